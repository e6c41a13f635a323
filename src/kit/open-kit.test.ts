// A kit of a link is held against the cards that there are: nothing of it is lost, and what is gone comes from its history.
import { describe, expect, test } from 'vitest';
import type { CardHistory } from './card-history.ts';
import { createCard } from './fixtures/run-fixture.ts';
import { isEligible } from './eligible.ts';
import { DEFAULT_CHOICES, type Kit, type KitItem } from './kit.ts';
import { listOutdated, listWithdrawn, settleKit, type Known } from './open-kit.ts';

const kitOf = (...items: KitItem[]): Kit => ({ choices: DEFAULT_CHOICES, items });
const variant = { ask: 'What comes?', server: 'S', scenario: {}, answerOf: 1 };
const cards = [createCard('a'), createCard('b', { variants: [variant, variant] })];

describe('a kit that is settled', () => {
  test('stays as it is where everything is known', () => {
    const kit = kitOf({ slug: 'b', hash: 'AAAAAAAA', variant: 2, isLocked: true }, { slug: 'a', hash: 'older000' });
    expect(settleKit(kit, cards)).toEqual({ kit, notices: [] });
  });

  test('has the current version where the link names none', () => {
    expect(settleKit(kitOf({ slug: 'a', hash: '' }, { slug: 'gone', hash: '' }), cards)).toEqual({
      kit: kitOf({ slug: 'a', hash: 'AAAAAAAA' }, { slug: 'gone', hash: '' }),
      notices: [],
    });
  });

  test('asks the question itself where the variant is gone, and says so', () => {
    const kit = kitOf({ slug: 'gone', hash: 'AAAAAAAA', variant: 9 }, { slug: 'b', hash: 'AAAAAAAA', variant: 3 });
    expect(settleKit(kit, cards)).toEqual({
      kit: kitOf({ slug: 'gone', hash: 'AAAAAAAA', variant: 9 }, { slug: 'b', hash: 'AAAAAAAA' }),
      notices: ['Question 2 has no variant 3 any more. It is asked as itself.'],
    });
  });
});

test('outdated are the questions of another version and those that are gone', () => {
  const changed = { slug: 'a', hash: 'older000' };
  const gone = { slug: 'gone', hash: 'AAAAAAAA' };
  expect(listOutdated(kitOf({ slug: 'b', hash: 'AAAAAAAA' }, changed, gone), cards)).toEqual([changed, gone]);
});

describe('a card that is gone', () => {
  const first = createCard('gone', { hash: 'first000' });
  const last = createCard('gone', { hash: 'last0000' });
  const history: CardHistory = {
    version: 1,
    versions: [first, last].map((card) => ({ since: '2026-12-01', card })),
  };
  const list = (hash: string, slug = 'gone'): unknown[] =>
    listWithdrawn(
      kitOf({ slug: 'a', hash: 'older000' }, { slug, hash }),
      cards,
      new Map<string, Known>([
        ['a', history],
        ['gone', history],
        ['lost', 'none'],
        ['far', 'unreachable'],
      ]),
    );
  test.each([
    ['comes in the version that the link names', 'first000', first],
    ['comes in its last version where the link names another', 'other000', last],
    ['comes in its last version where the link names none', '', last],
  ])('%s', (_, hash, card) => {
    expect(list(hash)).toEqual([{ ...card, withdrawn: true }]);
  });

  test.each(['lost', 'far', 'not-asked-yet', '__proto__'])('does not come where it has no history: %s', (slug) => {
    expect(list('first000', slug)).toEqual([]);
  });

  test('is never proposed', () => {
    expect(isEligible(last, DEFAULT_CHOICES)).toBe(true);
    expect(isEligible({ ...last, withdrawn: true }, DEFAULT_CHOICES)).toBe(false);
  });
});
