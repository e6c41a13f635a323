// What Build says about a kit: how long it is, and what overlaps.
import type { KitCard } from '../../kit/kit-data.ts';
import type { Overlap } from '../../kit/overlap.ts';
import type { TimePlan } from '../../kit/plan-time.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Whole minutes of a plan that add up. */
function minutesOf({ total, slot }: TimePlan): { total: number; slot: number; left: number } {
  const minutes = { total: Math.round(total / 60), slot: Math.round(slot / 60) };
  return { ...minutes, left: minutes.slot - minutes.total };
}

/** Sums a plan up: `8 questions, 57 of 60 minutes, 3 left for further follow-ups`. */
export function describeSum(plan: TimePlan): string {
  const { total, slot, left } = minutesOf(plan);
  const has = `${count(plan.questions.length, 'question')}, ${total} of ${count(slot, 'minute')}`;
  if (left === 0) return has;
  return left > 0 ? `${has}, ${left} left for further follow-ups` : `${has}: ${-left} too many`;
}

/** From here on there is room for another question, in minutes. */
const ROOM = 10;

/** Says what to do about a plan that is too long, or leaves room; nothing where it fits. */
export function adviseLength(plan: TimePlan, extraTime: number, longest: number): string | undefined {
  const { total, left } = minutesOf(plan);
  if (left >= ROOM) return 'There is room for another question: add one below, or take a shorter slot.';
  if (left >= 0) return undefined;
  // The slot is chosen without extra time.
  const needed = Math.ceil(total / extraTime);
  return needed <= longest
    ? `Remove a question, or take a slot of about ${needed} minutes.`
    : `Remove questions: a slot has ${longest} minutes at most.`;
}

/** What a reader calls the passage or rule that a card’s core rests on. */
function nameCore({ keyPoints }: KitCard, core: string): string {
  const point = keyPoints.find(({ source }) => source.url?.replace(/\/$/, '').endsWith(`/${core}`));
  return point?.source.name ?? core;
}

/** Says why two cards overlap; `card` is one of the two. */
export function describeOverlap({ why, shared }: Overlap, card: KitCard): string {
  if (why === 'near') return 'much the same question, or one gives the other away';
  return `the same core point: ${[...new Set(shared.map((core) => nameCore(card, core)))].join('; ')}`;
}

/** From here on some programs cut a link, in characters. */
const LONG_LINK = 1500;

/** Says that a link is long; nothing for most. */
export const describeLength = (link: string): string | undefined =>
  link.length > LONG_LINK
    ? `The link has ${link.length} characters. Some mail and chat programs cut links of that length: send it as a file or a code block.`
    : undefined;
