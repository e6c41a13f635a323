// A sitting with one topic, chosen by the reader.
import { planDay, type Material, type Plan } from './plan-day.ts';

/** Plans what a topic has that is due or new, as long as a day, whatever the day has had: the reader chose it. */
export function planTopic(
  { practice, byItem }: Material,
  topic: string,
  options: Omit<Parameters<typeof planDay>[1], 'isMore'>,
): Plan {
  const own = practice.filter((each) => each.topic === topic);
  const isOwn = new Set(own.map(({ item }) => item));
  const reviews = options.reviews.filter(({ item }) => isOwn.has(item));
  return planDay({ practice: own, byItem }, { ...options, reviews, isMore: true });
}
