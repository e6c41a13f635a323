// What a probe is: data, and one function that says what it saw.
import type { Spot } from '../exchange/exchange.ts';
import type { Peer } from '../client/peer.ts';
import type { Choice } from '../client/sight.ts';
import type { RuleId } from '../protocol/rule-id.ts';

export type { RuleId };
export type Transport = 'http' | 'stdio';

/**
 * `pass`, `fail`; `untestable`: a prerequisite is missing; `not-applicable`: the rule does not bind
 * this target; `blocked`: an earlier failure makes the verdict meaningless.
 */
export type Verdict = 'pass' | 'fail' | 'untestable' | 'not-applicable' | 'blocked';

/** One thing a probe can say of a rule. The verdict hangs on the reason, so the two cannot differ. */
export interface Reason {
  verdict: Verdict;
  /** The sentence of the report; stands alone. `{name}` is filled from the finding's values. */
  message: string;
  /** A short remark for the margin, right under the deciding line. */
  note?: string;
  /** The rule whose failure blocks this one. Required when blocked. */
  blockedBy?: RuleId;
  /** A fail that counts as a warning even where the keyword is MUST: it rests on a limit of ours, or on one reading of two. */
  atMost?: 'warning';
}

/** What a probe returns for one rule: which of its reasons, where it shows, and what fills the blanks. */
export interface Saw {
  reason: string;
  at?: Spot;
  values?: Record<string, string | number>;
}

export interface Probe {
  /** The file's name: a noun, kebab-case. */
  id: string;
  /** What is sent, in a few words. */
  title: string;
  /** Where it can run; one that names stdio alone gets a peer that writes lines. */
  transports: readonly Transport[];
  /** The definition under which every rule it settles passes. */
  definition: string;
  /** What has to be its own choice for a verdict to hold; a browser leaves a page neither. */
  needs?: readonly Choice[];
  /** The rules it gives a verdict on. */
  settles: readonly RuleId[];
  /** Per rule, every reason the probe can give, by its code; the code is an anchor on the rule page. */
  reasons: Record<RuleId, Record<string, Reason>>;
  /** Sends, looks, and says what it saw of each rule it settles. */
  run(peer: Peer): Promise<Record<RuleId, Saw>>;
}

/** The reason of whatever a verdict rests on and the peer cannot send or is not shown; every probe over HTTP can give it. */
export const OUT_OF_SIGHT = {
  'out-of-sight': {
    verdict: 'untestable',
    message: 'A web page cannot tell: {why}. The command can: wireproof validate.',
  },
} satisfies Record<string, Reason>;

/** What is seen of a rule for which that much is out of sight; `why` is half a sentence. */
export const outOfSight = (why: string, at?: Spot): Saw => ({
  reason: 'out-of-sight',
  ...(at && { at }),
  values: { why },
});

/** Declares a probe; where it can run over HTTP, each of its rules may turn out to be out of sight. */
export function probe(definition: Probe): Probe {
  if (!definition.transports.includes('http')) return definition;
  const reasons = Object.entries(definition.reasons).map(([rule, said]) => [rule, { ...said, ...OUT_OF_SIGHT }]);
  return { ...definition, reasons: Object.fromEntries(reasons) as Probe['reasons'] };
}
