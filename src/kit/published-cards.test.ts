// The published cards: whatever is chosen, the proposal is a fair interview; searched and held against one another they behave too.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf, KINDS, LEVELS, ROLES, TOPICS } from '../schemas/taxonomy.ts';
import { plainText } from '../study/drill-data.ts';
import { isForeign, isHandsOn } from './card-cost.ts';
import { isBelowRamp, isEligible } from './eligible.ts';
import { readRealCards } from './fixtures/real-cards.ts';
import { DEFAULT_CHOICES, type Choices, type KitItem } from './kit.ts';
import type { KitCard } from './kit-data.ts';
import { findOverlaps, overlaps } from './overlap.ts';
import { askedSeconds, planTime, proposedTime, questionTime } from './plan-time.ts';
import { propose, proposeOther } from './propose.ts';
import { searchCards } from './search-cards.ts';

const cards = await readRealCards();
const cardsOf = (items: readonly KitItem[]): KitCard[] =>
  items.map((item) => cards.find(({ slug }) => slug === item.slug)!);
const isApart = (card: KitCard, others: readonly KitCard[]): boolean =>
  others.every((other) => other !== card && overlaps(card, other) === undefined);

const slowest = Math.max(...cards.map(askedSeconds));

const anyRole = fc.option(fc.constantFrom<string[]>(...keysOf(ROLES)), { nil: undefined });
const anyChoices: fc.Arbitrary<Choices> = fc
  .record({
    level: fc.constantFrom(...keysOf(LEVELS)),
    role: anyRole,
    minutes: fc.integer({ min: 3, max: 24 }).map((fives) => fives * 5),
    topics: fc.oneof(
      { weight: 2, arbitrary: fc.constant<string[]>([]) },
      fc.subarray(keysOf(TOPICS) as string[], { maxLength: 8 }),
    ),
    kinds: fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, fc.subarray(keysOf(KINDS) as string[])),
    asksVariants: fc.boolean(),
    seed: fc.nat(),
    extraTime: fc.constantFrom(1, 1.25, 1.5, 2),
  })
  .map(({ role, ...rest }) => (role === undefined ? rest : { ...rest, role }));

