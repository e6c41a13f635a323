// What is practised, what a review is, and what the page knows about each: the words that the modules of the drill share.

/** The kinds of exercise: a card answered aloud, the wrong claim among right ones, a predicted answer, a rule. */
export type ItemKind = 'card' | 'spot' | 'wire' | 'rule';

/** What is scheduled, by a name that stays: `card:<slug>`, `spot:<slug>`, `wire:<slug>`, `rule:MCP-STL-004`. */
export type ItemId = `${ItemKind}:${string}`;

/** Only two grades: an essential point was missing, or none was. */
export type Grade = 'again' | 'good';

/** One answered exercise. Reviews are only ever added; everything else is computed from them. */
export interface Review {
  /** Random, so that two tabs and two machines never make the same one. */
  id: string;
  item: ItemId;
  /** When, in milliseconds since 1970. */
  at: number;
  grade: Grade;
  /** The key points that were ticked, from 0; only where there are any. */
  met?: number[];
  /** Hash of the question as it was, so that a changed card can be told. */
  hash?: string;
}

/** A day of the reader’s calendar as a number: days since 1970-01-01. It begins at 04:00 local time. */
export type Day = number;

export interface Settings {
  /** The date of the interview, YYYY-MM-DD. */
  interview?: string;
  /** Minutes a day. */
  minutes: number;
  /** Timers run this many times as long, from 0.5 to 10; 0 is off. */
  timer: number;
  /** Whether single keys act on the page of the drill; they do unless this is false. */
  shortcuts?: boolean;
}

/** What the schedule says about one item that was seen. */
export interface Scheduled {
  item: ItemId;
  /** The day of the last review. */
  seen: Day;
  due: Day;
  /** From 0 to 1: how likely it is still known today. */
  recall: number;
  /** On how many days it was reviewed, and on how many of them it was missed: a day counts once, as `again` if any review of it was. */
  reviews: number;
  lapses: number;
  /** What the last of these days counts as. */
  last: Grade;
  /** It was seen in the last three days before the interview already, and is due once more only because the interview is near. */
  looked?: true;
}

/** What can be practised, as `/drill/data.json` has it: enough to choose by. */
export interface Practice {
  item: ItemId;
  /** The card or rule it belongs to. */
  of: string;
  topic: string;
  level: 'L1' | 'L2' | 'L3' | 'L4';
  roles: readonly string[];
  importance: 'must-know' | 'should-know' | 'good-to-know';
  /** Minutes it takes. */
  minutes: number;
  /** Names of the confusable sets it is in: items of one set come side by side. */
  confusable: readonly string[];
}
