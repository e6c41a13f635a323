// Runs the probes over a server that is not ours: which era it speaks, then every probe that fits, one after the other.
import type { Demo } from '../client/demo.ts';
import type { Peer } from '../client/peer.ts';
import { describeSilence } from '../exchange/labels.ts';
import { probes } from '../probes/list.ts';
import type { Probe, RuleId, Transport } from '../probes/probe.ts';
import { askEra } from './era.ts';
import type { EraAnswer } from './era.ts';
import { learnFacts } from './facts.ts';
import type { Withheld } from './facts.ts';
import type { Finding, ProbeRun } from './result.ts';
import { loadProbe } from './run-probe.ts';
import { hasAnswered, lookTwice, statusesOnTheWay, WAIT_BUDGET } from './second-look.ts';
import { unblock } from './unblock.ts';

/** What is validated: a way to speak to it, and what it is called in a report. */
export interface Subject {
  transport: Transport;
  /** A URL, or a command line. */
  name: string;
  /** A fresh peer, with a recording of its own. Over stdio each of its connections is a process. */
  createPeer(facts: Demo): Peer;
}

export interface ValidateOptions {
  /** Whether a verdict on this rule is wanted; without it on all. */
  wants?: (rule: RuleId) => boolean;
  /** What is known of the target's tools, beyond what its list says. */
  facts?: Demo;
  /** Whether this tool may be called although it does not say that it is read-only. */
  allows?: (tool: string) => boolean;
  /** Told as soon as the era is known. */
  onEra?: (era: EraAnswer) => void;
  /** Told before each probe and after the last one. */
  onProgress?: (progress: { done: number; total: number; next?: string }) => void;
  /** Ends the run at once: what was found is kept, and the probe that is going on gives no verdict. */
  signal?: AbortSignal;
}

/** One verdict a rule, and the run it comes from. */
export interface RuleVerdict {
  finding: Finding;
  run: ProbeRun;
}

export interface Validation {
  subject: { transport: Transport; name: string };
  era: EraAnswer;
  /** In the order of rule ids. Empty where the era made it useless to go on. */
  verdicts: RuleVerdict[];
  /** Tools that were not called, and what that left untested. */
  withheld: Withheld[];
  /** Probes that threw: mistakes of ours. */
  bugs: string[];
  /** Why the run ended before all probes had run; absent where it did not. */
  endedEarly?: string;
  /** How many probes ran. */
  ran: number;
  /** Statuses that say nothing of the server, such as 429, and how many probes met them. */
  onTheWay?: { status: number; probes: number }[];
}

/** Consecutive probes without a single answer after which the server is taken to be gone: our limit. */
export const MOST_SILENT = 3;

const STOPPED = 'The run was stopped before its end.';
const UNASKED: EraAnswer = { era: 'unknown', message: 'The run was stopped before anything was known.', turns: [] };

/** The result of some work, or `undefined` as soon as the run is stopped; the work then goes on unheard. */
async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (signal === undefined) return work;
  const stopped = Promise.withResolvers<undefined>();
  const stop = (): void => stopped.resolve(undefined);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  work.catch(() => undefined);
  try {
    return await Promise.race([stopped.promise, work]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Validates a server; never throws for what the server does. */
export async function validate(subject: Subject, options: ValidateOptions = {}): Promise<Validation> {
  const { facts = {}, allows = () => false, onProgress, signal } = options;
  const about = { transport: subject.transport, name: subject.name };
  const era = await unlessStopped(askEra(subject), signal);
  const found: Validation = { subject: about, era: era ?? UNASKED, verdicts: [], withheld: [], bugs: [], ran: 0 };
  if (era === undefined) return { ...found, endedEarly: STOPPED };
  options.onEra?.(era);
  if (era.era !== 'modern' && era.era !== 'dual') return found;

  const learned = await unlessStopped(learnFacts(subject, facts, allows), signal);
  if (learned === undefined) return { ...found, endedEarly: STOPPED };
  const { facts: usable, withheld } = learned;
  const chosen = await chooseProbes(subject.transport, options.wants);
  const runs: ProbeRun[] = [];
  const patience = { left: WAIT_BUDGET };
  const met: number[] = [];
  let ran = 0;
  let silent = 0;
  for (const probe of chosen) {
    onProgress?.({ done: ran, total: chosen.length, next: probe.title });
    const looks = await unlessStopped(
      lookTwice(probe, () => subject.createPeer(usable), subject.name, patience),
      signal,
    );
    if (looks === undefined) {
      found.endedEarly = `${STOPPED} ${ran} of ${chosen.length} probes had run.`;
      break;
    }
    ran += 1;
    runs.push(...looks);
    met.push(...new Set(looks.flatMap(statusesOnTheWay)));
    found.bugs.push(...looks.flatMap(({ bug }) => (bug === undefined ? [] : [`${probe.id}: ${bug}`])));
    // A probe that had nothing to send, or was shown nothing, says nothing of the server.
    const telling = looks.filter((run) => run.turns.length > 0 && !isUnseen(run));
    if (telling.length > 0) silent = telling.some(hasAnswered) ? 0 : silent + 1;
    if (silent >= MOST_SILENT) {
      found.endedEarly = `The server stopped answering: ${MOST_SILENT} probes in a row got no answer at all, the last of them ${probe.id}: ${whySilent(looks.at(-1))}.`;
      break;
    }
  }
  onProgress?.({ done: ran, total: chosen.length });
  const verdicts = unblock(mergeVerdicts(runs, options.wants), chosen);
  const statuses = [...new Set(met)].sort((a, b) => a - b);
  const onTheWay = statuses.map((status) => ({ status, probes: met.filter((one) => one === status).length }));
  return { ...found, verdicts, withheld, ran, ...(onTheWay.length === 0 ? {} : { onTheWay }) };
}

/** The probes that run over a transport and settle a rule that is wanted. */
export async function chooseProbes(
  transport: Transport,
  wants: (rule: RuleId) => boolean = () => true,
): Promise<Probe[]> {
  const all = await Promise.all(Object.keys(probes).map(loadProbe));
  return all.filter(({ transports, settles }) => transports.includes(transport) && settles.some(wants));
}

const isUnseen = ({ findings }: ProbeRun): boolean => findings.some(({ reason }) => reason === 'out-of-sight');

const whySilent = (run: ProbeRun | undefined): string => {
  const last = run?.turns.findLast((turn) => turn.kind === 'silence');
  return last === undefined ? 'nothing came' : describeSilence(last);
};

const RANK: Readonly<Record<Finding['verdict'], number>> = {
  fail: 0,
  pass: 1,
  blocked: 2,
  untestable: 3,
  'not-applicable': 4,
};
/** A fail that counts as one comes before one that only warns. */
const rankOf = ({ verdict, atMost }: Finding): number => RANK[verdict] + (atMost === undefined ? 0 : 0.5);

/** One verdict a rule: a fail of any probe is a fail, a pass of any is a pass, else what says most. */
export function mergeVerdicts(runs: readonly ProbeRun[], wants: (rule: RuleId) => boolean = () => true): RuleVerdict[] {
  const best = new Map<RuleId, RuleVerdict>();
  for (const run of runs) {
    for (const finding of run.findings) {
      const before = best.get(finding.rule);
      if (wants(finding.rule) && (before === undefined || rankOf(finding) < rankOf(before.finding)))
        best.set(finding.rule, { finding, run });
    }
  }
  return [...best.values()].sort((a, b) => (a.finding.rule < b.finding.rule ? -1 : 1));
}
