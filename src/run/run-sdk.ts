// Runs a probe over the official TypeScript server, so that a page can show a second opinion.
import { createLinePeer } from '../client/line-peer.ts';
import type { Demo } from '../client/demo.ts';
import { createPeer } from '../client/peer.ts';
import { createRealClock } from './clock.ts';
import { DEMO } from './demo.ts';
import type { ProbeRun } from './result.ts';
import { isForStdio, loadProbe, runProbeWith } from './run-probe.ts';
import { createSdkTarget } from './sdk-target.ts';
import { createSdkLineTarget } from './sdk/line-target.ts';
import { SDK_STATE_LIFETIME } from './sdk/server.ts';

// It is older than the revision, whose changelog lets existing SDKs keep their codes (changelog, minor change 12).
const { isNew: _, ...ITS } = DEMO;
const FACTS: Demo = { ...ITS, stateLifetime: SDK_STATE_LIFETIME };

/**
 * Runs it over the official server with what the probe's definition offers. On the real clock: the findings are the same
 * each time, offsets and random ids are not.
 */
export async function runSdk(probeId: string): Promise<ProbeRun> {
  const probe = await loadProbe(probeId);
  const { definition } = probe;
  const demo = definition === 'minimal' ? {} : FACTS;
  const clock = createRealClock();
  const names = { target: 'sdk', definition };
  if (isForStdio(probe))
    return runProbeWith(probe, createLinePeer(await createSdkLineTarget(definition), clock, demo), names);
  const { handler, stop } = await createSdkTarget(definition);
  return runProbeWith(probe, createPeer(handler, clock, demo, stop), names);
}
