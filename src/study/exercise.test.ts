// Exercises made from cards and rules: which there are, what takes turns, and that neither length nor place gives a claim away.
import { describe, expect, test } from 'vitest';
import { plainText } from './drill-data.ts';
import { createExercise, gradePoints, listPractice, nameAsked } from './exercise.ts';
import type { SpotExercise } from './exercise.ts';
import { card, material, point, rule, wrong } from './fixtures/material.ts';
import { FIRST_ROUND } from './session.ts';

const variant = (ask: string) => ({ ask, server: 'The reference server', scenario: {}, answerOf: 1 });

const spot = (data: Parameters<typeof createExercise>[0], slug: string, round: number): SpotExercise =>
  createExercise(data, `spot:${slug}`, { good: round, answered: round }) as SpotExercise;

describe('what can be practised', () => {
  test('of a card its question, its wrong answers, and its variants where it has some', () => {
    const data = material([card('a'), card('b', { variants: [variant('V')] }), card('c', { wrongAnswers: [] })]);
    expect(listPractice(data).map(({ item }) => item)).toEqual([
      'card:a',
      'spot:a',
      'card:b',
      'spot:b',
      'wire:b',
      'card:c',
    ]);
  });

  test('only rules that a card names, as important and as easy as the cards that name them', () => {
    const cards = [
      card('a', { rules: ['MCP-STL-004'], level: 'L3', importance: 'should-know', roles: ['x'], wrongAnswers: [] }),
      card('b', { rules: ['MCP-STL-004'], level: 'L2', importance: 'must-know', roles: ['y', 'x'], wrongAnswers: [] }),
    ];
    const practice = listPractice(material(cards, [rule('MCP-STL-004'), rule('MCP-STL-005')]));
    expect(practice.slice(2)).toEqual([
      {
        item: 'rule:MCP-STL-004',
        of: 'MCP-STL-004',
        topic: 'errors',
        level: 'L2',
        roles: ['x', 'y'],
        importance: 'must-know',
        minutes: 1,
        confusable: [],
      },
    ]);
  });

  test('the minutes follow the words that are said', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    const [short, long] = [card('a', { solid: words(75) }), card('b', { solid: words(225) })];
    const minutes = listPractice(material([short, long])).flatMap(({ item, minutes }) =>
      item.startsWith('card:') ? [minutes] : [],
    );
    expect(minutes).toEqual([1.75, 2.75]);
  });

  test('a member of a confusable set says so', () => {
    const [first] = listPractice(material([card('choose-the-error-code')]));
    expect(first?.confusable).toEqual(['error-codes']);
  });
});

