// The counts of the survey: they point at lists that are there, and small ones are not told.
import { describe, expect, test } from 'vitest';
import { countAsked, countTopic, formatAsked, LISTS, QUESTIONS } from './asked.ts';
import survey from './survey.json';

test('a count is told with its sample and its month', () => {
  expect(countAsked('resource-or-tool')).toBe(35);
  expect(formatAsked(35)).toBe('in 35 of 72 public lists (November 2026)');
});

test('fewer than four lists, or none, give no number', () => {
  expect(survey.cards['may-the-cache-answer-this' as keyof typeof survey.cards]?.length ?? 0).toBeLessThan(4);
  expect(countAsked('may-the-cache-answer-this')).toBeUndefined();
  expect(countAsked('no-such-card')).toBeUndefined();
});

test('lists that ask for the removed handshake count for the card about it alone', () => {
  expect(countAsked('walk-through-the-handshake')).toBe(24);
  expect(countAsked('version-agreed-without-handshake')).toBe(6);
});

describe('what was counted', () => {
  const ids = LISTS.map(({ id }) => id);
  test('names each list once', () => {
    expect(new Set(ids).size).toBe(72);
    expect(QUESTIONS).toBeGreaterThan(1700);
  });
  test('counts no list twice for one card or topic, and only lists that are there', () => {
    const wrong = [...Object.entries(survey.cards), ...Object.entries(survey.topics)].filter(
      ([, lists]) => new Set(lists).size !== lists.length || lists.some((id) => !ids.includes(id)),
    );
    expect(wrong).toEqual([]);
    expect(countTopic('tools')).toBe(55);
  });
});
