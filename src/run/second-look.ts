// Runs a probe over a server beyond a network, where something may go wrong on the way that says nothing of the server.
import type { Peer } from '../client/peer.ts';
import { findHeader } from '../protocol/headers.ts';
import type { Turn } from '../exchange/exchange.ts';
import type { Probe } from '../probes/probe.ts';
import { BUSY } from '../probes/shared.ts';
import type { Finding, ProbeRun } from './result.ts';
import { createFinding, runProbeWith } from './run-probe.ts';

const TOO_MANY = 429;
/** Milliseconds that a run waits for servers that ask for it with 429, at one time and in all: our limits. */
const LONGEST_WAIT = 10_000;
export const WAIT_BUDGET = 60_000;
/** Where a 429 does not say how long (Retry-After, RFC 9110 10.2.3). */
const USUAL_WAIT = 1000;

const statusOf = (turn: Turn | undefined): number => (turn?.kind === 'back' ? turn.response.status : 0);
const isOnTheWay = (turn: Turn | undefined): boolean => BUSY.includes(statusOf(turn));
/** What may be chance: nothing came, or an error of the server or of something before it. */
const isTrouble = (turn: Turn): boolean => turn.kind === 'silence' || isOnTheWay(turn) || statusOf(turn) >= 500;
const isFail = ({ verdict }: Finding): boolean => verdict === 'fail';

/** The statuses of a run that come from the way to the server. */
export const statusesOnTheWay = ({ turns }: ProbeRun): number[] => turns.filter(isOnTheWay).map(statusOf);

/**
 * Runs a probe, and once more where it saw a fail and something went wrong, or was asked to slow down: what broke once is chance,
 * twice it is the server. A rule is broken only if both looks say so. A fail that rests on an answer from the way is none.
 * `patience` is what the run may still wait, in milliseconds.
 */
export async function lookTwice(
  probe: Probe,
  createPeer: () => Peer,
  target: string,
  patience = { left: WAIT_BUDGET },
): Promise<ProbeRun[]> {
  const look = async (ms = 0): Promise<ProbeRun> => {
    const peer = createPeer();
    if (ms > 0) await peer.quiet(ms);
    const run = await runProbeWith(probe, peer, { target, definition: '' });
    await peer.close?.();
    return run;
  };
  const first = await look();
  const wait = howLong(first, patience.left);
  if (wait === undefined && !(first.findings.some(isFail) && first.turns.some(isTrouble))) return [first];
  patience.left -= wait ?? 0;
  const second = await look(wait);
  // A server that is gone for good cannot be asked again.
  if (!hasAnswered(second)) return [forgiveTheWay(probe, first)];
  const failed = failsOf(first);
  const isChance = second.turns.some(isTrouble);
  const isSecond = ({ rule }: Finding): boolean =>
    wait === undefined ? failed.has(rule) : failed.has(rule) || !(isChance && failsOf(second).has(rule));
  return [
    { ...first, findings: first.findings.filter((finding) => !isSecond(finding)) },
    forgiveTheWay(probe, { ...second, findings: second.findings.filter(isSecond) }),
  ].filter(({ findings, bug }) => findings.length > 0 || bug !== undefined);
}

const failsOf = ({ findings }: ProbeRun): Set<string> => new Set(findings.filter(isFail).map(({ rule }) => rule));

/** Whether anything came from the server. */
export const hasAnswered = ({ turns }: ProbeRun): boolean =>
  turns.some((turn) => turn.kind === 'back' || (turn.kind === 'line' && turn.from === 'server'));

/** How long to wait before a second look, where the server asked for it and it is not too long. */
function howLong({ turns }: ProbeRun, left: number): number | undefined {
  const asked = turns.flatMap((turn) => {
    if (turn.kind !== 'back' || turn.response.status !== TOO_MANY) return [];
    const seconds = findHeader(turn.response.headers, 'Retry-After') ?? '';
    return [/^\d+$/.test(seconds.trim()) ? Number(seconds) * 1000 : USUAL_WAIT];
  });
  const wait = Math.max(...asked);
  return asked.length > 0 && wait <= Math.min(left, LONGEST_WAIT) ? Math.max(wait, 1) : undefined;
}

function forgiveTheWay(probe: Probe, run: ProbeRun): ProbeRun {
  const findings = run.findings.flatMap((finding) => {
    const turn = finding.at && run.turns[finding.at.turn];
    if (!isFail(finding) || !isOnTheWay(turn)) return [finding];
    // The few that cannot say so say nothing.
    if (probe.reasons[finding.rule]?.['not-served'] === undefined) return [];
    const saw = {
      reason: 'not-served',
      ...(finding.at && { at: finding.at }),
      values: { summary: String(statusOf(turn)) },
    };
    return [createFinding(probe, finding.rule, saw)];
  });
  return { ...run, findings };
}
