// A mock interview: its levels climb, its topics differ, no question answers another, and it fills its time.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONFUSABLE_SETS, confusableOf } from './confusable.ts';
import { card } from './fixtures/material.ts';
import { followUp, interviewCard, interviews } from './fixtures/interviews.ts';
import type { InterviewCard } from './interview-data.ts';
import { createMockInterview, rampOf } from './mock.ts';
import type { MockInterview, MockOptions } from './mock.ts';
import type { DrillCard } from './drill-data.ts';
import type { Practice } from './types.ts';

const LEVELS = ['L1', 'L2', 'L3', 'L4'] as const;
const OPTIONS: MockOptions = { level: 'L2', minutes: 30, seed: 1 };
const solid = Array.from({ length: 230 }, () => 'word').join(' ');
const question = (slug: string, change: Partial<DrillCard> = {}): DrillCard => card(slug, { solid, ...change });

/** Makes one of cards that each have four follow-ups and nothing near them, but for what is said. */
function create(
  cards: DrillCard[],
  options: Partial<MockOptions> = {},
  near: Record<string, Partial<InterviewCard>> = {},
): MockInterview {
  const all = Object.fromEntries(cards.map(({ slug }) => [slug, interviewCard(near[slug])]));
  return createMockInterview(cards, interviews(all), { ...OPTIONS, ...options });
}
const slugsOf = ({ questions }: MockInterview): string[] => questions.map(({ card: { slug } }) => slug);

describe('the ramp climbs to the chosen level', () => {
  test.each([
    ['L1', 3, ['L1', 'L1', 'L1']],
    ['L3', 1, ['L3']],
    ['L3', 2, ['L2', 'L3']],
    ['L3', 5, ['L1', 'L2', 'L2', 'L3', 'L3']],
    ['L4', 2, ['L3', 'L4']],
    ['L4', 6, ['L1', 'L2', 'L2', 'L3', 'L3', 'L4']],
  ] as const)('%s in %i questions', (level, count, levels) => {
    expect(rampOf(level, count)).toEqual(levels);
  });
});

describe('what is chosen', () => {
  test('the levels of the ramp, and none beyond the chosen one', () => {
    const cards = LEVELS.flatMap((level) =>
      [1, 2, 3].map((number) => question(`${level}-${number}`, { level, topics: [`${level}-${number}`] })),
    );
    const { questions } = create(cards, { level: 'L3', minutes: 23 });
    expect(questions.map(({ card: { level } }) => level)).toEqual(['L1', 'L2', 'L2', 'L3', 'L3']);
  });

  test('where a level has none, the next lower one, and nothing that is too hard', () => {
    const cards = [question('a', { level: 'L1' }), question('b', { level: 'L4' })];
    expect(slugsOf(create(cards, { level: 'L3', minutes: 5 }))).toEqual(['a']);
  });

  test('each topic once as long as there are others', () => {
    const cards = ['errors', 'errors', 'errors', 'tools', 'stdio'].map((topic, index) =>
      question(`${topic}-${index}`, { topics: [topic] }),
    );
    const { questions } = create(cards, { minutes: 14 });
    expect(questions.map(({ card: { topics } }) => topics[0]).sort()).toEqual(['errors', 'stdio', 'tools']);
  });

  test('the more important card, and another kind', () => {
    const cards = [
      question('late', { topics: ['a'], importance: 'good-to-know' }),
      question('first', { topics: ['a'] }),
      question('alike', { topics: ['b'] }),
      question('other', { topics: ['c'], kind: 'design' }),
    ];
    expect(slugsOf(create(cards.slice(0, 2), { minutes: 5 }))).toEqual(['first']);
    const kinds = Array.from({ length: 20 }, (_, seed) => slugsOf(create(cards, { minutes: 9, seed })));
    expect(kinds.filter((slugs) => slugs.includes('other')).length).toBeGreaterThan(14);
  });

  test('never two that are related, whichever of them says so', () => {
    const cards = [question('a'), question('b'), question('c')];
    const near = { a: { related: ['b'] }, c: { related: ['b'] } };
    for (let seed = 0; seed < 20; seed++) {
      const slugs = slugsOf(create(cards, { seed, minutes: 60 }, near));
      expect(slugs.includes('b') && slugs.length > 1).toBe(false);
    }
  });

  test('never two of one confusable set', () => {
    const cards = CONFUSABLE_SETS['error-codes']!.map((slug) => question(slug));
    expect(create(cards, { minutes: 60 }).questions).toHaveLength(1);
  });

  test('those of the role, then others, and it says how many', () => {
    const cards = [
      question('own', { roles: ['security-engineer'], topics: ['a'] }),
      question('same-topic', { roles: ['security-engineer'], topics: ['a'] }),
      question('foreign', { topics: ['b'] }),
    ];
    const two = create(cards, { role: 'security-engineer', minutes: 9 });
    expect(slugsOf(two).sort()).toEqual(['own', 'same-topic']);
    expect(two.fromOtherRoles).toBe(0);
    expect(create(cards, { role: 'security-engineer', minutes: 14 }).fromOtherRoles).toBe(1);
    expect(create(cards, { minutes: 14 }).fromOtherRoles).toBe(0);
  });
});

