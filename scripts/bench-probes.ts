// npm run bench, third part: how long all probes of servers take over the reference in a browser, from the built site.
import { probes } from '../src/probes/list.ts';
import type { Asked, Answered } from '../src/run/messages.ts';
import { openSite } from '../test/e2e/site.ts';

/** Milliseconds that the whole set may take in a browser, as the issue that asked for it says. */
const BUDGET = 2000;

const site = await openSite();
const page = await site.newPage();
await page.goto('/rules/MCP-STL-004/');
await page.locator('button.run').first().click();
await page.locator('.run-status').first().getByText('Ran just now').waitFor();
const worker = page.workers()[0]?.url();
if (worker === undefined) throw new Error('the page started no worker: expected one after run was pressed');

/** Runs all probes one after the other in a worker of its own; gives the milliseconds and what was no pass. */
const measure = (): Promise<{ ms: number; others: string[] }> =>
  page.evaluate(
    ([url, ids]) =>
      new Promise((resolve, reject) => {
        const engine = new Worker(url, { type: 'module' });
        const others: string[] = [];
        const left = [...ids];
        const began = performance.now();
        const next = (): void => {
          const probe = left.shift();
          if (probe === undefined) {
            engine.terminate();
            return resolve({ ms: performance.now() - began, others });
          }
          const asked: Asked = { id: left.length, kind: 'probe', probe, target: {} };
          engine.postMessage(asked);
        };
        engine.onerror = ({ message }) => reject(new Error(message));
        engine.onmessage = ({ data }: MessageEvent<Answered>) => {
          if (!data.ok || !('findings' in data.value)) return reject(new Error(JSON.stringify(data)));
          for (const { rule, verdict } of data.value.findings)
            if (verdict !== 'pass') others.push(`${rule} ${verdict}`);
          next();
        };
        next();
      }),
    [worker, Object.keys(probes)] as const,
  );

const runs = [await measure(), await measure(), await measure()];
await site.close();
const times = runs.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
console.log(
  `All ${Object.keys(probes).length} probes over the reference in Chromium: ${times.join(', ')} ms, the first with its loading; ${BUDGET} are allowed.`,
);
const others = runs[0]?.others ?? [];
if (others.length > 0) console.error(`No pass: ${others.join(', ')}.`);
process.exit(others.length > 0 || (times.at(-1) ?? 0) > BUDGET ? 1 : 0);
