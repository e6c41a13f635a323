// What to practise now: the items of one session, as many as the day’s minutes hold, and in which order.
import { interleave } from './interleave.ts';
import { hashItem } from './item-hash.ts';
import { isDue } from './schedule.ts';
import type { Day, ItemId, Practice, Scheduled } from './types.ts';

const IMPORTANCES: readonly Practice['importance'][] = ['must-know', 'should-know', 'good-to-know'];

interface PlanOptions {
  /** What may be chosen from. */
  practice: readonly Practice[];
  /** What `replay` gave, for all items: also those that may not be chosen. */
  schedule: ReadonlyMap<ItemId, Scheduled>;
  today: Day;
  /** Minutes a day, and how many of them today has had. */
  minutes: number;
  spent: number;
  /** How many items a day may be new; without it, as many as fit. */
  newest?: number | undefined;
}

/**
 * Chooses the items of a session and puts them in order. Due ones are chosen by the lowest recall, then new ones by importance and level,
 * until the minutes are full; the last one may run over. What finds no room stays due, and says nothing.
 *
 * Before anything is spent there is an item if any is due, however few the minutes; once they are spent there is none.
 */
export function planSession({ practice, schedule, today, minutes, spent, newest = Infinity }: PlanOptions): ItemId[] {
  const left = minutes - spent;
  if (left <= 0 && spent > 0) return [];
  const items = [...new Map(practice.map((each) => [each.item, each])).values()];
  const due = items.flatMap((each) => {
    const scheduled = schedule.get(each.item);
    return scheduled !== undefined && isDue(scheduled, today) ? [{ each, scheduled }] : [];
  });
  due.sort((a, b) => compareNeed(a.scheduled, b.scheduled) || compareWorth(a.each, b.each));
  const unseen = items.filter(({ item }) => !schedule.has(item)).sort(compareWorth);
  const room = Math.max(0, newest - countStarted(schedule, today));

  const chosen: Practice[] = [];
  let used = 0;
  const choose = (each: Practice) => {
    chosen.push(each);
    used += Math.max(0, each.minutes);
  };
  for (const { each } of due) if (used < left || chosen.length === 0) choose(each);
  for (const each of unseen.slice(0, room)) if (used < left) choose(each);
  return interleave(chosen).map(({ item }) => item);
}

/** Gives the queue of a session in which an item comes once more, at the end: what is done with one that failed. */
export function requeue(queue: readonly ItemId[], item: ItemId): ItemId[] {
  return [...queue.filter((other) => other !== item), item];
}

/** Items that had their last look come after all that did not; then what is least likely to be known. */
function compareNeed(a: Scheduled, b: Scheduled): number {
  return Number(a.looked ?? false) - Number(b.looked ?? false) || a.recall - b.recall || a.due - b.due;
}

/** By importance, then level, then a mixed order that is the same each time. */
function compareWorth(a: Practice, b: Practice): number {
  return (
    IMPORTANCES.indexOf(a.importance) - IMPORTANCES.indexOf(b.importance) ||
    Number(a.level.slice(1)) - Number(b.level.slice(1)) ||
    hashItem(a.item) - hashItem(b.item) ||
    (a.item < b.item ? -1 : 1)
  );
}

/** How many items were seen today for the first time. */
function countStarted(schedule: ReadonlyMap<ItemId, Scheduled>, today: Day): number {
  return [...schedule.values()].filter(({ seen, reviews }) => seen === today && reviews === 1).length;
}
