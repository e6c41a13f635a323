// Changes of a kit by hand: its questions are moved, taken out, put in, and asked as a variant or not.
import type { Choices, KitItem } from './kit.ts';
import type { KitCard } from './kit-data.ts';

/** Puts the question at one place to another one; places count from 0. */
export function moveItem(items: readonly KitItem[], from: number, to: number): KitItem[] {
  const item = items[from];
  if (item === undefined || items[to] === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Puts another question, or none, at a place. */
export const replaceItem = (items: readonly KitItem[], index: number, item?: KitItem): KitItem[] =>
  items.toSpliced(index, 1, ...(item === undefined ? [] : [item]));

/** Where a question goes in so that the levels still climb: after the last one that is no harder. */
export function findPlace(items: readonly KitItem[], card: KitCard, cards: ReadonlyMap<string, KitCard>): number {
  const level = ({ slug }: KitItem): string => cards.get(slug)?.level ?? '';
  return 1 + items.findLastIndex((item) => level(item) <= card.level);
}

/** Asks a question as the variant of a number, from 1, or as itself. */
export function setVariant({ variant: _, ...item }: KitItem, variant?: number): KitItem {
  return { ...item, ...(variant === undefined ? {} : { variant }) };
}

/** Keeps a question where it is when the rest is proposed anew, or no longer. */
export function setLocked({ isLocked: _, ...item }: KitItem, isLocked: boolean): KitItem {
  return { ...item, ...(isLocked ? { isLocked } : {}) };
}

/** Whether two sets of choices call for the same questions: extra time and variants leave them as they are. */
export function asksTheSame(one: Choices, other: Choices): boolean {
  const key = ({ level, role, minutes, topics, kinds, seed }: Choices): string =>
    JSON.stringify([level, role, minutes, topics, kinds, seed]);
  return key(one) === key(other);
}
