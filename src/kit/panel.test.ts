// Panels: how far apart interviewers are, what means rest on, and what is said where kits differ.
import { describe, expect, test } from 'vitest';
import { question, scorecard } from './fixtures/scorecards.ts';
import { joinPanel, namesFor, sumUp } from './panel.ts';
import { nameMembers, tellVariants } from './panel-words.ts';
import { ANCHORS } from './scorecard-shape.ts';
import type { Scorecard, ScorecardQuestion } from './scorecard.ts';

type Score = ScorecardQuestion['score'];
const NOT = 'not-asked';

/** A scorecard of questions a, b, c … with these scores. */
const scored = (label: string, ...scores: Score[]): Scorecard =>
  scorecard(
    label,
    scores.map((score, index) => question('abcdef'[index]!, score)),
  );

test('a question has its scores, their spread, its mean and how many asked it', () => {
  const { questions } = joinPanel([scored('Blue', 'good'), scored('Red', 'poor'), scored('Green', 'excellent')]);
  expect(questions).toMatchObject([{ slug: 'a', asked: 3, spread: 3, mean: 8 / 3 }]);
  expect(questions[0]?.answers.map((answer) => answer?.score)).toEqual(['good', 'poor', 'excellent']);
});

test.each<[Score[], number | undefined, number | undefined, number]>([
  [['poor', 'poor'], 0, 1, 2],
  [['poor', 'mixed'], 1, 1.5, 2],
  [['mixed', 'excellent', 'good'], 2, 3, 3],
  [['excellent', 'poor'], 3, 2.5, 2],
  [['good', NOT, 'good'], 0, 3, 2],
  [['excellent', NOT], undefined, 4, 1],
  [[NOT, NOT], undefined, undefined, 0],
])('the scores %j have the spread %s and the mean %s, of %i', (scores, spread, mean, asked) => {
  const [only] = joinPanel(scores.map((score, index) => scored(String(index), score))).questions;
  expect([only?.spread, only?.mean, only?.asked]).toEqual([spread, mean, asked]);
});

test('questions that are furthest apart come first, then in the order of one’s own kit, those without a spread last', () => {
  const own = scored('Blue', NOT, 'good', 'good', 'poor', 'poor', 'good');
  const other = scored('Red', NOT, NOT, 'good', 'excellent', 'poor', 'poor');
  const { questions } = joinPanel([own, other]);
  expect(questions.map(({ slug, spread }) => [slug, spread])).toEqual([
    ['d', 3],
    ['f', 2],
    ['c', 0],
    ['e', 0],
    ['b', undefined],
    ['a', undefined],
  ]);
});

test('who gave which score is told by name', () => {
  const panel = joinPanel([scored('Blue', 'good'), scored('Red', NOT), scored('Green', 'good')]);
  const [only] = panel.questions;
  expect([...ANCHORS, NOT].map((score) => namesFor(panel, only!, score as Score))).toEqual([
    ...[[], [], ['Blue', 'Green'], [], ['Red']],
  ]);
});

describe('kits that differ', () => {
  test('are said: what one does not have, and of which version', () => {
    const own = scorecard('Blue', [question('a', 'good'), question('b', 'good'), question('c', 'poor')]);
    const other = scorecard('Red', [question('a', 'poor'), question('b', 'good', { hash: 'BBBBbbbb' })]);
    const { questions, notices } = joinPanel([own, other]);
    expect(notices).toEqual([
      'The kit of Red does not have “Title of c”.',
      '“Title of b” was changed between the kits: one version was asked by Blue, another one by Red. They stand apart.',
    ]);
    expect(questions.map(({ slug, hash, asked, spread }) => [slug, hash, asked, spread])).toEqual([
      ['a', 'AAAAaaaa', 2, 2],
      ['b', 'AAAAaaaa', 1, undefined],
      ['c', 'AAAAaaaa', 1, undefined],
      ['b', 'BBBBbbbb', 1, undefined],
    ]);
  });

  test('of another revision are said', () => {
    const { notices } = joinPanel([scored('Blue', 'good'), { ...scored('Red', 'good'), revision: '2027-01-01' }]);
    expect(notices).toEqual(['The kits are about different revisions of the protocol: 2026-07-28 and 2027-01-01.']);
  });

  test('that have nothing in common are said', () => {
    const { notices } = joinPanel([scored('Blue', 'good'), scorecard('Red', [question('z', 'good')])]);
    expect(notices).toEqual([
      'The scorecard of Blue has no question in common with any other: is it of the same kit?',
      'The scorecard of Red has no question in common with any other: is it of the same kit?',
    ]);
  });

  test('name five questions at most', () => {
    const own = scored('Blue', 'good', 'good', 'good', 'good', 'good', 'good');
    const { notices } = joinPanel([
      { ...own, questions: [...own.questions, question('g', 'poor'), question('h', 'poor')] },
      scored('Red', 'good'),
    ]);
    expect(notices).toEqual([
      'The kit of Red does not have “Title of b”, “Title of c”, “Title of d”, “Title of e”, “Title of f” and 2 more.',
    ]);
  });

  test('of the same questions are not, whatever their order', () => {
    const own = scorecard('Blue', [question('a', 'good'), question('b', 'good')]);
    const other = scorecard('Red', [question('b', 'good'), question('a', 'good')]);
    expect(joinPanel([own, other]).notices).toEqual([]);
  });

  test('of one interviewer alone are not', () => {
    expect(joinPanel([scored('Blue', 'good')]).notices).toEqual([]);
  });
});

