// Has the official server asked by a program of its own while Astro reads and bundles: it waits on real timers.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { AstroIntegration } from 'astro';
import type { OfficialRun } from '../src/components/rule/official-run.ts';

const root = resolve(import.meta.dirname, '..');
const LARGEST = 2 ** 28;

async function ask(probes: readonly string[]): Promise<OfficialRun[]> {
  const words = ['scripts/ask-official-server.ts', ...probes];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, maxBuffer: LARGEST });
  return JSON.parse(stdout) as OfficialRun[];
}

/** Gives pages `askOfficialServer`. A build asks at once; `astro dev` when a page needs it, and again after a change. */
export const officialServer: AstroIntegration = {
  name: 'official-server',
  hooks: {
    'astro:config:setup': ({ command }) => {
      const early = command === 'build' ? ask([]) : undefined;
      // It fails for the page that waits for it.
      early?.catch(() => undefined);
      globalThis.askOfficialServer = (probes = []) => (probes.length === 0 && early ? early : ask(probes));
    },
  },
};
