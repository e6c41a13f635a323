// The card's schema takes one good value, and names every way to be wrong.
import { describe, expect, test } from 'vitest';
import { cardSchema } from './card.ts';

const point = { text: 'A point.', essential: true, source: 'basic/index#statelessness' };
const followUp = { question: 'And then?', level: 'L2', expected: ['This.'], changesCondition: true };
const wrongAnswer = { claim: 'It is so.', tempting: 'It sounds so.', correction: 'It is not.', rule: 'MCP-STL-004' };
const variant = { ask: 'What comes back?', answerOf: 1, scenario: { requests: [{ method: 'tools/list' }] } };
const claim = { passage: 'basic/index#meta', keyword: 'MUST', from: 'A request missing any', to: 'is malformed' };
const good = {
  title: 'Why?',
  description: 'About why.',
  level: 'L2',
  kind: 'concept',
  importance: 'must-know',
  topics: ['statelessness'],
  roles: ['sdk-maintainer'],
  areas: ['protocol'],
  keyPoints: [point, { ...point, source: 'advice' }, { text: 'Another.', source: 'index' }],
  basics: 'Because.',
  solid: 'Because of this and that.',
  goDeeper: { junior: 'One.', middle: 'Two.', senior: 'Three.', principal: 'Four.' },
  followUps: [followUp, followUp, followUp],
  wrongAnswers: [wrongAnswer, wrongAnswer, wrongAnswer],
  rubric: { poor: 'Says no.', mixed: 'Says perhaps.', good: 'Says yes.', excellent: 'Says why.' },
  claims: [claim],
  revision: '2026-07-28',
  reviewed: '2026-11-30',
};

const issuesOf = (change: object): string[] =>
  (cardSchema.safeParse({ ...good, ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

test('a good card is taken, and lists that may be left out are empty', () => {
  const card = cardSchema.parse(good);
  expect(card).toMatchObject({ variants: [], rules: [], lessons: [], related: [] });
  expect(card.keyPoints.map(({ essential }) => essential)).toEqual([true, true, false]);
});

test('a date that YAML has read as one is taken', () => {
  expect(cardSchema.parse({ ...good, reviewed: new Date('2026-11-30') }).reviewed).toBe('2026-11-30');
});

test('a variant gets the defaults of its scenario', () => {
  expect(cardSchema.parse({ ...good, variants: [variant] }).variants[0]?.scenario).toEqual({
    definition: 'open',
    requests: [{ method: 'tools/list', params: {}, capabilities: {}, client: 'wireproof', headers: {}, connection: 1 }],
  });
});

describe('a card is refused', () => {
  test.each([
    [{ title: undefined }, 'title: Invalid input: expected string, received undefined'],
    [{ title: ' ' }, 'title: write a sentence here'],
    [{ title: 'x'.repeat(201) }, 'title: Too big: expected string to have <=200 characters'],
    [{ description: 'x'.repeat(201) }, 'description: Too big: expected string to have <=200 characters'],
    [{ prompt: '' }, 'prompt: write a sentence here'],
    [{ level: 'L5' }, 'level: Invalid option: expected one of "L1"|"L2"|"L3"|"L4"'],
    [{ importance: 'nice' }, 'importance: Invalid option: expected one of "must-know"|"should-know"|"good-to-know"'],
    [{ topics: [] }, 'topics: Too small: expected array to have >=1 items'],
    [{ roles: [] }, 'roles: Too small: expected array to have >=1 items'],
    [{ areas: [] }, 'areas: Too small: expected array to have >=1 items'],
    [{ keyPoints: [point, point] }, 'keyPoints: Too small: expected array to have >=3 items'],
    [{ keyPoints: Array(8).fill(point) }, 'keyPoints: Too big: expected array to have <=7 items'],
    [
      { keyPoints: Array(3).fill({ ...point, essential: false }) },
      'keyPoints: mark at least one point essential: true',
    ],
    [
      { keyPoints: [point, point, { ...point, source: 'Basic' }] },
      'keyPoints.2.source: a source is a passage (basic/index#meta), a guide (docs/2026-07-28/…), a SEP (seps/…), an RFC (rfc8707#section-2) or advice',
    ],
    [{ keyPoints: [point, point, { ...point, weight: 2 }] }, 'keyPoints.2: Unrecognized key: "weight"'],
    [{ basics: '' }, 'basics: write a sentence here'],
    [{ solid: '' }, 'solid: write a sentence here'],
    [{ goDeeper: { ...good.goDeeper, senior: '' } }, 'goDeeper.senior: write a sentence here'],
    [{ followUps: [followUp, followUp] }, 'followUps: Too small: expected array to have >=3 items'],
    [
      { followUps: Array(3).fill({ ...followUp, changesCondition: false }) },
      'followUps: one follow-up has changesCondition: true',
    ],
    [
      { followUps: [followUp, followUp, { ...followUp, expected: [] }] },
      'followUps.2.expected: Too small: expected array to have >=1 items',
    ],
    [{ wrongAnswers: [wrongAnswer] }, 'wrongAnswers: Too small: expected array to have >=3 items'],
    [
      { wrongAnswers: [wrongAnswer, wrongAnswer, { ...wrongAnswer, rule: undefined }] },
      'wrongAnswers.2.rule: name the rule or the source that settles it',
    ],
    [
      { rubric: { ...good.rubric, poor: undefined } },
      'rubric.poor: Invalid input: expected string, received undefined',
    ],
    [{ variants: [{ ...variant, answerOf: 0 }] }, 'variants.0.answerOf: Too small: expected number to be >=1'],
    [
      { variants: [{ ...variant, scenario: { requests: [] } }] },
      'variants.0.scenario.requests: Too small: expected array to have >=1 items',
    ],
    [{ rules: ['STL-004'] }, 'rules.0: a rule id looks like MCP-STL-004'],
    [{ related: ['A card'] }, 'related.0: a slug is kebab-case'],
    [{ lessons: ['a_lesson'] }, 'lessons.0: a slug is kebab-case'],
    [{ conflict: { text: 'They differ.', passages: ['index'] } }, 'conflict.passages: a conflict has two places'],
    [{ claims: [] }, 'claims: Too small: expected array to have >=1 items'],
    [
      { claims: [{ ...claim, keyword: 'must' }] },
      'claims.0.keyword: Invalid option: expected one of "MUST"|"MUST NOT"|"SHOULD"|"SHOULD NOT"|"MAY"|"REQUIRED"|"RECOMMENDED"',
    ],
    [{ revision: '2025-11-25' }, 'revision: Invalid input: expected "2026-07-28"'],
    [{ reviewed: '30 November' }, 'reviewed: a date is YYYY-MM-DD'],
    [{ asked: 4 }, ': Unrecognized key: "asked"'],
  ])('for %j', (change, issue) => {
    expect(issuesOf(change)).toEqual([issue]);
  });
});
