// What an adaptation makes of a ready kit, and when it is advice alone.
import { describe, expect, test } from 'vitest';
import type { Adaptation } from '../schemas/kit.ts';
import { adaptKit, findStrangers, type ReadyInterview } from './adapt-kit.ts';

const KIT: ReadyInterview = {
  level: 'L3',
  minutes: 60,
  questions: [{ slug: 'a' }, { slug: 'b', variant: 2 }, { slug: 'c' }],
};
const change = (rest: Partial<Adaptation>): Adaptation => ({
  when: 'For a junior',
  change: 'Less.',
  without: [],
  instead: [],
  add: [],
  asWritten: [],
  ...rest,
});

describe('an adaptation', () => {
  test.each<[string, Partial<Adaptation>, Partial<ReadyInterview>]>([
    ['takes questions out', { without: ['a'] }, { questions: [{ slug: 'b', variant: 2 }, { slug: 'c' }] }],
    [
      'gives a place to another card, without the variant',
      { instead: [{ of: 'b', slug: 'd' }] },
      { questions: [{ slug: 'a' }, { slug: 'd' }, { slug: 'c' }] },
    ],
    [
      'adds cards at the end',
      { add: ['d', 'e'] },
      { questions: [{ slug: 'a' }, { slug: 'b', variant: 2 }, { slug: 'c' }, { slug: 'd' }, { slug: 'e' }] },
    ],
    ['asks a question as written', { asWritten: ['b'] }, { questions: [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }] }],
    ['changes the slot', { minutes: 45 }, { minutes: 45 }],
    ['changes the level', { level: 'L2' }, { level: 'L2' }],
  ])('%s', (_, rest, expected) => {
    expect(adaptKit(KIT, change(rest))).toEqual({ ...KIT, ...expected });
  });

  test('that changes nothing is advice alone', () => {
    expect(adaptKit(KIT, change({}))).toBeUndefined();
  });

  test('leaves the kit as it was', () => {
    const before = structuredClone(KIT);
    adaptKit(KIT, change({ without: ['a'], add: ['d'], minutes: 30 }));
    expect(KIT).toEqual(before);
  });
});

test('what a kit does not ask can be neither taken out, nor replaced, nor asked as written', () => {
  const strange = change({ without: ['a', 'x'], instead: [{ of: 'y', slug: 'b' }], asWritten: ['z'], add: ['new'] });
  expect(findStrangers(KIT, strange)).toEqual(['x', 'y', 'z']);
});
