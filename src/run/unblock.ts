// Verdicts that named a rule as the cause, where that rule turned out not to be broken.
import { Answer } from '../client/answer.ts';
import { isObject, parseJson } from '../protocol/json.ts';
import type { Probe } from '../probes/probe.ts';
import { createFinding } from './run-probe.ts';
import type { RuleVerdict } from './validate.ts';

/**
 * A request that was refused may have been refused for want of a handshake, which is the business of MCP-STL-003. Where that
 * rule was looked at and is not broken, the cause lies elsewhere, and the request was simply not served.
 */
export function unblock(verdicts: readonly RuleVerdict[], probes: readonly Probe[]): RuleVerdict[] {
  const known = new Map(verdicts.map(({ finding }) => [finding.rule, finding.verdict]));
  return verdicts.map((one) => {
    const { rule, reason, blockedBy, at } = one.finding;
    const cause = blockedBy && known.get(blockedBy);
    const probe = probes.find(({ id }) => id === one.run.probe);
    if (reason !== 'refused-cold' || cause === undefined || cause === 'fail') return one;
    if (probe?.reasons[rule]?.['not-served'] === undefined) return one;
    const values = { summary: at === undefined ? 'an error' : summaryOf(one, at.turn) };
    return { ...one, finding: createFinding(probe, rule, { reason: 'not-served', ...(at && { at }), values }) };
  });
}

/** What came at a turn, in a few words. */
function summaryOf({ run }: RuleVerdict, index: number): string {
  const turn = run.turns[index];
  if (turn?.kind === 'back') return new Answer(index, index, turn.response).summary;
  const message = turn?.kind === 'line' ? parseJson(turn.line) : undefined;
  return isObject(message) ? new Answer(index, index, { message }).summary : 'no answer';
}
