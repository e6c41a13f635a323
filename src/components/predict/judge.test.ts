// A prediction held against an answer: right, wrong or skipped, each in words.
import { expect, test } from 'vitest';
import type { AnswerFacts } from '../../run/answer-facts.ts';
import { choiceOfStatus, OUTCOME_CHOICES, STATUS_CHOICES, wordsOfOutcome } from './choices.ts';
import { countRight, judge } from './judge.ts';

const REFUSED: AnswerFacts = {
  status: 400,
  outcome: { choice: '-32021', words: 'error -32021 MissingRequiredClientCapability' },
  headers: [],
  messages: [],
};
const CODE = { name: '/error/code', value: -32021 };

test('what is right is said once, with the value of the field', () => {
  const judged = judge(
    { status: '400', outcome: '-32021', field: '/error/code' },
    { answer: REFUSED, field: CODE },
    true,
  );
  expect(judged).toEqual([
    { what: 'HTTP status', verdict: 'right', predicted: '400 Bad Request', came: '400 Bad Request' },
    {
      what: 'Message',
      verdict: 'right',
      predicted: 'error -32021 MissingRequiredClientCapability',
      came: 'error -32021 MissingRequiredClientCapability',
    },
    { what: 'Deciding field', verdict: 'right', predicted: '/error/code', came: '/error/code: -32021' },
  ]);
  expect(countRight(judged)).toBe('3 of 3 right');
});

test('what is wrong says what was predicted and what came', () => {
  const prediction = { status: '200', outcome: 'input_required', field: '/result/resultType' };
  expect(
    judge(prediction, { answer: REFUSED, field: CODE }, true).map(({ verdict, predicted }) => [verdict, predicted]),
  ).toEqual([
    ['wrong', '200 OK'],
    ['wrong', 'a result of type input_required'],
    ['wrong', '/result/resultType'],
  ]);
});

test('what was not predicted is skipped, and counts as not right', () => {
  const judged = judge({ status: '400', outcome: '', field: '' }, { answer: REFUSED, field: CODE }, true);
  expect(judged.map(({ verdict }) => verdict)).toEqual(['right', 'skipped', 'skipped']);
  expect(countRight(judged)).toBe('1 of 3 right');
});

test('a line has no status, and where no field decides none is asked', () => {
  const judged = judge({ status: '', outcome: '-32021', field: '' }, { answer: REFUSED }, false);
  expect(judged.map(({ what }) => what)).toEqual(['Message']);
});

test('a status beside the list and one that never came are choices too', () => {
  const answer = { ...REFUSED, status: 418 };
  expect(judge({ status: 'other', outcome: '', field: '' }, { answer }, true)[0]).toEqual({
    what: 'HTTP status',
    verdict: 'right',
    predicted: 'another status',
    came: '418',
  });
  const { status: _, ...nothing } = REFUSED;
  expect(judge({ status: 'none', outcome: '', field: '' }, { answer: nothing }, true)[0]).toMatchObject({
    verdict: 'right',
    came: 'nothing came back',
  });
});

test('a long value is cut, and a field that is missing now is told', () => {
  const cameOf = (value: string | undefined) =>
    judge({ status: '', outcome: '', field: '' }, { answer: REFUSED, field: { name: '/x', value } }, false)[1]?.came;
  expect(cameOf('a'.repeat(100))).toBe(`/x: "${'a'.repeat(59)} …`);
  expect(cameOf(undefined)).toBe('/x, which this answer lacks');
});

test('every choice has words, and every status in the list is its own choice', () => {
  const outcomes = OUTCOME_CHOICES.flatMap(({ choices }) => choices.map(([value]) => value));
  expect(outcomes.filter((outcome) => /undefined/.test(wordsOfOutcome(outcome)))).toEqual([]);
  expect(outcomes).toContain('-32700');
  const statuses = STATUS_CHOICES.map(([value]) => value).filter((value) => /^\d+$/.test(value));
  expect(statuses.map((value) => choiceOfStatus(Number(value)))).toEqual(statuses);
});
