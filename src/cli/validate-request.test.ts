// What the arguments of wireproof validate mean together.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFakeTerminal } from './fixtures/fake-terminal.ts';
import { FEW_RULES } from './fixtures/few-rules.ts';
import { UsageError } from './usage-error.ts';
import { readSite, readValidateRequest } from './validate-request.ts';

const CONTENT = { version: '1.2.3', site: 'https://site.example', rules: [...FEW_RULES] };
const read = (args: string[], env: Record<string, string> = {}) => {
  const terminal = createFakeTerminal(env);
  return { ...readValidateRequest(args, terminal, CONTENT), hidden: terminal.hidden() };
};

/** Writes facts into a file that goes with the test. */
function writeFacts(facts: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'wireproof-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(facts));
  return join(folder, 'facts.json');
}

test('an address alone is enough', () => {
  const { target, allows, ...rest } = read(['https://example.com/mcp']);
  expect(target).toEqual({ transport: 'http', url: new URL('https://example.com/mcp') });
  expect(allows('echo')).toBe(false);
  expect(rest).toEqual({
    transport: 'http',
    rules: undefined,
    isList: false,
    headers: [],
    timeout: undefined,
    facts: {},
    outputs: [{ format: 'text' }],
    isStrict: false,
    isVerbose: false,
    artifact: undefined,
    site: 'https://site.example',
    hidden: [],
  });
});

test('a command is what stands after --, whatever it looks like', () => {
  const { target, transport, rules } = read([
    '--stdio',
    '--level',
    'should',
    '--',
    'node',
    '--strict',
    'a.js',
    '--',
    'x',
  ]);
  expect(target).toEqual({ transport: 'stdio', command: 'node', args: ['--strict', 'a.js', '--', 'x'] });
  expect([transport, rules]).toEqual(['stdio', ['MCP-HTT-011', 'MCP-STL-010']]);
});

test('whatever in the arguments is secret is hidden', () => {
  const facts = writeFacts({ tokens: { first: 'first-token', second: 'second-token' } });
  const env = { MCP_AUTH: 'Bearer from-env', OTHER_TOKEN: 'inherited' };
  const args = [
    'http://ada:pass@a.example/?key=value',
    '--header',
    'X-Key: x-value',
    '--header-env',
    'X-Auth=MCP_AUTH',
  ];
  expect(read([...args, '--facts', facts], env).hidden).toEqual([
    'x-value',
    'Bearer from-env',
    'from-env',
    'pass',
    'YWRhOnBhc3M=',
    'value',
    'first-token',
    'second-token',
  ]);
  expect(read(['--stdio', '--', 'x', '--token', 'in-argument'], env).hidden).toEqual([
    'in-argument',
    'Bearer from-env',
    'inherited',
  ]);
});

describe('checksOrigin', () => {
  test.each([
    [['http://127.0.0.1:3000/mcp'], { checksOrigin: true }],
    [['http://localhost/mcp'], { checksOrigin: true }],
    [['https://example.com/mcp'], {}],
    [['https://example.com/mcp', '--origins'], { checksOrigin: true }],
  ])('%j gives the facts %j', (args, facts) => {
    expect(read(args).facts).toEqual(facts);
  });
});

test('tools are allowed by name, or all at once', () => {
  const some = read(['http://a', '--allow-tools', 'echo, add', '--allow-tools', 'sub']).allows;
  expect(['echo', 'add', 'sub', 'delete'].map(some)).toEqual([true, true, true, false]);
  expect(read(['http://a', '--allow-tools', '*']).allows('delete')).toBe(true);
});

test('a list needs no server', () => {
  expect(read(['--list'])).toMatchObject({ target: undefined, transport: 'http', isList: true });
  expect(read(['--list', '--stdio'])).toMatchObject({ target: undefined, transport: 'stdio', isList: true });
});

test.each([
  [[], 'expected the URL of a server, or --stdio -- and a command'],
  [['http://a', 'http://b'], 'expected one URL, received 2 arguments'],
  [['http://a', '--', 'node'], 'a command after -- needs --stdio before it'],
  [['--stdio', 'node', 'a.js'], 'with --stdio the command stands after --, as in: --stdio -- node server.js'],
  [['--stdio'], '--stdio needs a command after --, as in: --stdio -- node server.js'],
  [['--stdio', '--header', 'a: b', '--', 'node'], '--header and --header-env are for HTTP; --stdio has no headers'],
  [
    ['http://u:p@a', '--header', 'authorization: Bearer x'],
    'the URL names a user, and a header is called Authorization: a request can carry only one',
  ],
  [['http://a', '--timeout', '5s'], '--timeout is 5s; expected whole milliseconds from 1 to 600000'],
  [['http://a', '--timeout', '0'], '--timeout is 0; expected whole milliseconds from 1 to 600000'],
  [['http://a', '--facts', '/no/such.json'], 'the facts cannot be read: /no/such.json does not exist'],
  [
    ['http://a', '--base-url', 'site'],
    '--base-url is no address of a site; expected one that begins with https:// or http://',
  ],
  [['http://a', '--output', '/no/such/r.txt'], '/no/such/r.txt cannot be written: the folder /no/such does not exist'],
])('%j is refused', (args, message) => {
  expect(() => read(args)).toThrow(new UsageError(message));
});

test('the address of the site has no slash at its end', () => {
  expect(readSite('https://a.example/docs//')).toBe('https://a.example/docs');
});