describe('follow-ups', () => {
  const asked = (all: InterviewCard['followUps'], options: Partial<MockOptions>) =>
    create([question('a')], options, { a: { followUps: all } }).questions[0]?.followUps.map((one) => one.question);

  test('first one that changes a condition, in the order of the card', () => {
    const all = [followUp('a'), followUp('b'), followUp('c', { changesCondition: true })];
    expect(asked(all, { minutes: 5 })).toEqual(['a', 'c']);
  });

  test('beyond the level only where there are no others', () => {
    const all = [followUp('hard', { level: 'L4', changesCondition: true }), followUp('a'), followUp('b')];
    expect(asked(all, { minutes: 5 })).toEqual(['a', 'b']);
    expect(asked(all, { minutes: 8 })).toEqual(['hard', 'a', 'b']);
  });
});

test('without cards there are no questions', () => {
  expect(create([])).toEqual({ questions: [], seconds: 0, fromOtherRoles: 0 });
});

const anyCards = fc.uniqueArray(
  fc.record({
    slug: fc.constantFrom(
      ...Array.from({ length: 40 }, (_, index) => `card-${index}`),
      ...Object.values(CONFUSABLE_SETS).flat(),
    ),
    level: fc.constantFrom<Practice['level'][]>(...LEVELS),
    topics: fc.tuple(fc.constantFrom('a', 'b', 'c', 'd')),
    roles: fc.subarray(['x', 'y']),
    related: fc.array(
      fc.nat(39).map((index) => `card-${index}`),
      { maxLength: 4 },
    ),
    words: fc.integer({ min: 100, max: 200 }),
    followUps: fc.integer({ min: 3, max: 5 }),
  }),
  { selector: ({ slug }) => slug, maxLength: 40 },
);
const anyOptions = fc.record({
  level: fc.constantFrom<Practice['level'][]>(...LEVELS),
  role: fc.constantFrom(undefined, 'x', 'y'),
  minutes: fc.constantFrom(10, 15, 20, 30, 45, 60),
  seed: fc.integer(),
});

test('holds for any cards and options: climbs, keeps its distance, fills its time or has all it can, is the same each time', () => {
  fc.assert(
    fc.property(anyCards, anyOptions, (drawn, options) => {
      const cards = drawn.map(({ words, related: _, followUps: __, ...rest }) =>
        question(rest.slug, { ...rest, solid: Array.from({ length: words }, () => 'w').join(' ') }),
      );
      const all = Object.fromEntries(
        drawn.map(({ slug, related, followUps }) => [
          slug,
          interviewCard({ related, followUps: Array.from({ length: followUps }, (_, n) => followUp(String(n))) }),
        ]),
      );
      const data = interviews(all);
      const made = createMockInterview(cards, data, options);
      expect(createMockInterview(cards.toReversed(), data, options)).toEqual(made);

      const levels = made.questions.map(({ card: { level } }) => level);
      expect(levels).toEqual([...levels].sort());
      expect(levels.filter((level) => level > options.level)).toEqual([]);
      const slugs = slugsOf(made);
      const near = (a: string, b: string) =>
        a === b || all[a]!.related!.includes(b) || confusableOf(a).some((set) => confusableOf(b).includes(set));
      for (const [index, a] of slugs.entries())
        for (const [other, b] of slugs.entries()) expect(index !== other && near(a, b)).toBe(false);

      const left = options.minutes * 60 - made.seconds;
      expect(left).toBeGreaterThanOrEqual(-38);
      // What has time left has asked everything that it may.
      if (left > 38) {
        for (const { card: own, followUps } of made.questions)
          expect(followUps).toHaveLength(all[own.slug]!.followUps.length);
      }
    }),
    { numRuns: 300 },
  );
});

test('another number gives other questions', () => {
  const cards = Array.from({ length: 30 }, (_, index) =>
    question(`card-${index}`, { topics: [`topic-${index % 15}`] }),
  );
  const made = new Set(Array.from({ length: 20 }, (_, seed) => slugsOf(create(cards, { seed })).join()));
  expect(made.size).toBe(20);
});
