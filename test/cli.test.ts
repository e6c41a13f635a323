// The command as a process, from its source: signals, pipes, the processes it starts, and the script of the repository.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { createServer } from '../src/server/create-server.ts';
import { createFull } from '../src/server/definitions/full.ts';
import { host } from './hosted.ts';

// A process takes its time to start where much else runs.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = resolve(import.meta.dirname, '../src/cli/main.ts');

/** Starts the command; `ended` gives its exit code and what it printed. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...texts }));
  return { child, texts, ended };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wireproof-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the servers it started, prints what was found, and exits with %i', async (signal, expected) => {
  const folder = makeFolder();
  const pids = join(folder, 'pids');
  writeFileSync(pids, '');
  // A server that answers anything, and notes its process and that of a child which ignores every wish to end.
  const server = join(folder, 'server.mjs');
  writeFileSync(
    server,
    `import { spawn } from 'node:child_process';
     import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const stubborn = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)']);
     appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n' + stubborn.pid + '\\n');
     const result = { resultType: 'complete', supportedVersions: ['2026-07-28'], capabilities: {}, tools: [] };
     createInterface({ input: process.stdin })
       .on('line', (line) => console.log(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(line).id, result })))
       .on('close', () => process.exit());`,
  );
  const { child, ended } = start(['validate', '--format', 'json', '--stdio', '--', process.execPath, server]);
  const listPids = (): number[] => readFileSync(pids, 'utf8').trim().split('\n').filter(Boolean).map(Number);
  // Two processes to ask for the era, one for the tools; by the eighth some probes have run.
  await vi.waitUntil(() => listPids().length >= 16, { timeout: 45_000, interval: 20 });
  const began = performance.now();
  child.kill(signal);
  const { code, out } = await ended;
  expect(performance.now() - began).toBeLessThan(5000);
  const report = JSON.parse(out);
  expect([code, report.complete, report.target.era]).toEqual([expected, false, 'modern']);
  expect(report.findings.length).toBeGreaterThan(0);
  // What was killed is counted until somebody has asked how it ended, which takes some systems seconds.
  await vi.waitUntil(() => !listPids().some(isRunning), { timeout: 10_000 });
});

test('behind a pipe nothing but the report is printed, and without colours', async () => {
  const environment = createRealEnvironment();
  const { port } = await host(createServer(createFull(environment), environment));
  const { ended } = start(['validate', `http://127.0.0.1:${port}/mcp`, '--rules', 'DSC-1'], { FORCE_COLOR: '0' });
  const { code, out, err } = await ended;
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Wireproof /);
});

test('a reader that has enough ends it without a word', async () => {
  const { child, ended } = start(['explain', ...readIds()]);
  child.stdout.destroy();
  const { err } = await ended;
  expect(err).toBe('');
});

/** Enough rules to fill any pipe. */
const readIds = (): string[] => Array<string[]>(40).fill(['MCP-STL-004', 'MCP-HTT-002', 'MCP-MET-007']).flat();
