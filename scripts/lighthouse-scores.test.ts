// Tests of what is read from reports of Lighthouse.
import { expect, test } from 'vitest';
import { findMissing, medianScores, type LighthouseReport } from './lighthouse-scores.ts';

const report = (performance: number | null, audit = 1): LighthouseReport => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'lcp', weight: 25 },
        { id: 'hint', weight: 0 },
      ],
    },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    lcp: { title: 'Largest Contentful Paint', score: audit, displayValue: '2.9 s' },
    hint: { title: 'A hint', score: 0 },
  },
});

test('the median of three runs counts', () => {
  expect(medianScores([report(1), report(0.9), report(0.98)])).toEqual({
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  });
});

test('a run without a score is none of 100', () => {
  expect(medianScores([report(null), report(null), report(1)]).performance).toBe(0);
});

test('what costs points is named, and hints are not', () => {
  expect(findMissing(report(0.94, 0.8))).toEqual(['performance 94: lcp (Largest Contentful Paint, 2.9 s)']);
  expect(findMissing(report(1, 0.99))).toEqual([]);
});
