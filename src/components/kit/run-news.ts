// What the store of interviews gives and hears.
import type { RunRecord } from '../../kit/run-record.ts';
import type { Obstacle } from '../../study/keep-words.ts';

export interface KeptRuns {
  /** The one that began last comes first. */
  runs: RunRecord[];
  /** What the reader has to know, in sentences. */
  notices: string[];
}

/** What happened elsewhere: an interview changed or was deleted, all were, or more than is known; or there is something to say. */
export type RunNews =
  | { kind: 'saved'; run: RunRecord }
  | { kind: 'removed'; id: string }
  | { kind: 'reset' }
  | { kind: 'state' }
  | { kind: 'notice'; notices: string[] };

/** What the store takes from a BroadcastChannel. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

export interface Surroundings {
  /** Why the shelf is not a database. */
  obstacle?: Obstacle;
  channel?: Channel;
  locks?: Pick<LockManager, 'request'>;
}
