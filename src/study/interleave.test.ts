// The order within a session: as few equal neighbours as there can be, confusable sets together.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPractice, practise } from './fixtures/histories.ts';
import { interleave } from './interleave.ts';
import type { ItemId, Practice } from './types.ts';

/** Reads `card:a errors`, `spot:b security codes` as an item, its topic and its confusable sets. */
const read = (line: string): Practice => {
  const [item, topic = '', ...confusable] = line.split(' ');
  return practise(item as ItemId, { topic, confusable });
};
const order = (lines: string[]) => interleave(lines.map(read)).map(({ item }) => item);

describe('puts items in order', () => {
  test.each<[string, string[], string[]]>([
    ['none', [], []],
    ['that need no change', ['card:a t', 'spot:b u', 'card:c t'], ['card:a', 'spot:b', 'card:c']],
    ['with topics that alternate', ['card:a t', 'card:b t', 'card:c u'], ['card:a', 'card:c', 'card:b']],
    [
      'with kinds that alternate where topics leave the choice',
      ['card:a t', 'card:b u', 'spot:c v'],
      ['card:a', 'spot:c', 'card:b'],
    ],
    ['with topics before kinds', ['card:a t', 'spot:b t', 'card:c u'], ['card:a', 'card:c', 'spot:b']],
    [
      'with the frequent topic first where it must be',
      ['card:a u', 'card:b t', 'card:c t'],
      ['card:b', 'card:a', 'card:c'],
    ],
    ['of one topic as they are', ['card:a t', 'card:b t', 'card:c t'], ['card:a', 'card:b', 'card:c']],
    [
      'of one topic mostly as they are',
      ['card:a t', 'card:b u', 'card:c t', 'card:d t', 'card:e t'],
      ['card:a', 'card:b', 'card:c', 'card:d', 'card:e'],
    ],
    [
      'with topics mixed within a set',
      ['card:a t codes', 'spot:b t codes', 'wire:c u codes'],
      ['card:a', 'wire:c', 'spot:b'],
    ],
    [
      'with kinds mixed within a set',
      ['card:a t codes', 'card:b u codes', 'spot:c v codes'],
      ['card:a', 'spot:c', 'card:b'],
    ],
    ['with a set of one member left out of account', ['card:a t codes cancel', 'spot:b u codes'], ['card:a', 'spot:b']],
    [
      'with a confusable set together',
      ['card:a t codes', 'card:b u', 'card:c t codes', 'card:d u'],
      ['card:b', 'card:a', 'card:c', 'card:d'],
    ],
    [
      'with a lone member of a set as any other',
      ['card:a t codes', 'card:b t', 'card:c u cancel'],
      ['card:a', 'card:c', 'card:b'],
    ],
    [
      'with one set finished before the next begins',
      ['rule:x1 t x', 'rule:xy t x y', 'rule:x2 t x', 'rule:y t y'],
      ['rule:x1', 'rule:x2', 'rule:xy', 'rule:y'],
    ],
    [
      'with two sets that share a member around it',
      ['rule:xy t x y', 'rule:y t y', 'rule:x1 t x', 'rule:x2 t x'],
      ['rule:y', 'rule:xy', 'rule:x1', 'rule:x2'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(order(lines)).toEqual(expected);
  });
});

/** All orders of a few items. */
const permute = (items: Practice[]): Practice[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((each) => permute(items.filter((other) => other !== each)).map((rest) => [each, ...rest]));

const countTopicClashes = (items: Practice[]) =>
  items.filter(({ topic }, index) => index > 0 && items[index - 1]!.topic === topic).length;

describe('any session', () => {
  const apart = (items: Practice[]) => items.map((each) => ({ ...each, confusable: [] }));

  test('has the same items after as before', () => {
    fc.assert(
      fc.property(anyPractice, (items) => {
        const ordered = interleave(items);
        expect(ordered).toHaveLength(items.length);
        expect(new Set(ordered)).toEqual(new Set(items));
      }),
    );
  });

  test('has no neighbours of one topic unless every order has', () => {
    fc.assert(
      fc.property(anyPractice, (each) => {
        const items = apart(each.slice(0, 6));
        const fewest = Math.min(...permute(items).map(countTopicClashes));
        expect(countTopicClashes(interleave(items))).toBe(fewest);
      }),
      { numRuns: 200 },
    );
  });

  test('has none at all where no topic has more than half', () => {
    fc.assert(
      fc.property(anyPractice, (each) => {
        const items = apart(each);
        const most = Math.max(0, ...items.map(({ topic }) => items.filter((other) => other.topic === topic).length));
        if (most <= Math.ceil(items.length / 2)) expect(countTopicClashes(interleave(items))).toBe(0);
      }),
    );
  });

  test('has each confusable set in one piece', () => {
    fc.assert(
      fc.property(anyPractice, (items) => {
        const ordered = interleave(items);
        for (const name of ['codes', 'cancel']) {
          const places = ordered.flatMap(({ confusable }, index) => (confusable.includes(name) ? [index] : []));
          expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(Math.max(0, places.length - 1));
        }
      }),
    );
  });

  test('of ten hours is ordered at once', () => {
    const items = Array.from({ length: 600 }, (_, index) =>
      practise(`card:${index}`, { topic: `t${(index * 7) % 29}` }),
    );
    const began = performance.now();
    interleave(items);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
