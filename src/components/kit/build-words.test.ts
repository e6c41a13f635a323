// What Build says about length, overlap and the link.
import { describe, expect, test } from 'vitest';
import type { KitCard } from '../../kit/kit-data.ts';
import type { TimePlan } from '../../kit/plan-time.ts';
import { adviseLength, describeLength, describeOverlap, describeSum } from './build-words.ts';

const plan = (count: number, total: number, slot: number): TimePlan => ({
  introduction: 180,
  questions: Array.from({ length: count }, (_, index) => ({ slug: String(index), seconds: 1, followUpSeconds: 1 })),
  candidateQuestions: 180,
  reserve: slot - total,
  total,
  slot,
});

describe('the length', () => {
  test.each([
    [plan(8, 57 * 60, 3600), '8 questions, 57 of 60 minutes, 3 left for further follow-ups'],
    [plan(1, 900 + 25, 900), '1 question, 15 of 15 minutes'],
    [plan(0, 360, 1800), '0 questions, 6 of 30 minutes, 24 left for further follow-ups'],
    [plan(9, 65 * 60 + 20, 3600), '9 questions, 65 of 60 minutes: 5 too many'],
  ])('is summed up', (given, words) => {
    expect(describeSum(given)).toBe(words);
  });

  test('that fits needs no advice', () => {
    expect(adviseLength(plan(8, 3400, 3600), 1, 180)).toBeUndefined();
    expect(adviseLength(plan(8, 3600, 3600), 1, 180)).toBeUndefined();
  });

  test('that is too much is cut, or gets the slot that holds it, before extra time', () => {
    expect(adviseLength(plan(9, 65 * 60, 3600), 1, 180)).toBe('Remove a question, or take a slot of about 65 minutes.');
    expect(adviseLength(plan(9, 130 * 60, 7200), 2, 180)).toBe(
      'Remove a question, or take a slot of about 65 minutes.',
    );
    expect(adviseLength(plan(50, 200 * 60, 3600), 1, 180)).toBe('Remove questions: a slot has 180 minutes at most.');
  });

  test('that leaves room for a question says so', () => {
    expect(adviseLength(plan(5, 50 * 60, 3600), 1, 180)).toMatch(/^There is room for another question/);
    expect(adviseLength(plan(5, 51 * 60, 3600), 1, 180)).toBeUndefined();
  });
});

describe('an overlap', () => {
  const card = {
    keyPoints: [
      { html: '', essential: true, source: { name: 'Base protocol, _meta', url: 'https://x/spec/basic/index#meta' } },
      { html: '', essential: true, source: { name: 'MCP-STL-004', url: '/rules/MCP-STL-004/' } },
    ],
  } as KitCard;
  const overlap = { one: 'a', other: 'b' } as const;

  test('names the passages and rules that both rest on', () => {
    const shared = ['basic/index#meta', 'MCP-STL-004', 'gone#away'];
    expect(describeOverlap({ ...overlap, why: 'core', shared }, card)).toBe(
      'the same core point: Base protocol, _meta; MCP-STL-004; gone#away',
    );
  });

  test('of near cards says what they do to one another', () => {
    expect(describeOverlap({ ...overlap, why: 'near', shared: [] }, card)).toBe(
      'much the same question, or one gives the other away',
    );
  });
});

test('the length of a link is told from where programs cut it', () => {
  expect(describeLength('x'.repeat(1500))).toBeUndefined();
  expect(describeLength('x'.repeat(1501))).toMatch(/^The link has 1501 characters\./);
});
