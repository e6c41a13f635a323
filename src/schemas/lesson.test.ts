// The lesson's schema takes one good value, and names every way to be wrong.
import { describe, expect, test } from 'vitest';
import { lessonSchema } from './lesson.ts';

const step = { id: 'first', title: 'Discover', scenario: { requests: [{ method: 'server/discover' }] } };
const right = { text: 'In the request.', right: true, because: 'Each one brings it.' };
const wrong = { text: 'In the session.', because: 'There is none.' };
const check = { id: 'where', question: 'Where is it?', choices: [right, wrong] };
const good = {
  title: 'One request',
  description: 'From validation to a result.',
  minutes: 10,
  order: 1,
  steps: [step, step, step],
  checks: [check, check],
  rules: ['MCP-STL-004'],
  cards: ['a-card'],
  revision: '2026-07-28',
  reviewed: '2026-11-30',
};

const issuesOf = (change: object): string[] =>
  (lessonSchema.safeParse({ ...good, ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

test('a good lesson is taken, and a choice is wrong unless it says otherwise', () => {
  const lesson = lessonSchema.parse(good);
  expect(lesson.claims).toEqual([]);
  expect(lesson.checks[0]?.choices.map((choice) => choice.right)).toEqual([true, false]);
});

describe('a lesson is refused', () => {
  test.each([
    [{ title: 'x'.repeat(121) }, 'title: Too big: expected string to have <=120 characters'],
    [{ description: '' }, 'description: write a sentence here'],
    [{ minutes: 4 }, 'minutes: Too small: expected number to be >=5'],
    [{ minutes: 31 }, 'minutes: Too big: expected number to be <=30'],
    [{ order: 0 }, 'order: Too small: expected number to be >=1'],
    [{ steps: [step, step] }, 'steps: Too small: expected array to have >=3 items'],
    [{ steps: [step, step, { ...step, id: 'Third' }] }, 'steps.2.id: a slug is kebab-case'],
    [
      { steps: [step, step, { ...step, scenario: { requests: Array(7).fill({ method: 'a' }) } }] },
      'steps.2.scenario.requests: Too big: expected array to have <=6 items',
    ],
    [{ checks: [check] }, 'checks: Too small: expected array to have >=2 items'],
    [{ checks: Array(4).fill(check) }, 'checks: Too big: expected array to have <=3 items'],
    [
      { checks: [check, { ...check, choices: [right] }] },
      'checks.1.choices: Too small: expected array to have >=2 items',
    ],
    [
      { checks: [check, { ...check, choices: [right, right] }] },
      'checks.1.choices: exactly one choice has right: true',
    ],
    [
      { checks: [check, { ...check, choices: [right, { text: 'No.' }] }] },
      'checks.1.choices.1.because: Invalid input: expected string, received undefined',
    ],
    [{ rules: [] }, 'rules: Too small: expected array to have >=1 items'],
    [{ cards: [] }, 'cards: Too small: expected array to have >=1 items'],
    [{ revision: 'latest' }, 'revision: Invalid input: expected "2026-07-28"'],
    [{ reviewed: undefined }, 'reviewed: a date is YYYY-MM-DD'],
    [{ level: 'L1' }, ': Unrecognized key: "level"'],
  ])('for %j', (change, issue) => {
    expect(issuesOf(change)).toEqual([issue]);
  });
});
