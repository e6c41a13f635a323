// A ready kit becomes a kit with today’s hashes, and a card that is not there stops the build.
import { expect, test } from 'vitest';
import { createCard } from './fixtures/run-fixture.ts';
import { createReadyKit } from './ready-kit.ts';

const CARDS = [createCard('a', { hash: 'aaaaaaaa' }), createCard('b', { hash: 'bbbbbbbb' })];

test('choices and questions become those of the kit', () => {
  const interview = { level: 'L3', minutes: 45, questions: [{ slug: 'b' }, { slug: 'a', variant: 2 }] } as const;
  expect(createReadyKit({ ...interview, questions: [...interview.questions] }, 'sdk-maintainer', CARDS)).toEqual({
    choices: {
      level: 'L3',
      role: 'sdk-maintainer',
      minutes: 45,
      topics: [],
      kinds: [],
      asksVariants: true,
      seed: 0,
      extraTime: 1,
    },
    items: [
      { slug: 'b', hash: 'bbbbbbbb' },
      { slug: 'a', hash: 'aaaaaaaa', variant: 2 },
    ],
  });
});

test('without role and variants neither is chosen', () => {
  const { choices } = createReadyKit({ level: 'L2', minutes: 30, questions: [{ slug: 'a' }] }, undefined, CARDS);
  expect(choices).not.toHaveProperty('role');
  expect(choices.asksVariants).toBe(false);
});

test('a card that is not there is told', () => {
  expect(() => createReadyKit({ level: 'L2', minutes: 30, questions: [{ slug: 'c' }] }, undefined, CARDS)).toThrow(
    'ready kit: expected a published card, found c. Correct the name.',
  );
});
