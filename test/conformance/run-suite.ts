// Runs the official conformance suite over a server and reads what it found.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { REVISION } from '../../src/protocol/revision.ts';

const PACKAGE = new URL('../../node_modules/@modelcontextprotocol/conformance/', import.meta.url);

/** One thing the suite looked at, as it writes it down. */
export interface Check {
  id: string;
  name: string;
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  errorMessage?: string;
  details?: { note?: string; message?: string };
}

export interface ScenarioOutcome {
  scenario: string;
  /** Why the revision does not require it: `extension` or `pending`; a required one has none. */
  unscored?: string;
  checks: Check[];
}

interface Requirements {
  server: string[];
  not_scored: { scenario: string; leg: string; reason: string }[];
}

/** The server scenarios of the revision, required ones first, as the suite itself lists them. */
async function readScenarios(): Promise<Omit<ScenarioOutcome, 'checks'>[]> {
  const text = await readFile(new URL(`requirements/${REVISION}.yaml`, PACKAGE), 'utf8');
  const { server, not_scored: others } = parse(text) as Requirements;
  const unscored = others.filter(({ leg }) => leg === 'server');
  return [
    ...server.map((scenario) => ({ scenario })),
    ...unscored.map(({ scenario, reason }) => ({ scenario, unscored: reason })),
  ];
}

/** Runs every server scenario of the revision, scored or not, over the server at `url`. */
export async function runSuite(url: string): Promise<ScenarioOutcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const output = await run(['server', '--url', url, '--requirements', REVISION, '--output-dir', folder]);
    const names = await readdir(folder);
    return await Promise.all(
      (await readScenarios()).map(async (one) => {
        // A folder is called `server-<scenario>-<time>`.
        const found = names.find((name) => name.replace(/-\d{4}-\d\d-\d\dT.*$/, '') === `server-${one.scenario}`);
        if (found === undefined) return { ...one, checks: [notFinished(one.scenario, output)] };
        return { ...one, checks: JSON.parse(await readFile(join(folder, found, 'checks.json'), 'utf8')) as Check[] };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const notFinished = (scenario: string, output: string): Check => ({
  id: scenario,
  name: 'NotFinished',
  status: 'FAILURE',
  errorMessage: `The suite wrote no result for it. Its last words: ${output.slice(-500)}`,
});

/** Runs the suite's command; what it thinks of the server stands in its files, so its exit code is not looked at. */
const run = (args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const command = fileURLToPath(new URL('dist/index.js', PACKAGE));
    execFile(process.execPath, [command, ...args], { maxBuffer: 1 << 26 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
