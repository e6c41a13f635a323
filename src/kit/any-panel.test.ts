// Panels: what holds for any scorecards of any interviewers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { question, scorecard } from './fixtures/scorecards.ts';
import { joinPanel, numberOf, sumUp } from './panel.ts';
import { nameMembers } from './panel-words.ts';
import { ANCHORS } from './scorecard-shape.ts';
import type { Scorecard, ScorecardQuestion } from './scorecard.ts';

type Score = ScorecardQuestion['score'];
const NOT = 'not-asked';

const anyScore = fc.constantFrom<Score>(...ANCHORS, NOT);
const anyCard = fc
  .tuple(
    fc.constantFrom('Blue', 'Red', 'blue', ''),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdef'), anyScore, fc.constantFrom('AAAAaaaa', 'BBBBbbbb')), {
      selector: ([slug]) => slug,
      minLength: 1,
    }),
  )
  .map(([label, asked]) =>
    scorecard(
      label,
      asked.map(([slug, score, hash]) => question(slug, score, { hash })),
    ),
  );
const anyPanel = fc
  .array(anyCard, { minLength: 1, maxLength: 5 })
  .map((cards) => cards.map((card, index) => ({ ...card, id: String(index) })));
const holds = (check: (cards: Scorecard[]) => void) => fc.assert(fc.property(anyPanel, check), { numRuns: 500 });
const byKey = (cards: Scorecard[]) =>
  new Map(joinPanel(cards).questions.map((one) => [`${one.slug} ${one.hash}`, one]));

test('no answer is lost and none is made up', () => {
  holds((cards) => {
    const { members, questions } = joinPanel(cards);
    expect(members).toHaveLength(cards.length);
    for (const [index, card] of cards.entries()) {
      const there = questions.flatMap(({ answers }) => answers[index] ?? []);
      expect(there.toSorted((a, b) => a.number - b.number)).toEqual(card.questions);
    }
  });
});

test('spreads are between 0 and 3, means between the lowest and the highest score', () => {
  holds((cards) => {
    for (const { spread, mean, asked, answers } of joinPanel(cards).questions) {
      const numbers = answers.flatMap((answer) => (answer && numberOf(answer.score)) ?? []);
      expect(asked).toBe(numbers.length);
      expect(spread === undefined).toBe(asked < 2);
      expect(mean === undefined).toBe(asked === 0);
      if (spread !== undefined) expect([0, 1, 2, 3]).toContain(spread);
      if (mean === undefined) continue;
      expect(mean).toBeGreaterThanOrEqual(Math.min(...numbers));
      expect(mean).toBeLessThanOrEqual(Math.max(...numbers));
    }
  });
});

test('the order of the files changes neither spreads nor means', () => {
  holds((cards) => {
    const [there, back] = [byKey(cards), byKey(cards.toReversed())];
    expect(there.size).toBe(back.size);
    for (const [key, { spread, mean, asked }] of there) {
      expect(back.get(key)).toMatchObject({ asked, ...(spread === undefined ? {} : { spread }) });
      expect(back.get(key)?.mean ?? 0).toBeCloseTo(mean ?? 0);
    }
    expect(sumUp(joinPanel(cards)).mean ?? 0).toBeCloseTo(sumUp(joinPanel(cards.toReversed())).mean ?? 0);
  });
});

test('a question that one more interviewer did not ask changes no mean and no spread', () => {
  holds((cards) => {
    const silent = {
      ...cards[0]!,
      id: 'silent',
      questions: cards[0]!.questions.map((one) => question(one.slug, NOT, { hash: one.hash })),
    };
    const [before, after] = [byKey(cards), byKey([...cards, silent])];
    for (const [key, { spread, mean, asked }] of before)
      expect(after.get(key)).toMatchObject({
        ...(spread === undefined ? {} : { spread }),
        ...(mean === undefined ? {} : { mean }),
        asked,
      });
    expect(sumUp(joinPanel([...cards, silent])).mean).toBe(sumUp(joinPanel(cards)).mean);
  });
});

test('spreads only go down the list, and the range holds every interviewer’s mean', () => {
  holds((cards) => {
    const panel = joinPanel(cards);
    const spreads = panel.questions.map(({ spread }) => spread ?? -1);
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    const { byMember, range } = sumUp(panel);
    const means = byMember.flatMap(({ mean }) => mean ?? []);
    expect(range === undefined).toBe(means.length < 2);
    if (range !== undefined) expect([Math.min(...means), Math.max(...means)]).toEqual(range);
  });
});

test('no two interviewers have the same name', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', 'A', 'a', 'A (1)', 'A (2)', 'Interviewer 1', 'Interviewer 2 (1)')),
      (labels) => {
        const names = nameMembers(labels).map((name) => name.toLowerCase());
        expect(new Set(names).size).toBe(labels.length);
      },
    ),
  );
});
