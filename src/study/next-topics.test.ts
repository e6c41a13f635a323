// The topics that come next are those with the most to practise today of what matters most.
import { expect, test } from 'vitest';
import { practise, scheduled } from './fixtures/histories.ts';
import { chooseTopics } from './next-topics.ts';
import type { ItemId, Practice, Scheduled } from './types.ts';

const TODAY = 100;
const choose = (practice: Practice[], seen: Scheduled[] = [], most = 3) =>
  chooseTopics({ practice, schedule: new Map(seen.map((each) => [each.item, each])) }, { today: TODAY, most });
const inTopic = (topic: string, count: number, rest: Partial<Practice> = {}): Practice[] =>
  Array.from({ length: count }, (_, index) => practise(`card:${topic}-${index}` as ItemId, { topic, ...rest }));

test('the topics with the most unseen items come first, as many as asked for', () => {
  const practice = [...inTopic('a', 1), ...inTopic('b', 3), ...inTopic('c', 2), ...inTopic('d', 1)];
  expect(choose(practice)).toEqual({
    importance: 'must-know',
    topics: [
      { topic: 'b', unseen: 3, shaky: 0 },
      { topic: 'c', unseen: 2, shaky: 0 },
      { topic: 'a', unseen: 1, shaky: 0 },
    ],
  });
  expect(choose(practice, [], 1)?.topics).toHaveLength(1);
});

test('shaky items count when they are due, and known ones never', () => {
  const seen = [
    scheduled('card:a-0', { recall: 0.5, due: 99 }),
    scheduled('card:a-1', { reviews: 1, seen: 100, due: 100 }),
    scheduled('card:a-2', { recall: 0.5, due: 103 }),
    scheduled('card:a-3', { recall: 0.95, due: 99 }),
  ];
  expect(choose(inTopic('a', 4), seen)?.topics).toEqual([{ topic: 'a', unseen: 0, shaky: 1 }]);
});

test('of as many open items a topic that was begun comes first', () => {
  const seen = [scheduled('card:b-0', { recall: 0.5 })];
  expect(choose([...inTopic('a', 1), ...inTopic('b', 1)], seen)?.topics.map(({ topic }) => topic)).toEqual(['b', 'a']);
});

test('what is less important comes once nothing more important is open', () => {
  const practice = [...inTopic('a', 1), ...inTopic('b', 9, { importance: 'good-to-know' })];
  expect(choose(practice)).toMatchObject({ importance: 'must-know', topics: [{ topic: 'a' }] });
  const known = [scheduled('card:a-0')];
  expect(choose(practice, known)).toMatchObject({ importance: 'good-to-know', topics: [{ topic: 'b', unseen: 9 }] });
  expect(choose(inTopic('a', 1), known)).toBeUndefined();
});

test('an item that is listed twice counts once', () => {
  expect(choose([...inTopic('a', 1), ...inTopic('a', 1)])?.topics).toEqual([{ topic: 'a', unseen: 1, shaky: 0 }]);
});
