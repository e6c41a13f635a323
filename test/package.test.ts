// The package wireproof as its users get it: packed, installed in an empty folder, run on the oldest Node and on this one.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { parseReport } from '../src/report/parse-report.ts';
import { createLegacyTarget } from '../src/run/target.ts';
import { host } from './hosted.ts';
import { findNode22 } from './node-22.ts';

const ROOT = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'wireproof-package-'));
const home = join(folder, 'home');
const installed = join(home, 'node_modules/wireproof');
const command = join(installed, 'dist-cli/wireproof.js');
let packed: { size: number; files: { path: string }[] };

beforeAll(() => {
  const pack = ['pack', '--json', '--pack-destination', folder];
  const answer = JSON.parse(execFileSync('npm', pack, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }));
  [packed] = Object.values(answer) as [typeof packed];
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', join(folder, file)];
  execFileSync('npm', install, { cwd: home, stdio: 'pipe' });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it brings the command, two schemas and its licences, and no other package', () => {
  expect(packed.files.map(({ path }) => path).sort()).toEqual([
    'LICENSE',
    'LICENSE-content',
    'README.md',
    'dist-cli/LICENSES-of-others.txt',
    'dist-cli/facts.schema.json',
    'dist-cli/report.schema.json',
    'dist-cli/wireproof.js',
    'package.json',
  ]);
  expect(packed.size).toBeLessThan(300_000);
  expect(readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['wireproof']);
  // No path of the machine that built it.
  expect(readFileSync(command, 'utf8')).not.toContain(ROOT);
});

test('npm makes the command one that can be called by name', () => {
  expect(statSync(command).mode & 0o111).toBe(0o111);
  const called = execFileSync('npx', ['--offline', 'wireproof', '--version'], { cwd: home, encoding: 'utf8' });
  expect(called).toBe(`${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version}\n`);
});

const node22 = findNode22();
const nodes: [string, string | undefined][] = [
  ['22', node22],
  [process.version.replace(/^v/, ''), process.execPath],
];

describe.each(nodes)('on Node %s', (version, node) => {
  /** Runs the command to its end in the empty folder. */
  async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
    const child = spawn(String(node), [command, ...args], { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text));
    const [code] = await once(child, 'close');
    return { code, ...texts };
  }

  test('it is there', (context) => {
    context.skip(node === undefined, 'npm has no Node 22 for this machine');
    expect(execFileSync(String(node), ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${version}\\b`));
  });

  describe.skipIf(node === undefined)('when it is there', () => {
    test('explains a rule', async () => {
      const { code, out, err } = await run('explain', 'stl4');
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^MCP-STL-004 {2}MUST NOT\n/);
    });

    test('validates the server that it serves, over HTTP', { timeout: 30_000 }, async () => {
      const server = spawn(String(node), [command, 'serve', '0'], { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
      try {
        const [line] = (await once(server.stdout, 'data')) as [Buffer];
        const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
        writeFileSync(join(home, 'facts.json'), (await run('facts', '--demo')).out);
        const known = ['--facts', 'facts.json', '--allow-tools', '*', '--category', 'STL,DSC,MET'];
        const { code, out, err } = await run(
          'validate',
          url,
          ...known,
          '--format',
          'json',
          '--output',
          'r.json',
          '--format',
          'text',
        );
        expect([code, err]).toEqual([0, '']);
        expect(out).toMatch(/No rule was seen broken; \d\d passed/);
        const report = parseReport(readFileSync(join(home, 'r.json'), 'utf8'));
        expect(report).toMatchObject({ target: { name: url, era: 'modern' }, complete: true, counts: { errors: 0 } });
        server.kill('SIGINT');
        expect((await once(server, 'exit'))[0]).toBe(0);
      } finally {
        server.kill('SIGKILL');
      }
    });

    test('validates it over stdio', { timeout: 30_000 }, async () => {
      const served = [String(node), command, 'serve', '--stdio'];
      const { code, out, err } = await run('validate', '--stdio', '--rules', 'stl8,dsc1,met7', '--', ...served);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/No rule was seen broken; 3 passed/);
    });

    test('a port where nobody listens is exit code 2', async () => {
      const { code, out } = await run('validate', 'http://127.0.0.1:1/mcp');
      expect(code).toBe(2);
      expect(out).toMatch(/nothing listens\s+there/);
    });

    test('wrong arguments are exit code 2, and one sentence', async () => {
      expect(await run('validate', '--fromat', 'json')).toEqual({
        code: 2,
        out: '',
        err: 'wireproof validate: there is no option --fromat (did you mean --format?).\nHelp: wireproof validate --help\n',
      });
    });

    test('a server of the era before is told so once, with exit code 2', async () => {
      const environment = createRealEnvironment();
      const { port } = await host(await createLegacyTarget('full', environment));
      const { code, out } = await run('validate', `http://127.0.0.1:${port}/mcp`);
      expect(code).toBe(2);
      expect(out.match(/2025-11-25/g)).toHaveLength(1);
      expect(out).not.toMatch(/MCP-[A-Z]{3}-\d{3}/);
    });
  });
});

test('its exports are files', () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const missing = Object.values<string>(exports).filter((path) => !existsSync(join(installed, path)));
  expect(missing).toEqual([]);
});
