// What a proposal says of itself: what is missing, why, and what to change; and nothing where nothing is.
import { describe, expect, test } from 'vitest';
import { createCard } from './fixtures/run-fixture.ts';
import { DEFAULT_CHOICES, type Choices } from './kit.ts';
import type { KitCard } from './kit-data.ts';
import { describeProposal } from './proposal-notices.ts';

const CHOICES: Choices = { ...DEFAULT_CHOICES, minutes: 30 };
const many = (count: number, rest: Partial<KitCard>, name: string): KitCard[] =>
  Array.from({ length: count }, (_, index) => createCard(`${name}-${index}`, rest));
/** Five fill half an hour; `left` are there and were not taken. */
const say = (chosen: KitCard[], choices: Partial<Choices> = {}, left: KitCard[] = []): string[] =>
  describeProposal([...left, ...chosen], chosen, { ...CHOICES, ...choices });

const lower = many(2, { level: 'L1' }, 'lower');
const own = many(3, {}, 'own');

test('nothing, where all is as it was chosen', () => {
  expect(say([...lower, ...own], { level: 'L2', role: 'server' }, many(1, {}, 'more'))).toEqual([]);
});

describe('minutes that stay empty', () => {
  const near = createCard('near', { near: ['own-0'] });
  test.each<[string, KitCard[], Partial<Choices>, KitCard[], string]>([
    [
      'with a topic and kinds',
      own.slice(0, 2),
      { topics: ['transport'], kinds: ['concept', 'design'] },
      [near],
      '16 of the 24 minutes for questions stay empty. There are 3 questions on the chosen topic, of the chosen kinds and up to the level Working; those that are not here ask for much the same as one that is. Choose more topics, more kinds, a higher level or a shorter slot.',
    ],
    [
      'with nothing but a level',
      many(2, { level: 'L4' }, 'top'),
      { level: 'L4', extraTime: 2 },
      [],
      '31 of the 48 minutes for questions stay empty. There are 2 questions up to the level Staff. Choose a shorter slot.',
    ],
    [
      'with no question',
      [],
      { topics: ['stdio', 'tools'], kinds: ['design'] },
      [],
      '24 of the 24 minutes for questions stay empty. No question is on the chosen topics, of the chosen kind and up to the level Working. Choose more topics, more kinds, a higher level or a shorter slot.',
    ],
    [
      'with one question',
      own.slice(0, 1),
      { level: 'L2' },
      [],
      '20 of the 24 minutes for questions stay empty. There is 1 question up to the level Working. Choose a higher level or a shorter slot.',
    ],
  ])('%s', (_, chosen, choices, left, notice) => {
    expect(say(chosen, choices, left)).toEqual([notice]);
  });

  test('are none where a question would not fit, or another could be asked', () => {
    expect(say([...lower, ...own])).toEqual([]);
    expect(say(own.slice(0, 2), {}, many(1, {}, 'more'))).toEqual([]);
  });
});

test('questions that take more than there is', () => {
  expect(say([...lower, ...many(5, {}, 'own')], {}, many(1, {}, 'more'))).toEqual([
    'The locked questions alone take 6 minutes more than there are. Unlock one, or choose a longer slot.',
  ]);
});

describe('a level of which there are too few', () => {
  const staff = many(1, { level: 'L4' }, 'staff');
  const senior = many(4, { level: 'L3' }, 'senior');
  test('is told, with what stands in', () => {
    expect(say([...senior, ...staff], { level: 'L4' })).toEqual([
      'Only 1 question is at the level Staff, where 2 should be: there are no more that fit and do not overlap. Senior questions stand in.',
    ]);
    expect(say([...lower, ...senior.slice(0, 3)], { level: 'L4' })).toEqual([
      'No question is at the level Staff, where 2 should be: there are no more that fit and do not overlap. Senior questions stand in.',
    ]);
  });

  test('is no matter where there are more, unless they are for other roles', () => {
    const more = createCard('more', { level: 'L4', roles: ['x'] });
    expect(say([...senior, ...staff], { level: 'L4' }, [more])).toEqual([]);
    expect(say([...senior, ...staff], { level: 'L4', role: 'server' }, [more])).toHaveLength(1);
  });
});

describe('questions of other roles', () => {
  const foreign = many(3, { roles: ['x'] }, 'foreign');
  const wire = createCard('wire', { roles: ['x'], kind: 'read-the-wire' });
  const role = 'sdk-maintainer';
  const mine = many(1, { roles: [role] }, 'mine');
  test('are told where the role has no more', () => {
    expect(say([...lower, ...foreign], { role: 'server' })).toEqual([
      '3 questions are from other roles: there are no more for server that fit and do not overlap.',
    ]);
    expect(say([...many(4, { roles: [role] }, 'own'), wire], { role })).toEqual([
      '1 question is from other roles: there are no more for SDK maintenance that fit and do not overlap.',
    ]);
  });

  test('or where they are there for an exchange or a fault', () => {
    expect(say([...many(4, { roles: [role] }, 'own'), wire], { role }, mine)).toEqual([
      '1 question is from other roles: without it, none would begin with an exchange or a fault.',
    ]);
    const debugging = createCard('fault', { roles: [role], kind: 'debugging' });
    expect(say([...many(3, { roles: [role] }, 'own'), wire, debugging], { role }, mine)).toEqual([]);
  });

  test('what is far too easy does not count as more', () => {
    const easy = createCard('easy', { level: 'L1', roles: [role] });
    const top = many(5, { level: 'L4', roles: ['x'] }, 'top');
    expect(say(top, { level: 'L4', role }, [easy])).toHaveLength(1);
  });
});
