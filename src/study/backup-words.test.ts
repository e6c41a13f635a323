// The age of the last backup is said so that the reader knows whether to make another.
import { expect, test } from 'vitest';
import { describeBackup } from './backup-words.ts';
import type { Review } from './types.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 30, 12);
const review = (daysAgo: number): Review => ({
  id: `${daysAgo}`,
  item: 'card:a',
  at: NOW - daysAgo * DAY,
  grade: 'good',
});

test.each<[string, number[], number | undefined, { words: string; isDue: boolean }]>([
  ['nothing at all', [], undefined, { words: 'There is nothing to back up yet.', isDue: false }],
  ['no backup', [1], undefined, { words: 'There is no backup of your 1 answer.', isDue: true }],
  ['no backup of many', [1, 2], undefined, { words: 'There is no backup of your 2 answers.', isDue: true }],
  [
    'a fresh one',
    [1],
    0.5,
    { words: 'The last backup was made less than a day ago; nothing was answered since.', isDue: false },
  ],
  ['one of yesterday', [0.5, 3], 1.5, { words: 'The last backup was made a day ago; 1 answer since.', isDue: false }],
  ['one of two weeks ago', [3], 14, { words: 'The last backup was made 14 days ago; 1 answer since.', isDue: true }],
  [
    'an old one that has everything',
    [30],
    29,
    { words: 'The last backup was made 29 days ago; nothing was answered since.', isDue: false },
  ],
  [
    'one of a clock that was ahead',
    [1],
    -5,
    { words: 'The last backup bears a date that is still to come, so its age is not known.', isDue: true },
  ],
])('%s', (_, reviews, daysAgo, expected) => {
  const lastBackup = daysAgo === undefined ? undefined : NOW - daysAgo * DAY;
  expect(describeBackup(reviews.map(review), { lastBackup, now: NOW })).toEqual(expected);
});
