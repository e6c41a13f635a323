// Runs one probe over one target and turns what it saw into findings.
import { createLinePeer } from '../client/line-peer.ts';
import { createPeer } from '../client/peer.ts';
import type { Peer } from '../client/peer.ts';
import type { Choice } from '../client/sight.ts';
import type { RuleId } from '../protocol/rule-id.ts';
import { probes } from '../probes/list.ts';
import { outOfSight } from '../probes/probe.ts';
import type { Probe, Saw } from '../probes/probe.ts';
import { forAll } from '../probes/shared.ts';
import { createVirtualClock } from './clock.ts';
import { DEMO } from './demo.ts';
import { createEnvironment } from './environment.ts';
import type { Finding, ProbeRun } from './result.ts';
import { createLineTarget, createTarget, loadFault } from './target.ts';
import type { Target } from './target.ts';

/** Loads a probe by id; an unknown id is a bug of the caller, and the error says which exist. */
export async function loadProbe(id: string): Promise<Probe> {
  const load = Object.hasOwn(probes, id) ? probes[id] : undefined;
  if (load === undefined)
    throw new Error(`probe '${id}' does not exist; expected one of ${Object.keys(probes).join(', ')}`);
  return load();
}

/** Runs a probe over the reference server or a fault, on a virtual clock: always the same result. */
export async function runProbe(probeId: string, target: Target = {}): Promise<ProbeRun> {
  const probe = await loadProbe(probeId);
  const fault = target.fault === undefined ? undefined : await loadFault(target.fault);
  const definition = target.definition ?? fault?.definition ?? probe.definition;
  const environment = createEnvironment(createVirtualClock());
  const names = { target: fault?.id ?? 'reference', definition };
  const demo = definition === 'minimal' ? {} : DEMO;
  if (isForStdio(probe)) {
    const start = await createLineTarget(definition, environment, fault);
    return runProbeWith(probe, createLinePeer(start, environment, demo), names);
  }
  const { handler, stop } = await createTarget(definition, environment, fault);
  return runProbeWith(probe, createPeer(handler, environment, demo, stop), names);
}

/** Whether a probe runs over stdio alone. */
export const isForStdio = ({ transports }: Probe): boolean => !transports.includes('http');

/** Runs a probe with a peer that is ready to speak to some target. */
export async function runProbeWith(
  probe: Probe,
  peer: Peer,
  names: { target: string; definition: string },
): Promise<ProbeRun> {
  const run = { probe: probe.id, ...names, turns: peer.turns as ProbeRun['turns'] };
  try {
    const saw = whyBlind(probe, peer) ?? hideUnseen(probe, peer, await probe.run(peer));
    return { ...run, findings: probe.settles.map((rule) => createFinding(probe, rule, saw[rule])) };
  } catch (error) {
    return { ...run, findings: [], bug: error instanceof Error ? error.message : String(error) };
  }
}

const CHOICES: Readonly<Record<Choice, string>> = {
  connections: 'the browser chooses the connection of each request',
  spelling: 'the browser may spell header names in its own way',
};

/** Why no verdict of a probe would hold over a peer that cannot choose what the probe needs. */
function whyBlind({ needs = [], settles }: Probe, { sight }: Peer): Record<RuleId, Saw> | undefined {
  const lacking = needs.find((need) => sight?.lacks.includes(need));
  return lacking && forAll(settles, outOfSight(CHOICES[lacking]));
}

/** No verdict stands once the peer could not send or see a part of what the probe asked. */
function hideUnseen({ settles }: Probe, { sight }: Peer, saw: Record<RuleId, Saw>): Record<RuleId, Saw> {
  return sight?.unseen === undefined ? saw : forAll(settles, outOfSight(sight.unseen.why, sight.unseen.at));
}

/** Puts what a probe saw of a rule into a finding. */
export function createFinding(probe: Probe, rule: RuleId, saw: Saw | undefined): Finding {
  if (saw === undefined) throw new Error(`probe ${probe.id} settles ${rule} but said nothing of it`);
  const reason = probe.reasons[rule]?.[saw.reason];
  if (reason === undefined)
    throw new Error(`probe ${probe.id} gave the reason '${saw.reason}' for ${rule}, which it does not declare`);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (blank, name: string) => String(saw.values?.[name] ?? blank));
  return {
    rule,
    verdict: reason.verdict,
    reason: saw.reason,
    message: fill(reason.message),
    ...(reason.note === undefined ? {} : { note: fill(reason.note) }),
    ...(saw.at === undefined ? {} : { at: saw.at }),
    ...(reason.blockedBy === undefined ? {} : { blockedBy: reason.blockedBy }),
    ...(reason.atMost === undefined ? {} : { atMost: reason.atMost }),
  };
}
