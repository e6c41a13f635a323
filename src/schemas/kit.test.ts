// What a ready kit may hold, and that its slot is one that an interview can have.
import { describe, expect, test } from 'vitest';
import { LONGEST_SLOT, SHORTEST_SLOT } from '../kit/kit.ts';
import { kitSchema, type ReadyKitInput } from './kit.ts';

const KIT: ReadyKitInput = {
  title: 'A first conversation',
  description: 'Half an hour.',
  order: 1,
  level: 'L2',
  minutes: 30,
  forWhom: 'Anybody.',
  competences: ['Reads.', 'Names.', 'Says.'],
  questions: [
    { slug: 'one', why: 'First.' },
    { slug: 'two', variant: 1, why: 'Then.' },
  ],
  leftOut: [{ topic: 'elicitation', why: 'No time.' }],
  adapt: [
    { when: 'For a junior', change: 'Less.', without: ['two'] },
    { when: 'For an hour', change: 'More.', minutes: 60, add: ['three'] },
  ],
  revision: '2026-07-28',
  reviewed: '2026-11-30',
};
/** The fields that are refused. */
const refusedIn = (rest: object): string[] => {
  const { error } = kitSchema.safeParse({ ...KIT, ...rest });
  return (error?.issues ?? []).map(({ path, code }) =>
    [...path, ...(code === 'unrecognized_keys' ? ['?'] : [])].join('.'),
  );
};

test('a kit is read, and what an adaptation leaves out is none', () => {
  expect(kitSchema.parse(KIT).adapt[0]).toEqual({
    when: 'For a junior',
    change: 'Less.',
    without: ['two'],
    instead: [],
    add: [],
    asWritten: [],
  });
});

describe('it is refused', () => {
  test.each<[string, object, string[]]>([
    ['with one question', { questions: [KIT.questions[0]] }, ['questions']],
    [
      'with a variant 0',
      { questions: [{ slug: 'one', variant: 0, why: 'So.' }, KIT.questions[0]] },
      ['questions.0.variant'],
    ],
    ['with a question without a reason', { questions: [{ slug: 'one' }, KIT.questions[0]] }, ['questions.0.why']],
    ['with two competences', { competences: ['Reads.', 'Names.'] }, ['competences']],
    ['with nothing left out', { leftOut: [] }, ['leftOut']],
    ['with a left-out of card and topic', { leftOut: [{ slug: 'x', topic: 'tools', why: 'So.' }] }, ['leftOut.0.slug']],
    ['with a left-out of neither', { leftOut: [{ why: 'So.' }] }, ['leftOut.0.slug']],
    ['with one adaptation', { adapt: [{ when: 'Ever', change: 'Less.' }] }, ['adapt']],
    ['with an unknown level', { level: 'L5' }, ['level']],
    ['with an unknown role', { role: 'engineer' }, ['role']],
    ['with an unknown field', { colour: 'red' }, ['?']],
  ])('%s', (_, rest, fields) => {
    expect(refusedIn(rest)).toEqual(fields);
  });
});

test('a slot is one that an interview can have', () => {
  expect(
    [SHORTEST_SLOT - 1, SHORTEST_SLOT, LONGEST_SLOT, LONGEST_SLOT + 1].map((minutes) => refusedIn({ minutes })),
  ).toEqual([['minutes'], [], [], ['minutes']]);
});
