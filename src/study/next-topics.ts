// Which topics to practise next: those with the most of what matters most and is not known yet.
import { standingOf } from './forecast.ts';
import { isDue } from './schedule.ts';
import type { Day, ItemId, Practice, Scheduled } from './types.ts';

/** What can be practised today in one topic. */
export interface OpenTopic {
  topic: string;
  /** Items that were never seen, and shaky ones that are due. What is shaky and not due has its own day. */
  unseen: number;
  shaky: number;
}

interface Material {
  practice: readonly Practice[];
  schedule: ReadonlyMap<ItemId, Scheduled>;
}

const IMPORTANCES: readonly Practice['importance'][] = ['must-know', 'should-know', 'good-to-know'];

function countOpen({ practice, schedule }: Material, today: Day): OpenTopic[] {
  const topics = new Map<string, OpenTopic>();
  for (const { item, topic } of new Map(practice.map((each) => [each.item, each])).values()) {
    const scheduled = schedule.get(item);
    const standing = standingOf(scheduled);
    const isOpen = scheduled === undefined || (standing === 'shaky' && isDue(scheduled, today));
    if (!isOpen) continue;
    const count = topics.get(topic) ?? { topic, unseen: 0, shaky: 0 };
    if (standing === 'unseen') count.unseen++;
    else count.shaky++;
    topics.set(topic, count);
  }
  return [...topics.values()];
}

/** Gives the topics with the most open items of the highest importance that has any, at most so many; none when nothing is open. */
export function chooseTopics(
  { practice, schedule }: Material,
  { today, most }: { today: Day; most: number },
): { importance: Practice['importance']; topics: OpenTopic[] } | undefined {
  for (const importance of IMPORTANCES) {
    const open = countOpen({ practice: practice.filter((each) => each.importance === importance), schedule }, today);
    if (open.length === 0) continue;
    const size = ({ unseen, shaky }: OpenTopic): number => unseen + shaky;
    // Of equal ones those that were begun, then the first.
    const topics = open.sort((a, b) => size(b) - size(a) || b.shaky - a.shaky).slice(0, most);
    return { importance, topics };
  }
  return undefined;
}
