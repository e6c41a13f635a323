// What the playground knows at one moment. Nothing of it outlives the visit.
import type { BackTurn, SilenceTurn, Turn } from '../../exchange/exchange.ts';
import type { FaultInfo, RulesByName } from './about.ts';
import type { Work } from './drafts.ts';
import { DEFINITION } from './servers.ts';
import type { Server } from './servers.ts';

/** One sending that came to an end. */
export interface Sent {
  /** Counts the sendings of the visit. */
  number: number;
  /** Milliseconds since the epoch, when its answer was there. */
  when: number;
  server: Server;
  work: Work;
  /** Whether all requests went out, and not the shown one alone. */
  all: boolean;
  turns: Turn[];
  milliseconds: number;
}

export type Reply =
  | { state: 'none' }
  | { state: 'sending'; server: Server; heard: number }
  | { state: 'asking'; address: string; all: boolean }
  | { state: 'failed'; message: string }
  | { state: 'told'; message: string }
  | { state: 'done'; sent: Sent };

export interface State {
  server: Server;
  /** What the reader typed as an address, and what is wrong with it. */
  address: string;
  addressProblem?: string | undefined;
  /** An address that a link brought and the reader has not agreed to. */
  unasked?: string | undefined;
  work: Work;
  /** The template that is in the editor as it came; empty where something else is. */
  template: string;
  /** Counts what replaced the text of the editor from outside, so that it begins anew. */
  version: number;
  /** What a template took the place of. */
  replaced?: Work | undefined;
  reply: Reply;
  /** The latest first. */
  history: readonly Sent[];
  /** Counts servers of ours that were begun anew. */
  session: number;
  faults: readonly FaultInfo[];
  rules: RulesByName;
  /** The link that was made last. */
  link?: string | undefined;
}

/** How many sendings are remembered: our limit. */
export const MOST_REMEMBERED = 100;

/** The state that the page opens with. */
export const createState = (work: Work, template: string): State => ({
  server: { kind: 'reference', definition: DEFINITION },
  address: '',
  work,
  template,
  version: 0,
  reply: { state: 'none' },
  history: [],
  session: 0,
  faults: [],
  rules: {},
});

/** The ends of the requests of a recording, in the order of the requests. */
export const endsOf = (turns: readonly Turn[]): (BackTurn | SilenceTurn)[] =>
  turns
    .filter((turn) => turn.kind === 'back' || turn.kind === 'silence')
    .sort((one, other) => one.exchange - other.exchange);