describe('for any choices', () => {
  test('no two overlap, levels climb to the chosen one, filters hold, and the time fits or the reader is told', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const { items, notices } = propose(cards, choices);
        const asked = cardsOf(items);
        expect(findOverlaps(asked)).toEqual([]);
        expect(new Set(asked).size).toBe(asked.length);
        const levels = asked.map(({ level }) => level);
        expect(levels).toEqual(levels.toSorted());
        expect(asked.every((card) => isEligible(card, choices))).toBe(true);

        const { reserve, questions } = planTime(choices, asked);
        expect(reserve).toBeGreaterThanOrEqual(0);
        const isEmpty = notices.some((notice) => notice.includes('stay empty'));
        const kept = questionTime(choices.minutes) - proposedTime(choices.minutes);
        if (!isEmpty) expect(reserve).toBeLessThan((slowest + kept) * choices.extraTime);
        if (choices.topics.length + choices.kinds.length === 0) expect(questions.length).toBeGreaterThanOrEqual(2);
        expect(asked.length < 2 && !isEmpty).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('other roles come only where the role has no more, or to begin with an exchange or a fault', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const { items, notices } = propose(cards, choices);
        const asked = cardsOf(items);
        const foreign = asked.filter((card) => isForeign(card, choices));
        const told = notices.filter((notice) => notice.includes('other roles'));
        if (foreign.length === 0) expect(told).toEqual([]);
        const open = cards.filter(
          (card) =>
            isEligible(card, choices) &&
            !isForeign(card, choices) &&
            !isBelowRamp(card, choices) &&
            isApart(card, asked),
        );
        if (foreign.length > 0 && open.length > 0) expect(foreign.filter((card) => !isHandsOn(card))).toEqual([]);
        if (foreign.length > 0) expect(told).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  test('it is the same each time, whatever the order of the cards, and a longer slot keeps what a shorter one has', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const proposal = propose(cards, choices);
        expect(propose(cards.toReversed(), choices)).toEqual(proposal);
        const longer = propose(cards, { ...choices, minutes: choices.minutes + 5 });
        const slugs = new Set(longer.items.map(({ slug }) => slug));
        expect(proposal.items.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('what is locked stays, and the rest does not overlap with it', () => {
    fc.assert(
      fc.property(anyChoices, fc.nat(), fc.array(fc.boolean(), { maxLength: 30 }), (choices, seed, locks) => {
        const before = propose(cards, choices).items.map((item, index) => ({
          ...item,
          isLocked: locks[index] ?? false,
        }));
        const { items } = propose(cards, { ...choices, seed }, before);
        const locked = before.filter(({ isLocked }) => isLocked);
        expect(items.filter(({ isLocked }) => isLocked)).toEqual(locked);
        expect(findOverlaps(cardsOf(items))).toEqual([]);
        expect(planTime(choices, cardsOf(items)).reserve).toBeGreaterThanOrEqual(0);
        for (const item of locked) {
          const place = items.findIndex(({ slug }) => slug === item.slug);
          // Only a set that came out smaller moves it.
          expect(place === before.indexOf(item) || place >= items.length - locked.length).toBe(true);
        }
        expect(propose(cards, choices, before).items.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
      }),
      { numRuns: 30 },
    );
  });

  test('another question comes round and overlaps with none', () => {
    fc.assert(
      fc.property(anyChoices, fc.nat(), (choices, place) => {
        const items = propose(cards, choices).items;
        if (items.length === 0) return;
        const index = place % items.length;
        const others = cardsOf(items.toSpliced(index, 1));
        const seen = new Set<string>();
        let here = items[index]!;
        for (;;) {
          const next = proposeOther(cards, { choices, items: items.with(index, here) }, index);
          if (next === undefined) break;
          expect(seen.has(next.slug)).toBe(false);
          seen.add(next.slug);
          if (next.slug === items[index]!.slug) break;
          here = next;
        }
        const apart = cards.filter((card) => isEligible(card, choices) && isApart(card, others));
        expect([...seen].sort()).toEqual(apart.length > 1 ? apart.map(({ slug }) => slug).sort() : []);
      }),
      { numRuns: 20 },
    );
  });
});

describe('without filters', () => {
  const all = keysOf(LEVELS).flatMap((level) =>
    [undefined, ...keysOf(ROLES)].map((role): [string, string, Partial<Choices>] => [
      level,
      role ?? 'anyone',
      role === undefined ? { level } : { level, role },
    ]),
  );

  test.each(all)(
    '%s for %s: from 45 minutes one begins with an exchange or a fault, none is far too easy',
    (_, __, rest) => {
      for (const seed of [0, 1, 2]) {
        const choices = { ...DEFAULT_CHOICES, ...rest, minutes: 45, seed };
        const asked = cardsOf(propose(cards, choices).items);
        expect(asked.some(isHandsOn)).toBe(true);
        expect(asked.filter((card) => isBelowRamp(card, choices))).toEqual([]);
        expect(asked.length).toBeGreaterThanOrEqual(7);
      }
    },
  );

  // Of Foundation alone there are not enough that do not overlap to fill an hour without fundamentals.
  test('no topic is asked three times in an hour for nobody in particular', () => {
    for (const level of keysOf(LEVELS).slice(1))
      for (let seed = 0; seed < 10; seed++) {
        const topics = cardsOf(propose(cards, { ...DEFAULT_CHOICES, level, seed }).items).map((card) => card.topics[0]);
        expect(topics.filter((topic) => topics.filter((one) => one === topic).length > 2)).toEqual([]);
      }
  });

  test('another seed asks others', () => {
    const sets = Array.from({ length: 20 }, (_, seed) =>
      propose(cards, { ...DEFAULT_CHOICES, minutes: 30, seed })
        .items.map(({ slug }) => slug)
        .join(),
    );
    expect(new Set(sets).size).toBeGreaterThan(15);
  });
});

test('few of them overlap, and not all that share a wide passage', () => {
  const found = findOverlaps(cards);
  expect(found.length / ((cards.length * (cards.length - 1)) / 2)).toBeLessThan(0.1);
  const isFound = (one: string, other: string) => found.some((pair) => pair.one === one && pair.other === other);
  expect(isFound('walk-through-the-handshake', 'why-every-request-repeats-its-metadata')).toBe(true);
  expect(isFound('await-in-the-middle', 'tampered-request-state')).toBe(true);
  expect(isFound('self-reported-identity', 'which-status-is-fixed')).toBe(false);
});

test('a title finds its card first', () => {
  expect(searchCards(cards, 'handshake version')[0]?.slug).toBe('version-agreed-without-handshake');
  const some = cards.filter((_, index) => index % 5 === 0);
  expect(some.filter((card) => searchCards(cards, plainText(card.title))[0] !== card)).toEqual([]);
});
