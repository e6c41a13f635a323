// The order in which chosen questions are asked.
import { rankOf } from './eligible.ts';
import type { KitCard } from './kit-data.ts';

/** From what can be told to what has to be worked out. */
const KINDS_BY_EFFORT = ['concept', 'read-the-wire', 'trade-off', 'debugging', 'migration', 'security', 'design'];

/** Orders them: levels climb; within a level the easier kinds come first, and neighbours differ in kind and topics where they can. */
export function arrange(cards: readonly KitCard[]): KitCard[] {
  const left = cards.toSorted(
    (a, b) =>
      rankOf(a.level) - rankOf(b.level) ||
      KINDS_BY_EFFORT.indexOf(a.kind) - KINDS_BY_EFFORT.indexOf(b.kind) ||
      (a.slug < b.slug ? -1 : 1),
  );
  const arranged: KitCard[] = [];
  for (;;) {
    const last = arranged.at(-1);
    const next = left.filter(({ level }) => level === left[0]?.level);
    const differs = next.find((card) => last === undefined || !isAlike(card, last));
    const chosen = differs ?? next.find(({ kind }) => kind !== last?.kind) ?? next[0];
    if (chosen === undefined) return arranged;
    left.splice(left.indexOf(chosen), 1);
    arranged.push(chosen);
  }
}

const isAlike = (one: KitCard, other: KitCard): boolean =>
  one.kind === other.kind || one.topics.some((topic) => other.topics.includes(topic));
