// Keeps what gives each other away apart: the exercises of one card are begun on different days.
import { hashItem } from './item-hash.ts';
import { isDue } from './schedule.ts';
import type { Day, ItemId, Practice, Scheduled } from './types.ts';

/**
 * Leaves out unseen items whose card or rule has its turn today by another one: which is due, was seen today, or is unseen and comes
 * first. So the claims of a card are not read right after its key points. What is due is never left out.
 */
export function withoutSiblings(
  practice: readonly Practice[],
  schedule: ReadonlyMap<ItemId, Scheduled>,
  today: Day,
): Practice[] {
  const firsts = new Map<string, Practice>();
  const taken = new Set<string>();
  for (const each of practice) {
    const scheduled = schedule.get(each.item);
    if (scheduled === undefined) {
      const first = firsts.get(each.of);
      // By a mixed order, so that some cards begin with their question, and some with what people get wrong.
      if (first === undefined || hashItem(each.item) < hashItem(first.item)) firsts.set(each.of, each);
    } else if (scheduled.seen >= today || isDue(scheduled, today)) taken.add(each.of);
  }
  return practice.filter(
    (each) => schedule.has(each.item) || (!taken.has(each.of) && firsts.get(each.of)?.item === each.item),
  );
}