test('a variant that not everybody asked is said', () => {
  const own = scorecard('Blue', [question('a', 'good'), question('b', 'good', { variant: 1 })]);
  const other = scorecard('Red', [question('a', 'good', { variant: 2 }), question('b', 'good', { variant: 1 })]);
  const third = scorecard('Green', [question('a', 'good', { variant: 2 }), question('b', 'not-asked')]);
  const { members, questions } = joinPanel([own, other, third]);
  expect(questions.map((one) => tellVariants(members, one))).toEqual([
    'Not the same was asked: Blue asked the question itself and Red and Green asked variant 2.',
    undefined,
  ]);
});

describe('names', () => {
  test.each<[string[], string[]]>([
    [
      ['Blue', 'Red'],
      ['Blue', 'Red'],
    ],
    [
      ['Blue', 'blue ', 'Red'],
      ['Blue (1)', 'blue (2)', 'Red'],
    ],
    [
      ['Blue', 'Blue', 'Blue (1)'],
      ['Blue (2)', 'Blue (3)', 'Blue (1)'],
    ],
    [
      ['', ' \n'],
      ['Interviewer 1', 'Interviewer 2'],
    ],
    [
      ['Interviewer 2', ''],
      ['Interviewer 2 (1)', 'Interviewer 2 (2)'],
    ],
    [
      ['Bl\u200Bue', 'Blue'],
      ['Bl\u200Bue (1)', 'Blue (2)'],
    ],
    [['x'.repeat(50)], [`${'x'.repeat(39)}…`]],
    [['a\nb\u0000c'], ['a b c']],
    [['\u202Eeulb\u2066'], ['eulb']],
    [
      ['', '', 'Interviewer 1'],
      ['Interviewer 1 (1)', 'Interviewer 2', 'Interviewer 1 (2)'],
    ],
  ])('%j are called %j', (labels, names) => {
    expect(nameMembers(labels)).toEqual(names);
  });

  test('of equal labels are told apart, which is said', () => {
    const { members, notices } = joinPanel([scored('Blue', 'good'), { ...scored('Blue', 'good'), id: 'other' }]);
    expect(members.map(({ name }) => name)).toEqual(['Blue (1)', 'Blue (2)']);
    expect(notices).toEqual(['2 scorecards have the label “Blue”: here they are Blue (1) and Blue (2).']);
  });

  test('of no labels are said as well', () => {
    const { notices } = joinPanel([scored('', 'good'), { ...scored(' ', 'good'), id: 'other' }]);
    expect(notices).toEqual(['2 scorecards have no label: here they are Interviewer 1 and Interviewer 2.']);
  });
});

describe('the sum', () => {
  test('gives every question and every interviewer the same weight', () => {
    const panel = joinPanel([
      scored('Blue', 'excellent', 'poor'),
      scored('Red', 'excellent', NOT),
      scored('Green', 'excellent', NOT),
    ]);
    // The mean of 4 and 1, not of 4, 4, 4 and 1.
    expect(sumUp(panel)).toEqual({
      mean: 2.5,
      questions: 2,
      byMember: [
        { mean: 2.5, questions: 2 },
        { mean: 4, questions: 1 },
        { mean: 4, questions: 1 },
      ],
      range: [2.5, 4],
      byAll: 1,
    });
  });

  test('of nothing that was asked has no mean and no range', () => {
    expect(sumUp(joinPanel([scored('Blue', NOT), scored('Red', NOT)]))).toEqual({
      questions: 0,
      byMember: [{ questions: 0 }, { questions: 0 }],
      byAll: 0,
    });
  });

  test('of one interviewer has no range', () => {
    expect(sumUp(joinPanel([scored('Blue', 'good')]))).toEqual({
      mean: 3,
      questions: 1,
      byMember: [{ mean: 3, questions: 1 }],
      byAll: 1,
    });
  });
});
