// Runs a probe over the official TypeScript server, so that a page can show a second opinion.
import { createRealClock } from './clock.ts';
import { DEMO } from './demo.ts';
import type { ProbeRun } from './result.ts';
import { loadProbe, runProbeOver } from './run-probe.ts';
import { createSdkTarget } from './sdk-target.ts';

/**
 * Runs it over the official server with what the probe's definition offers. On the real clock: the findings are the same
 * each time, offsets and random ids are not.
 */
export async function runSdk(probeId: string): Promise<ProbeRun> {
  const probe = await loadProbe(probeId);
  const { definition } = probe;
  const demo = definition === 'minimal' ? {} : DEMO;
  return runProbeOver(probe, createSdkTarget(definition), createRealClock(), demo, { target: 'sdk', definition });
}