describe('spot the wrong answer', () => {
  test('with each good answer another wrong claim has its turn', () => {
    const data = material([card('a')]);
    const wrongs = [0, 1, 2, 3].map((round) => spot(data, 'a', round).claims.find(({ wrong }) => wrong)?.html);
    expect(wrongs).toEqual(['a claim', 'b claim', 'c claim', 'a claim']);
  });

  test('beside it stand the key points that are nearest in length, whole and in their order', () => {
    const keyPoints = [10, 80, 38, 200, 42].map((length) => point('x'.repeat(length)));
    const data = material([card('a', { keyPoints, wrongAnswers: [wrong('y'.repeat(40))] })]);
    const right = spot(data, 'a', 0).claims.filter(({ wrong }) => wrong === undefined);
    expect(right.map(({ html }) => html.length)).toEqual([38, 42]);
  });

  test('a third one comes only where its length is like', () => {
    const keyPoints = [60, 42, 38].map((length) => point('x'.repeat(length)));
    const data = material([card('a', { keyPoints, wrongAnswers: [wrong('y'.repeat(40))] })]);
    expect(spot(data, 'a', 0).claims).toHaveLength(4);
  });

  test('what was missed comes back as the same claim, not always in the same place', () => {
    const cards = Array.from({ length: 20 }, (_, index) => card(`card-${index}`));
    const data = material(cards);
    const made = (slug: string, answered: number) =>
      (createExercise(data, `spot:${slug}`, { good: 0, answered }) as SpotExercise).claims;
    const wrongs = cards.flatMap(({ slug }) =>
      [0, 1].map((answered) => made(slug, answered).find(({ wrong }) => wrong)),
    );
    expect(new Set(wrongs.map((claim) => claim?.html))).toEqual(new Set(['a claim']));
    const placeOf = (slug: string, answered: number) => made(slug, answered).findIndex(({ wrong }) => wrong);
    expect(cards.some(({ slug }) => placeOf(slug, 0) !== placeOf(slug, 1))).toBe(true);
  });

  test('key points with a keyword, or that lean on another sentence, stand back where there are others', () => {
    const keyPoints = ['It is sent', 'A server MUST ask', 'one plain', 'two plain', 'Nor is it'].map((html) =>
      point(html),
    );
    const rightOf = (points: typeof keyPoints) =>
      spot(material([card('a', { keyPoints: points })]), 'a', 0).claims.flatMap(({ html, wrong }) =>
        wrong ? [] : html,
      );
    expect(rightOf(keyPoints)).toEqual(['one plain', 'two plain']);
    expect(rightOf(keyPoints.slice(0, 3)).length).toBeGreaterThan(1);
  });

  test('marks do not count as length', () => {
    const keyPoints = ['<code>x</code>', 'x'.repeat(14), 'xx'].map((html) => point(html));
    const data = material([card('a', { keyPoints, wrongAnswers: [wrong('y')] })]);
    expect(
      spot(data, 'a', 0)
        .claims.map(({ html }) => plainText(html))
        .sort(),
    ).toEqual(['x', 'xx', 'y']);
  });

  test('its place is the same each time it is made, and any of them over many', () => {
    const cards = Array.from({ length: 200 }, (_, index) => card(`card-${index}`));
    const data = material(cards);
    const placeOf = (slug: string): number => spot(data, slug, 1).claims.findIndex(({ wrong }) => wrong);
    const places = cards.map(({ slug }) => placeOf(slug));
    expect(cards.map(({ slug }) => placeOf(slug))).toEqual(places);
    for (const place of [0, 1, 2, 3]) expect(places.filter((one) => one === place).length).toBeGreaterThan(30);
  });
});

test('with each good answer another variant has its turn', () => {
  const data = material([card('a', { variants: [variant('one'), variant('two')] })]);
  const asked = [0, 1, 2].map((round) => {
    const exercise = createExercise(data, 'wire:a', { good: round, answered: round });
    return exercise?.kind === 'wire' && exercise.variant.ask;
  });
  expect(asked).toEqual(['one', 'two', 'one']);
});

test('a server with a fault is asked about without what it does, any other by its name', () => {
  const fault = { ...variant('one'), server: 'Forgets the capabilities', scenario: { fault: 'forgetful' } };
  expect(nameAsked(fault)).toBe('A server with a fault');
  expect(nameAsked(variant('two'))).toBe('The reference server');
});

test.each(['card:gone', 'spot:gone', 'wire:a', 'rule:MCP-STL-004', 'essay:a'] as const)(
  '%s, which is not published, makes no exercise',
  (item) => {
    expect(createExercise(material([card('a')]), item as 'card:a', FIRST_ROUND)).toBeUndefined();
  },
);

test('a rule is asked with its address and its hash', () => {
  const exercise = createExercise(material([], [rule('MCP-STL-004')]), 'rule:MCP-STL-004', FIRST_ROUND);
  expect(exercise).toMatchObject({ kind: 'rule', url: '/rules/MCP-STL-004/', hash: 'r', seconds: 30 });
});

describe('the grade', () => {
  const points = [{ essential: true }, { essential: false }, { essential: true }];
  test.each([
    [[0, 2], 'good'],
    [[2, 0, 1], 'good'],
    [[0, 1], 'again'],
    [[1], 'again'],
    [[], 'again'],
  ] as const)('of the points %j is %s', (met, grade) => {
    expect(gradePoints(points, met)).toBe(grade);
  });
});
