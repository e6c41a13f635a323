// The levels of a kit: they climb to the chosen one, and more questions keep those of fewer.
import { describe, expect, test } from 'vitest';
import { levelToChoose, rampTo } from './level-ramp.ts';

describe('the levels climb to the chosen one', () => {
  test.each([
    ['L1', 3, ['L1', 'L1', 'L1']],
    ['L2', 2, ['L1', 'L2']],
    ['L2', 5, ['L1', 'L1', 'L2', 'L2', 'L2']],
    ['L3', 1, ['L3']],
    ['L3', 5, ['L1', 'L2', 'L2', 'L3', 'L3']],
    ['L3', 8, ['L1', 'L2', 'L2', 'L2', 'L3', 'L3', 'L3', 'L3']],
    ['L4', 5, ['L2', 'L3', 'L3', 'L4', 'L4']],
  ] as const)('%s in %i questions', (level, count, levels) => {
    expect(rampTo(level, count)).toEqual(levels);
  });
});

test('what is there already is not chosen again, and what the ramp has no place for changes nothing', () => {
  const choose = (there: ('L1' | 'L2' | 'L3' | 'L4')[]) =>
    [0, 1, 2, 3].map((number) => levelToChoose('L3', number, there));
  expect(choose([])).toEqual(['L3', 'L2', 'L3', 'L1']);
  expect(choose(['L2'])).toEqual(['L3', 'L3', 'L1', 'L2']);
  expect(choose(['L3', 'L3', 'L1'])).toEqual(['L2', 'L2', 'L3', 'L2']);
  expect(choose(['L4'])).toEqual(['L3', 'L2', 'L3', 'L1']);
});
