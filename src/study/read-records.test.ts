// Whatever the database holds, the drill begins with all that can be read and says what cannot.
import { describe, expect, test } from 'vitest';
import { readRecords } from './read-records.ts';
import type { Records } from './read-records.ts';
import type { Review } from './types.ts';

const REVIEW: Review = { id: 'a', item: 'card:x', at: 1, grade: 'good' };
const LATER: Review = { id: 'b', item: 'card:x', at: 2, grade: 'again' };
const read = (records: Partial<Records>) =>
  readRecords({ reviews: [], settings: undefined, aside: [], lastBackup: undefined, unreadable: 0, ...records });
const under = (...reviews: { id: unknown }[]) => reviews.map((review) => [review.id, review] as const);

test('a new reader has the default settings, and nothing to repair', () => {
  expect(read({})).toEqual({ reviews: [], settings: { minutes: 20, timer: 1 }, aside: [], notices: [] });
});

test('what is in order is read', () => {
  const settings = { interview: '2026-12-24', minutes: 30, timer: 0 };
  expect(read({ reviews: under(LATER, REVIEW), settings, lastBackup: 7 })).toEqual({
    reviews: [REVIEW, LATER],
    settings,
    aside: [],
    lastBackup: 7,
    notices: [],
  });
});

describe('a broken review', () => {
  const broken = { ...LATER, grade: 'easy' };
  const aside = {
    text: '{"id":"b","item":"card:x","at":2,"grade":"easy"}',
    where: 'a review, grade',
    found: '"easy"',
    expected: '"again" or "good"',
    raw: broken,
  };

  test('is set aside with the reason, and the others are read', () => {
    expect(read({ reviews: under(REVIEW, broken) })).toEqual({
      reviews: [REVIEW],
      settings: { minutes: 20, timer: 1 },
      aside: [aside],
      notices: [
        '1 review could not be read and was set aside, not deleted; an export has all that was set aside. a review, grade: found "easy", expected "again" or "good".',
      ],
      repair: { aside: [aside], dropReviews: ['b'], reviews: [], dropAside: [] },
    });
  });

  test('that is no JSON is set aside as it is', () => {
    const circle: { id: Date; self?: unknown } = { id: new Date(0) };
    circle.self = circle;
    const { repair } = read({ reviews: [[7, circle]] });
    expect(repair?.aside).toHaveLength(1);
    expect(repair?.aside[0]).toMatchObject({ text: 'not JSON, key 7', where: 'a review, id', found: 'a date object' });
    expect(repair?.aside[0]?.raw).toBe(circle);
  });

  test('among many is named if it is one of the first three', () => {
    const many = Array.from({ length: 5 }, (_, id) => ({ id }));
    expect(read({ reviews: under(...many) }).notices).toEqual([
      '5 reviews could not be read and were set aside, not deleted; an export has all that was set aside. ' +
        [0, 1, 2].map((id) => `a review, id: found ${id}, expected a text of 1 to 100 characters.`).join(' ') +
        ' And 2 more.',
    ]);
  });

  test('comes back when it can be read', () => {
    const words = { where: '', found: '', expected: '' };
    const text = JSON.stringify(LATER);
    expect(read({ reviews: under(REVIEW), aside: [{ text, ...words }] })).toEqual({
      reviews: [REVIEW, LATER],
      settings: { minutes: 20, timer: 1 },
      aside: [],
      notices: ['1 review that had been set aside can be read again and came back.'],
      repair: { aside: [], dropReviews: [], reviews: [LATER], dropAside: [text] },
    });
  });

  test('comes back from what the database had, where its text is no JSON', () => {
    const entry = { text: 'not JSON, key b', raw: LATER };
    expect(read({ aside: [entry] }).repair).toMatchObject({ reviews: [LATER], dropAside: ['not JSON, key b'] });
  });

  test('that comes back does not replace a newer one', () => {
    const newer = { ...LATER, at: 9 };
    const { reviews, repair } = read({ reviews: under(newer), aside: [{ text: JSON.stringify(LATER) }] });
    expect(reviews).toEqual([newer]);
    expect(repair?.reviews).toEqual([]);
  });
});

test('words of endless length are not taken over', () => {
  const [entry] = read({ aside: [{ text: '{"id":1}', where: 'x'.repeat(501), found: 1 }] }).aside;
  expect(entry).toEqual({ text: '{"id":1}', where: 'a review', found: 'what could not be read', expected: 'a review' });
});

test('what was set aside stays there, and nothing of it has to be said again', () => {
  const entry = { text: '{"id":1}', where: 'a review, id', found: '1', expected: 'a text', raw: { id: 1 } };
  const state = read({ aside: [entry, { text: 5 }, null] });
  expect(state).toMatchObject({ aside: [entry], notices: [] });
  expect(state).not.toHaveProperty('repair');
});

describe('settings that are wrong', () => {
  test('are repaired, told, and set aside as they were', () => {
    const settings = { interview: '30.11.2026', minutes: 45, timer: 1 };
    const aside = {
      text: '{"interview":"30.11.2026","minutes":45,"timer":1}',
      where: 'settings, interview',
      found: '"30.11.2026"',
      expected: 'a date of the calendar, YYYY-MM-DD',
    };
    expect(read({ settings })).toEqual({
      reviews: [],
      settings: { minutes: 45, timer: 1 },
      aside: [aside],
      notices: [
        'Settings were repaired; look at them before you go on. settings, interview: found "30.11.2026", expected a date of the calendar, YYYY-MM-DD.',
      ],
      repair: { aside: [aside], dropReviews: [], reviews: [], dropAside: [], settings: { minutes: 45, timer: 1 } },
    });
  });

  test.each([['text'], [null], [[1, 2]], [NaN]])('%j are the default ones', (settings) => {
    expect(read({ settings })).toMatchObject({ settings: { minutes: 20, timer: 1 } });
    expect(read({ settings }).notices).toHaveLength(1);
  });
});

test.each([['2026-11-30'], [NaN], [null], [{}]])('a last backup %j is none', (lastBackup) => {
  expect(read({ lastBackup })).not.toHaveProperty('lastBackup');
});

test('records that the browser cannot read are counted', () => {
  expect(read({ unreadable: 1 }).notices).toEqual([
    'The browser could not read 1 record of its own database; nothing was deleted. Export now, and reload.',
  ]);
});
