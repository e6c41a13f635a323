// Whole command lines in this process: help, mistakes, exit codes, and that no secret is printed in any format.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { host } from '../../test/hosted.ts';
import { createRealEnvironment } from '../hosts/environment.ts';
import { findHeader } from '../protocol/headers.ts';
import type { Handler } from '../protocol/message.ts';
import { formatNames } from '../report/formats.ts';
import { createLegacyTarget } from '../run/target.ts';
import { createServer } from '../server/create-server.ts';
import { createFull } from '../server/definitions/full.ts';
import { readContent } from './content.ts';
import { createFakeTerminal } from './fixtures/fake-terminal.ts';
import { runCommand } from './run-command.ts';

const content = readContent();
const environment = createRealEnvironment();

/** Runs a command line; gives its exit code and what it printed. */
async function run(args: string[], env: Record<string, string> = {}, stop = new AbortController().signal) {
  const terminal = createFakeTerminal(env);
  const code = await runCommand(args, terminal, () => Promise.resolve(content), stop);
  return { code, ...terminal.printed };
}

/** Serves a handler on loopback for one test; gives the address. */
const serve = async (handler: Handler): Promise<string> => `http://127.0.0.1:${(await host(handler)).port}/mcp`;
const createReference = (): Handler => createServer(createFull(environment), environment);

/** Answers malformed requests with another code than the one of the rule MCP-MET-007. */
const withWrongCode =
  (handler: Handler): Handler =>
  async (...call) => {
    const response = await handler(...call);
    const { body } = response;
    return { ...response, body: typeof body === 'string' ? body.replaceAll('-32602', '-32600') : body };
  };

