// Runs probes over the official server and prints what it got of them, as JSON: all probes, or those named as arguments.
// A program of its own, because the server runs on the real clock: most of the time it waits, while others have work to do.
import { probes } from '../src/probes/list.ts';
import { runSdk } from '../src/run/run-sdk.ts';
import type { ProbeRun } from '../src/run/result.ts';

/** So many at once; with many more answers come too late for some probes. */
const AT_ONCE = 4;

const named = process.argv.slice(2);
const waiting = named.length > 0 ? named : Object.keys(probes);
const runs: Pick<ProbeRun, 'probe' | 'bug' | 'findings'>[] = [];

async function work(): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const { probe, bug, findings } = await runSdk(id);
    runs.push({ probe, findings, ...(bug === undefined ? {} : { bug }) });
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
// Streams that the server still holds open would keep the program running.
process.stdout.write(JSON.stringify(runs), () => process.exit());
