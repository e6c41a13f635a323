// How a kit becomes sheets: order, clock, and the variant that goes with each question.
import { expect, test } from 'vitest';
import type { Variant } from '../study/drill-data.ts';
import { createCard } from './fixtures/run-fixture.ts';
import { DEFAULT_CHOICES, type Kit, type KitItem } from './kit.ts';
import { KIT_DATA_VERSION, type KitData } from './kit-data.ts';
import { createSheet, minutesOf, valueToShow, variantsOf } from './sheet.ts';

const variant = (ask: string): Variant => ({ ask, server: 'The reference server', scenario: {}, answerOf: 1 });
const [one, two] = [variant('One?'), variant('Two?')];
const data: KitData = {
  version: KIT_DATA_VERSION,
  revision: '2026-07-28',
  cards: [createCard('a', { variants: [one, two] }), createCard('b'), createCard('c', { seconds: 10_000 })],
};
const item = (slug: string, rest: Partial<KitItem> = {}): KitItem => ({ slug, hash: 'AAAAAAAA', ...rest });
const kitOf = (items: KitItem[], choices: Partial<Kit['choices']> = {}): Kit => ({
  choices: { ...DEFAULT_CHOICES, ...choices },
  items,
});

test('questions come in the order of the kit, and their clock adds up to the slot', () => {
  const sheet = createSheet(kitOf([item('b'), item('a')]), data);
  expect(sheet.questions.map(({ number, card }) => [number, card.slug])).toEqual([
    [1, 'b'],
    [2, 'a'],
  ]);
  const stops = [
    sheet.introduction,
    ...sheet.questions.map(({ stop }) => stop),
    sheet.reserve,
    sheet.candidateQuestions,
  ];
  let clock = 0;
  for (const stop of stops) {
    expect(stop?.start).toBe(clock);
    clock += stop?.minutes ?? 0;
  }
  expect(clock).toBe(60);
  expect(minutesOf(sheet)).toBe(60);
});

test('a chosen variant is asked in the question’s place; without one there is one to switch to, the same each time', () => {
  const chosen = createSheet(kitOf([item('a', { variant: 2 })]), data).questions[0];
  expect(chosen?.asked).toEqual({ number: 2, variant: two });
  expect(chosen?.spare).toBeUndefined();
  const open = createSheet(kitOf([item('a'), item('b')]), data);
  expect(open.questions[0]?.spare?.variant.ask).toMatch(/^(One|Two)\?$/);
  expect(open).toEqual(createSheet(kitOf([item('a'), item('b')]), data));
  expect(open.questions[1]).not.toHaveProperty('spare');
  expect(variantsOf(open)).toEqual([open.questions[0]?.spare?.variant]);
});

test('a variant that the card no longer has leaves the question itself', () => {
  const [question] = createSheet(kitOf([item('a', { variant: 9 })]), data).questions;
  expect(question).not.toHaveProperty('asked');
  expect(question?.spare).toBeDefined();
});

test('a question that is not here is left out and named, and the others close up', () => {
  const sheet = createSheet(kitOf([item('gone'), item('b')]), data);
  expect(sheet.missing).toEqual(['gone']);
  expect(sheet.questions.map(({ number, card }) => [number, card.slug])).toEqual([[1, 'b']]);
});

test('extra time makes the slot longer, and too many questions leave no reserve', () => {
  expect(minutesOf(createSheet(kitOf([item('b')], { extraTime: 1.5 }), data))).toBe(90);
  const full = createSheet(kitOf([item('c')]), data);
  expect(full).not.toHaveProperty('reserve');
  expect(full.candidateQuestions.start).toBeGreaterThan(60);
});

test('a kit without questions has its ends and nothing between', () => {
  const sheet = createSheet(kitOf([]), data);
  expect(sheet.questions).toEqual([]);
  expect(sheet.introduction.start).toBe(0);
  expect(sheet.candidateQuestions.start + sheet.candidateQuestions.minutes).toBe(60);
});

test.each([
  ['400, -32020 HeaderMismatch', '-32020', undefined],
  ['200, resultType complete', '7', '7'],
  ['200, text "ten"', '"ten"', undefined],
  ['200', `[${'1,'.repeat(60)}1]`, undefined],
  ['200', undefined, undefined],
])('of %s and %s a reader is shown %s', (answer, value, shown) => {
  expect(valueToShow(value === undefined ? { answer } : { answer, value })).toBe(shown);
});
