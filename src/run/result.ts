// What running one probe over one target gives: plain data that a page, a worker and a report share.
import type { Spot, Turn } from '../exchange/exchange.ts';
import type { RuleId, Verdict } from '../probes/probe.ts';

export interface Finding {
  rule: RuleId;
  verdict: Verdict;
  /** The reason's code: its anchor on the rule page is `#reason-<code>`. */
  reason: string;
  message: string;
  note?: string;
  at?: Spot;
  blockedBy?: RuleId;
  /** A fail that counts as a warning, whatever the rule's keyword. */
  atMost?: 'warning';
}

export interface ProbeRun {
  probe: string;
  /** What was probed: `reference`, a fault's id, or `sdk`. */
  target: string;
  definition: string;
  turns: Turn[];
  findings: Finding[];
  /** Set when the probe itself threw; never the target's fault. */
  bug?: string;
}
