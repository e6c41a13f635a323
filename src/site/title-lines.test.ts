// A title in lines: as few as fit, as even as they can be, in the largest size.
import { describe, expect, test } from 'vitest';
import { balanceLines, setTitle } from './title-lines.ts';

describe('lines', () => {
  test.each([
    ['one, where all fits', [3, 3, 3], 11, [[0, 1, 2]]],
    [
      'even ones, where the last would have a single word',
      [3, 3, 3, 3],
      12,
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['one for a word that is wider than the room', [3, 9, 3], 5, [[0], [1], [2]]],
    ['none for no words', [], 5, []],
  ])('are %s', (_, widths, room, lines) => {
    expect(balanceLines(widths, 1, room)).toEqual(lines);
  });
});

describe('a title', () => {
  const steps = [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ];
  test('takes the largest size in which it fits', () => {
    expect(setTitle([3, 3], 1, 140, steps)).toEqual({ size: 20, lines: [[0, 1]] });
    expect(setTitle([3, 3], 1, 139, steps)).toEqual({ size: 10, lines: [[0, 1]] });
  });
  test('is smaller where a word would be wider than the room', () => {
    expect(setTitle([8], 1, 140, steps)).toEqual({ size: 10, lines: [[0]] });
  });
  test('that fits in no size is refused', () => {
    expect(() => setTitle([8, 8, 8], 1, 100, steps)).toThrow(
      'the title fits in no size: expected at most 2 lines of 10 px; shorten it.',
    );
  });
});
