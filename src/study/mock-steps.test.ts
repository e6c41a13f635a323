// The steps of an interview, and that an interview which is ended early has only what was answered.
import { expect, test } from 'vitest';
import { followUp } from './fixtures/interviews.ts';
import { card } from './fixtures/material.ts';
import { collectAnswers, listSteps } from './mock-steps.ts';

const [first, second] = ['a', 'b'].map((slug) => ({
  card: card(slug),
  followUps: [followUp(`${slug} 1`), followUp(`${slug} 2`)],
  seconds: 120,
}));
const steps = listSteps({ questions: [first!, second!] });

test('each question comes before its follow-ups', () => {
  expect(steps.map(({ number, followUp: one }) => [number, one?.number, one?.question])).toEqual([
    [1, undefined, undefined],
    [1, 1, 'a 1'],
    [1, 2, 'a 2'],
    [2, undefined, undefined],
    [2, 1, 'b 1'],
    [2, 2, 'b 2'],
  ]);
});

test.each([
  ['nothing', [], []],
  ['one question without its follow-ups', [[0]], [{ question: first, met: [0], followUps: [] }]],
  [
    'all of one, and the next without its second follow-up',
    [[0, 1], [], [2], [], [1]],
    [
      { question: first, met: [0, 1], followUps: [[], [2]] },
      { question: second, met: [], followUps: [[1]] },
    ],
  ],
])('what was ticked is put together: %s', (_, ticked, answers) => {
  expect(collectAnswers(steps, ticked)).toEqual(answers);
});
