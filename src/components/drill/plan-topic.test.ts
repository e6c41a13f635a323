// A sitting with one topic has nothing of any other, and its own minutes.
import { expect, test } from 'vitest';
import { practise, scheduled } from '../../study/fixtures/histories.ts';
import type { ItemId, Practice, Review, Scheduled } from '../../study/types.ts';
import { planTopic } from './plan-topic.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const TODAY = Math.floor(NOON / 86_400_000);
const answer = (item: ItemId, grade: Review['grade'] = 'good'): Review => ({ id: item, item, at: NOON, grade });

function plan(practice: Practice[], reviews: Review[] = [], seen: Scheduled[] = []) {
  const byItem = new Map(practice.map((each) => [each.item, each]));
  const schedule = new Map(seen.map((each) => [each.item, each]));
  const options = { reviews, schedule, today: TODAY, settings: { minutes: 2, timer: 1 } };
  return planTopic({ practice, byItem }, 'errors', options).session.queue;
}

const errors = ['card:a', 'card:b', 'card:c'].map((item) => practise(item as ItemId, { topic: 'errors' }));
const other = practise('card:x', { topic: 'stdio' });

test('what is due or new in the topic is planned, as much as a day holds', () => {
  expect(plan([...errors, other])).toHaveLength(2);
  const due = errors.map(({ item }) => scheduled(item, { seen: TODAY - 9, due: TODAY }));
  expect([...plan([...errors, other], [], due)].every((item) => item !== 'card:x')).toBe(true);
});

test('it is planned also where the day has had its minutes, and what failed elsewhere stays there', () => {
  const reviews = [answer('card:x', 'again'), answer('card:a', 'again')];
  const seen = ['card:x', 'card:a'].map((item) => scheduled(item as ItemId, { seen: TODAY, due: TODAY + 1 }));
  const queue = plan([...errors, other], reviews, seen);
  expect([...queue].sort()).toEqual(['card:a', 'card:b', 'card:c']);
});
