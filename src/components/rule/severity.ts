// How much a failure counts: the keyword says it, unless the reason rests on a limit of ours.
import type { Reason } from '../../probes/probe.ts';
import type { Rule } from '../../schemas/rule.ts';

export type Severity = 'error' | 'warning';

/** Gives `error` for MUST and MUST NOT, `warning` for SHOULD and SHOULD NOT, and for any reason that may count no more. */
export const severityOf = (level: Rule['level'], reason: Pick<Reason, 'atMost'> = {}): Severity =>
  reason.atMost ?? (level.startsWith('MUST') ? 'error' : 'warning');