describe('help and version', () => {
  test.each([
    [['--help'], 'Usage: wireproof <command> [options]\n'],
    [['help'], 'Usage: wireproof <command> [options]\n'],
    [['validate', '--help'], 'Usage: wireproof validate <url> [options]\n'],
    [['validate', '--formt', '-h'], 'Usage: wireproof validate <url> [options]\n'],
    [['help', 'validate'], 'Usage: wireproof validate <url> [options]\n'],
    [['explain', '--help'], 'Usage: wireproof explain <rule> [<rule> …]\n'],
    [['facts', '-h'], 'Usage: wireproof facts [--schema | --demo]\n'],
    [['serve', '--help'], 'Usage: wireproof serve [port] [options]\n'],
    [['--version'], `${content.version}\n`],
    [['serve', '-v'], `${content.version}\n`],
  ])('%j begins with %j', async (args, start) => {
    const { code, out, err } = await run(args);
    expect([code, out.slice(0, start.length), err]).toEqual([0, start, '']);
    // Tables of this width fit every terminal; an address may be longer.
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('the help of validate names every option and every exit code', async () => {
    const { out } = await run(['validate', '--help']);
    for (const word of [
      '--rules',
      '--header-env',
      '--allow-tools',
      '--base-url',
      'sarif-github',
      '  0 ',
      '  1 ',
      '  2 ',
      '130',
    ])
      expect(out).toContain(word);
  });
});

describe('a mistake is told in one sentence on standard error, with exit code 2', () => {
  test.each([
    [
      ['explian'],
      'wireproof: there is no command explian (did you mean explain?); the commands are validate, explain, facts, serve.\nHelp: wireproof --help\n',
    ],
    [['--strict', 'validate'], 'wireproof: expected a command before the options.\nHelp: wireproof --help\n'],
    [
      ['validate'],
      'wireproof validate: expected the URL of a server, or --stdio -- and a command.\nHelp: wireproof validate --help\n',
    ],
    [
      ['validate', 'http://a', '--rules', 'VER-007'],
      'wireproof validate: no probe over HTTP settles MCP-VER-007; see wireproof explain MCP-VER-007.\nHelp: wireproof validate --help\n',
    ],
    [
      ['explain'],
      'wireproof explain: expected the id of a rule, such as MCP-STL-004.\nHelp: wireproof explain --help\n',
    ],
    [['facts', 'x'], 'wireproof facts: expected no argument.\nHelp: wireproof facts --help\n'],
    [
      ['serve', 'x'],
      'wireproof serve: the port is x; expected a number from 0 to 65535.\nHelp: wireproof serve --help\n',
    ],
    [
      ['serve', '--definition', 'fulll'],
      'wireproof serve: --definition is fulll; expected one of open, minimal, dual-era, mirrored, full, protected, paged, two-users, traced (did you mean full?).\nHelp: wireproof serve --help\n',
    ],
  ])('%j', async (args, err) => {
    expect(await run(args)).toEqual({ code: 2, out: '', err });
  });

  test('without a command the help goes there', async () => {
    const { code, out, err } = await run([]);
    expect([code, out, err.slice(0, 30)]).toEqual([2, '', 'Usage: wireproof <command> [op']);
  });
});

test('explain takes any spelling, several rules, and another site', async () => {
  const { code, out } = await run(['explain', 'stl4', 'HTT-2', '--base-url', 'https://site.example/']);
  expect(code).toBe(0);
  expect(out.match(/^MCP-.*$/gm)).toEqual(['MCP-STL-004  MUST NOT', 'MCP-HTT-002  MUST']);
  expect(out).toContain('https://site.example/rules/MCP-HTT-002/#fix');
});

test('every rule can be explained', async () => {
  const { code, out } = await run(['explain', ...content.rules.map(({ id }) => id)]);
  expect(code).toBe(0);
  expect(out.match(/^MCP-[A-Z]{3}-\d{3}  /gm)).toHaveLength(content.rules.length);
  expect(out).not.toContain('[object');
});

test('--list names probes and rules, and contacts nobody', async () => {
  const { code, out } = await run(['validate', 'http://127.0.0.1:1/mcp', '--list', '--rules', 'stl8']);
  expect([code, out]).toEqual([
    0,
    `list-per-connection: tools/list on two connections, twice each
  MCP-STL-008  MUST NOT    tools/list does not vary per connection

1 probes over HTTP, 1 rules. Nobody was contacted.
`,
  ]);
});

describe('exit codes', () => {
  const ONE = ['--rules', 'MCP-DSC-001'];

  test('0: no MUST was broken', async () => {
    const { code, out, err } = await run(['validate', await serve(createReference()), ...ONE]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/No rule was seen broken; 1 passed/);
  });

  /** Allows GET, which is a SHOULD not to. */
  const withGet =
    (handler: Handler): Handler =>
    (request, ...rest) =>
      request.method === 'GET'
        ? Promise.resolve({ status: 200, headers: [['Content-Type', 'text/plain']], body: 'hello' })
        : handler(request, ...rest);

  test('1 only with --strict: a SHOULD was broken', async () => {
    const url = await serve(withGet(createReference()));
    const args = ['validate', url, '--rules', 'MCP-STL-005', '--format', 'github'];
    const lenient = await run(args);
    expect([lenient.code, lenient.err]).toEqual([0, 'wireproof: 1 warning; 0 passed.\n']);
    expect(lenient.out).toMatch(/^::warning /);
    expect((await run([...args, '--strict'])).code).toBe(1);
  });

  test('1: a MUST was broken', async () => {
    const url = await serve(withWrongCode(createReference()));
    expect((await run(['validate', url, '--rules', 'MET-7'])).code).toBe(1);
  });

  test('2: nobody is there', async () => {
    const { code, out, err } = await run(['validate', 'http://127.0.0.1:1/mcp']);
    expect([code, err]).toEqual([2, '']);
    expect(out).toMatch(/refused: nothing listens/);
  });

  test('2: it speaks an earlier revision alone, which is told once', async () => {
    const url = await serve(await createLegacyTarget('full', environment));
    const { code, out, err } = await run(['validate', url, '--format', 'json']);
    const report = JSON.parse(out);
    expect([code, report.target.era, report.findings]).toEqual([2, 'legacy', []]);
    expect(err).toMatch(/^wireproof: Not judged\. It speaks 2025-11-25 and not revision 2026-07-28: .*\n$/);
  });

  test('2: it wants a token', async () => {
    const url = await serve(() =>
      Promise.resolve({ status: 401, headers: [['WWW-Authenticate', 'Bearer']], body: '' }),
    );
    const { code, out } = await run(['validate', url]);
    expect(code).toBe(2);
    expect(out).toMatch(/wants a token/);
  });

  test('130: stopped; what was found is reported', async () => {
    const stop = new AbortController();
    const handler = createReference();
    let asked = 0;
    const url = await serve((...call) => {
      if (++asked === 12) stop.abort('SIGINT');
      return handler(...call);
    });
    const { code, out } = await run(['validate', url, '--format', 'json'], {}, stop.signal);
    const report = JSON.parse(out);
    expect([code, report.complete]).toEqual([130, false]);
    expect(report.notices[0]).toMatch(/^The run was stopped before its end\. [1-9]\d* of \d+ probes had run\.$/);
    expect(report.findings.length).toBeGreaterThan(0);
  });
});

test('no secret stands in what is said of a server that is not there, or of wrong arguments', async () => {
  const header = ['--header', 'Authorization: Bearer t0p-secret'];
  const texts = await Promise.all([
    run(['validate', 'http://ada:t0p-secret@127.0.0.1:1/t0p?key=t0p-secret', '--header', 'X-Key: t0p-secret']),
    run(['validate', 'http://127.0.0.1:1/t0p-secret', ...header, '--format', 'json']),
    run(['validate', ...header, 'http://a', 'Bearer t0p-secret']),
    run(['validate', '--heder=Authorization: Bearer t0p-secret', 'http://a']),
    run(['validate', 'http://a', ...header, '--output', '/no/t0p-secret/r.txt']),
    run(['validate', '--stdio', '--', 'no-such-command', '--api-key', 't0p-secret']),
  ]);
  for (const { code, out, err } of texts) {
    expect(code).toBe(2);
    expect(out + err).toMatch(/./);
    expect(out + err).not.toContain('t0p-secret');
  }
});

test('no secret stands in any format, on any stream, or in a file', async () => {
  const handler = withWrongCode(createReference());
  // A server that says back whatever it is told, in many ways, and breaks rules, so that exchanges are shown.
  const url = await serve(async (request, ...rest) => {
    const told = ['Authorization', 'X-Token', 'X-Api-Key']
      .map((name) => findHeader(request.headers, name) ?? '')
      .concat(request.path);
    const response = await handler({ ...request, path: '/mcp' }, ...rest);
    const echo = { plain: told, encoded: told.map(encodeURIComponent), nested: JSON.stringify(told) };
    const body =
      typeof response.body === 'string' && response.body.startsWith('{')
        ? JSON.stringify({ ...JSON.parse(response.body), echo })
        : response.body;
    return { ...response, headers: [...response.headers, ['X-Echo', told.join(' ')]], body };
  });
  const folder = mkdtempSync(join(tmpdir(), 'wireproof-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const target = url.replace('http://', 'http://ada:passw0rd@').concat('?api=qu3ry-key');
  const outputs = formatNames.flatMap((name) => ['--format', name, '--output', join(folder, name)]);
  const secret = ['--header', 'X-Token: Bearer t0p"s<e>c&ret', '--header-env', 'X-Api-Key=KEY', '--verbose'];
  const env = { KEY: 'fr0m-env' };
  const { code, out, err } = await run(['validate', target, '--rules', 'MET-7', ...secret, ...outputs], env);
  expect([code, out]).toEqual([1, '']);
  const texts = new Map([
    ['stderr', err],
    ...formatNames.map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]),
  ]);
  const printed = await Promise.all(
    formatNames.map((name) => run(['validate', target, '--rules', 'MET-7', ...secret, '--format', name], env)),
  );
  printed.forEach((one, at) => texts.set(`${formatNames[at]} on a screen`, one.out + one.err));
  expect(texts.get('json')).toContain('[secret]');
  for (const [name, text] of texts) {
    expect(text.length, name).toBeGreaterThan(20);
    for (const part of ['t0p', 'c&ret', 'c&amp;ret', 'fr0m-env', 'passw0rd', 'qu3ry-key', btoa('ada:passw0rd')])
      expect(text.includes(part), `${part} in ${name}`).toBe(false);
    // Links to the playground carry their state in base64.
    for (const [, state = ''] of text.matchAll(/#v1=([\w-]+)/g))
      expect(Buffer.from(state, 'base64url').toString()).not.toMatch(/t0p|fr0m-env|passw0rd|qu3ry/);
  }
});
