// What changed in a card is found where it changed, and nothing is told that stayed.
import { describe, expect, test } from 'vitest';
import { compareVersions, type FieldChange } from './compare-versions.ts';
import { createCard } from './fixtures/run-fixture.ts';
import type { KitCard } from './kit-data.ts';

const old = createCard('a', {
  title: 'Why is it <em>so</em>?',
  prompt: 'A client sends <code>tools/list</code>.',
  keyPoints: [
    'Each request stands by itself.',
    'The server keeps nothing of it.',
    'A load balancer may choose any.',
  ].map((html, index) => ({ html, essential: index === 0, source: { name: 'Base' } })),
});

/** The changes as lines: `[-removed-]`, `{+added+}`. */
const print = (changes: FieldChange[]): string[] =>
  changes.map(({ field, pieces }) => {
    const texts = pieces.map(({ kind, text }) =>
      kind === 'removed' ? `[-${text}-]` : kind === 'added' ? `{+${text}+}` : text,
    );
    return `${field}: ${texts.join('')}`;
  });
const compare = (rest: Partial<KitCard>): string[] => print(compareVersions(old, { ...old, ...rest }));
const [first, second, third] = old.keyPoints;
if (first === undefined || second === undefined || third === undefined) throw new Error('The card has three points.');
const [one, other] = old.followUps;
if (one === undefined || other === undefined) throw new Error('The card has two follow-ups.');

test('nothing is told of a card that stayed', () => {
  expect(compare({})).toEqual([]);
});

test('what is not asked, expected or graded by is not told', () => {
  expect(compare({ level: 'L4', hash: 'ffffffff', seconds: 9, url: '/x/', topics: [] })).toEqual([]);
});

test('nothing is told of words that stayed while their form changed', () => {
  expect(compare({ title: 'Why is it <strong>so</strong>?' })).toEqual([]);
});

describe('told is', () => {
  test.each<[string, Partial<KitCard>, string[]]>([
    ['another question', { title: 'Why is it not so?' }, ['Question: Why is it {+not +}so?']],
    [
      'another prompt',
      { prompt: 'A client sends <code>a &amp; b</code>.' },
      ['Read out first: A client sends [-tools/list-]{+a & b+}.'],
    ],
    [
      'a key point that was edited',
      { keyPoints: [first, { ...second, html: 'The server keeps something of it.' }, third] },
      ['Key point 2: The server keeps [-nothing-]{+something+} of it.'],
    ],
    [
      'a key point that became essential',
      { keyPoints: [first, { ...second, essential: true }, third] },
      ['Key point 2: {+Essential: +}The server keeps nothing of it.'],
    ],
    [
      'a key point that came',
      { keyPoints: [first, { ...second, html: 'Quite another thing.' }, second, third] },
      ['Key point 2: {+Quite another thing.+}'],
    ],
    [
      'a key point in the place of another, which says something else',
      { keyPoints: [first, { ...second, html: 'Quite another thing.' }, third] },
      ['Key point 2: {+Quite another thing.+}', 'Key point 2: [-The server keeps nothing of it.-]'],
    ],
    ['a key point that went', { keyPoints: [first, third] }, ['Key point 2: [-The server keeps nothing of it.-]']],
    ['another order', { keyPoints: [first, third, second] }, ['Key points: They stand in another order.']],
    [
      'a key point that moved and was edited',
      { keyPoints: [third, { ...first, html: 'Each request stands alone.' }, second] },
      [
        'Key point 2: Essential: Each request stands [-by itself-]{+alone+}.',
        'Key points: They stand in another order.',
      ],
    ],
    [
      'what a follow-up expects',
      { followUps: [{ ...one, expected: ['This.', 'Those.'] }, other] },
      ['Follow-up 1: L2: And then? Expected: This. · [-That-]{+Those+}.'],
    ],
    [
      'a follow-up that changes a condition, and its level',
      { followUps: [{ ...one, level: 'L4', changesCondition: true }, other] },
      ['Follow-up 1: [-L2-]{+L4+}: And then? {+(changes a condition) +}Expected: This. · That.'],
    ],
    [
      'a correction',
      { wrongAnswers: old.wrongAnswers.map((answer) => ({ ...answer, correction: 'It says two.' })) },
      ['Wrong answer 1: “It says three.” Right: It [-does not-]{+says two+}.'],
    ],
    ['an anchor', { rubric: { ...old.rubric, mixed: 'One of both.' } }, ['Anchor mixed: One {+of both+}.']],
    [
      'a variant that came',
      { variants: [{ ask: 'What comes?', server: 'S', scenario: {}, answerOf: 1 }] },
      ['Variant 1: {+What comes?+}'],
    ],
  ])('%s', (_, rest, lines) => {
    expect(compare(rest)).toEqual(lines);
  });

  test('what a variant sends, where it asks the same', () => {
    const variant = { ask: 'What comes?', server: 'S', scenario: { requests: [1] }, answerOf: 1 };
    const before = { ...old, variants: [variant] };
    const after = { ...old, variants: [{ ...variant, scenario: { requests: [2] } }] };
    expect(print(compareVersions(before, after))).toEqual([
      'Variants: What is sent, or the field that decides, changed.',
    ]);
    expect(compareVersions(before, before)).toEqual([]);
  });
});

test('a text can be put together again from what is told', () => {
  const [change] = compareVersions(old, { ...old, title: 'How so, and why is it that it is so?' });
  const join = (without: string): string =>
    (change?.pieces ?? [])
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('');
  expect([join('added'), join('removed')].map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Why is it so?',
    'How so, and why is it that it is so?',
  ]);
});
