// What an import would change is told before it changes anything, and comes true.
import { describe, expect, test } from 'vitest';
import type { ParsedExport } from './parse-export.ts';
import { formatImported, formatPreview, previewImport } from './preview-import.ts';
import type { Review, Settings } from './types.ts';

const review = (id: string, at = 1): Review => ({ id, item: 'card:a', at, grade: 'good' });
const preview = (reviews: Review[], file: Partial<ParsedExport>, settings: Settings = { minutes: 20, timer: 1 }) =>
  previewImport({ reviews, settings }, { reviews: [], settings: {}, refused: [], aside: [], ...file });

test('reviews are new, newer than those that are here, or here already', () => {
  const own = [review('a', 5), review('b', 5), review('c', 5)];
  const reviews = [review('a', 5), review('b', 9), review('c', 2), review('d'), review('e')];
  expect(preview(own, { reviews })).toEqual({ total: 5, added: 2, replaced: 1, same: 2, settings: [] });
});

test('settings are named where they are not the reader’s own', () => {
  const settings = { interview: '2026-12-10', minutes: 20, timer: 0, shortcuts: false };
  expect(preview([], { settings }).settings).toEqual([
    { name: 'Interview on', from: 'none', to: '2026-12-10' },
    { name: 'Timer', from: '1 times', to: 'off' },
    { name: 'Single keys act', from: 'yes', to: 'no' },
  ]);
  expect(preview([], { settings: { shortcuts: true, minutes: 20 } }).settings).toEqual([]);
  const future = { later: 'x' } as Partial<Settings>;
  expect(preview([], { settings: future }).settings).toEqual([{ name: 'later', from: 'none', to: 'x' }]);
});

describe('the preview says', () => {
  test.each([
    [0, 0, 0, 'It holds no answers.'],
    [1, 0, 0, 'It holds 1 answer, new here.'],
    [1200, 0, 0, 'It holds 1,200 answers, all of them new here.'],
    [0, 0, 1, 'It holds 1 answer, which is here already.'],
    [0, 0, 7, 'It holds 7 answers, and all of them are here already.'],
    [2, 0, 5, 'It holds 7 answers: 2 are new here, 5 are here already.'],
    [1, 2, 1, 'It holds 4 answers: 1 is new here, 2 are newer than here, 1 is here already.'],
  ])('%i new, %i newer, %i there', (added, replaced, same, words) => {
    expect(formatPreview({ total: added + replaced + same, added, replaced, same, settings: [] })).toBe(words);
  });
});

describe('afterwards it says', () => {
  test.each([
    [0, 0, false, 'Imported: nothing was new.'],
    [1, 0, false, 'Imported: 1 answer added.'],
    [3, 2, false, 'Imported: 3 answers added, 2 replaced by newer ones.'],
    [0, 0, true, 'Imported: nothing was new, the settings of the file taken.'],
  ])('%i added, %i replaced, settings %s', (added, replaced, took, words) => {
    expect(formatImported({ added, replaced, same: 0 }, took)).toBe(words);
  });
});
