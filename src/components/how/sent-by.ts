// Says what a probe sends, found out by running it.
import { isSent } from '../../exchange/exchange.ts';
import { describeLine, describeRequest } from '../../exchange/labels.ts';
import { runProbe } from '../../run/run-probe.ts';

/** A message by its method, and how often the probe sends it. */
export interface SentMessage {
  name: string;
  count: number;
}

/** Runs a probe over the reference server and lists what it sent there, by method, in the order of the first of each. */
export async function listSent(probe: string): Promise<SentMessage[]> {
  const { turns, bug } = await runProbe(probe);
  if (bug !== undefined) throw new Error(`probe ${probe} broke off over the reference server: ${bug}`);
  const counts = new Map<string, number>();
  for (const turn of turns.filter(isSent)) {
    const name = turn.kind === 'sent' ? describeRequest(turn.request) : describeLine(turn);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}
