// The export says everything, in a form that a person can look through, and comes back as it was.
import { expect, test } from 'vitest';
import { exportFileName, formatExport } from './export-json.ts';
import { parseExport } from './parse-export.ts';
import type { Review, Settings } from './types.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const REVIEWS: Review[] = [
  { id: 'b', item: 'rule:MCP-STL-004', at: 2, grade: 'again' },
  { id: 'a', item: 'card:x', at: 1, grade: 'good', met: [0, 2], hash: 'h' },
];
const SETTINGS: Settings = { interview: '2026-12-24', minutes: 20, timer: 1 };
const ASIDE = { text: '{"id":7}', where: 'a review, id', found: '7', expected: 'a text', raw: { id: 7 } };

test('an export has a review a line, in the order of time', () => {
  expect(formatExport({ reviews: REVIEWS, settings: SETTINGS, aside: [ASIDE] }, NOW)).toBe(`{
  "format": "wireproof-study",
  "version": 1,
  "exported": "2026-11-30T12:00:00.000Z",
  "revision": "2026-07-28",
  "settings": {"interview":"2026-12-24","minutes":20,"timer":1},
  "reviews": [
    {"id":"a","item":"card:x","at":1,"grade":"good","met":[0,2],"hash":"h"},
    {"id":"b","item":"rule:MCP-STL-004","at":2,"grade":"again"}
  ],
  "aside": [
    {"where":"a review, id","found":"7","expected":"a text","text":"{\\"id\\":7}"}
  ]
}
`);
});

test('an export of nothing is one too', () => {
  const text = formatExport({ reviews: [], settings: { minutes: 5, timer: 0 }, aside: [] }, NOW);
  expect(parseExport(text)).toEqual({
    exported: '2026-11-30T12:00:00.000Z',
    reviews: [],
    settings: { minutes: 5, timer: 0 },
    refused: [],
    aside: [],
  });
});

test('what was exported comes back, what was set aside too', () => {
  const { raw: _, ...aside } = ASIDE;
  expect(parseExport(formatExport({ reviews: REVIEWS, settings: SETTINGS, aside: [ASIDE] }, NOW))).toEqual({
    exported: '2026-11-30T12:00:00.000Z',
    reviews: [REVIEWS[1], REVIEWS[0]],
    settings: SETTINGS,
    refused: [],
    aside: [aside],
  });
});

test('files are named by the day of the reader', () => {
  const lateInTheEvening = new Date(2026, 2, 5, 23, 59).getTime();
  expect(exportFileName(lateInTheEvening)).toBe('wireproof-study-2026-03-05.json');
  expect(exportFileName(lateInTheEvening, 'anki', 'txt')).toBe('wireproof-anki-2026-03-05.txt');
});
