// What ticks change: points, wrong answers that become evidence, follow-ups that were asked.
import { describe, expect, test } from 'vitest';
import { readFollowUp, toggleAsked, toggleExpected, toggleHeard, togglePoint } from './hear.ts';
import type { KitCard } from './kit-data.ts';
import type { Answer } from './run-record.ts';

const nothing: Answer = { notes: '', met: [], heard: [], followUps: {}, hadSeen: false };
const source = { name: 'our judgement' };
const card = {
  wrongAnswers: [
    { claim: 'A <code>GET</code> opens the stream &amp; keeps it', correction: 'It does not.', source },
    { claim: 'The session id tells who asks', correction: 'It does not.', source },
  ],
} as KitCard;

test('a key point is ticked in the order of the card, and unticked', () => {
  expect(togglePoint({ ...nothing, met: [0, 3] }, 2)).toEqual({ met: [0, 2, 3] });
  expect(togglePoint({ ...nothing, met: [0, 3] }, 0)).toEqual({ met: [3] });
});

describe('a wrong answer that is heard', () => {
  test.each([
    ['', 0, 'Said: “A GET opens the stream & keeps it”'],
    ['Unsure about streams. \n', 1, 'Unsure about streams.\nSaid: “The session id tells who asks”'],
    ['Said: “The session id tells who asks”', 1, 'Said: “The session id tells who asks”'],
  ])('with the notes %j is evidence', (notes, index, expected) => {
    expect(toggleHeard(card, { ...nothing, notes }, index)).toEqual({ heard: [index], notes: expected });
  });

  test.each([
    ['First\nSaid: “The session id tells who asks”\nLast', 'First\nLast'],
    ['Said: “The session id tells who asks”', ''],
    [
      'Said: “The session id tells who asks” but took it back',
      'Said: “The session id tells who asks” but took it back',
    ],
  ])('and is taken back leaves of the notes %j what is the interviewer’s own', (notes, expected) => {
    expect(toggleHeard(card, { ...nothing, notes, heard: [0, 1] }, 1)).toEqual({ heard: [0], notes: expected });
  });
});

describe('a follow-up', () => {
  test('is asked, and taken back with its ticks', () => {
    expect(toggleAsked(nothing, 0)).toEqual({ followUps: { 0: [] } });
    expect(toggleAsked({ ...nothing, followUps: { 0: [1], 2: [] } }, 0)).toEqual({ followUps: { 2: [] } });
  });

  test('of which a point is ticked was asked, and stays so', () => {
    expect(toggleExpected(nothing, 1, 2)).toEqual({ followUps: { 1: [2] } });
    expect(toggleExpected({ ...nothing, followUps: { 1: [2] } }, 1, 2)).toEqual({ followUps: { 1: [] } });
  });

  test('that was not asked has no points, not even none', () => {
    expect(readFollowUp(nothing, 0)).toBeUndefined();
    expect(readFollowUp({ ...nothing, followUps: { 0: [] } }, 0)).toEqual([]);
  });
});
