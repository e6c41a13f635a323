// Every reason that the probes of HDR declare can be reached, and what is no failure is not called one.
import { describe, expect, test } from 'vitest';
import { findHeader } from '../../protocol/headers.ts';
import type { HttpRequest, HttpResponse } from '../../protocol/message.ts';
import {
  denies,
  error,
  has,
  json,
  methodOf,
  never,
  refuses,
  result,
  runScript,
  said,
  silent,
  testThatAllReasonsAreReached,
} from '../fixtures/reasons.ts';
import type { Script, ScriptOptions } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

/** The reason of each rule by the last three digits of its id. */
const run = async (id: string, script: Script, options: ScriptOptions = {}): Promise<Record<string, string>> => {
  const said = await runScript(id, script, options);
  return Object.fromEntries(Object.entries(said).map(([rule, reason]) => [rule.slice(-3), reason]));
};

const header = (request: HttpRequest, name: string) => findHeader(request.headers, name);
const discovered = () => result({ supportedVersions: ['2026-07-28'], capabilities: {} });
const plain: HttpResponse = { status: 400, headers: [['Content-Type', 'text/plain']], body: 'Bad Request' };
/** Answers all but the first request, which is the control. */
const after =
  (answer: () => HttpResponse | Promise<undefined>): Script =>
  (request, _, count) =>
    count === 1 || methodOf(request) === 'initialize' ? undefined : answer();
const busy = after(() => error(503, -32603));

describe.each(Object.keys(probes))('%s', (id) => {
  test.each<[string, Script]>([
    ['needs-token', denies],
    ['no-answer', silent],
    ['not-served', refuses],
  ])('gives %s for every rule', async (reason, script) => {
    expect(new Set(Object.values(await run(id, script)))).toEqual(new Set([reason]));
  });
});

describe('an answer that is neither a result nor a refusal of headers', () => {
  test.each([
    ['version-header', ['004', '005']],
    ['method-header', ['036', '039']],
    ['name-header', ['036', '039']],
    ['parameter-headers', ['030', '033']],
    ['encoded-headers', ['022']],
    ['invalid-parameter-header', ['029']],
    ['header-name-case', ['034']],
  ])('leaves %s without a verdict', async (id, rules) => {
    const saw = await run(id, busy);
    expect(rules.map((rule) => saw[rule])).toEqual(rules.map(() => 'unclear'));
  });
});

describe('MCP-HDR-038', () => {
  const accepting: Script = (request) => (methodOf(request) === 'tools/call' ? said('Yes') : discovered());
  test.each<[string, string, Script]>([
    ['version-header', 'nothing-refused', accepting],
    ['method-header', 'nothing-refused', accepting],
    ['name-header', 'nothing-refused', accepting],
    ['parameter-headers', 'nothing-refused', accepting],
    ['parameter-headers', 'other-status', after(() => error(422, -32020))],
    ['parameter-headers', 'other-code', after(() => error(400, -32602))],
    ['method-header', 'other-status', after(() => ({ ...plain, status: 500 }))],
    ['method-header', 'no-error', after(() => ({ ...plain, status: 422 }))],
    ['parameter-headers', 'no-error', after(() => plain)],
    ['invalid-parameter-header', 'other-status', after(() => error(200, -32020))],
    ['invalid-parameter-header', 'no-error', after(() => plain)],
  ])('%s gives %s', async (id, reason, script) => {
    expect((await run(id, script))['038']).toBe(reason);
  });

  test('is not failed by -32022 for a version that the server does not know', async () => {
    const script: Script = (request) =>
      header(request, 'MCP-Protocol-Version') === '2025-11-25' ? error(400, -32022) : undefined;
    expect(await run('version-header', script)).toEqual({
      '004': 'version-error',
      '005': 'refused',
      '038': 'as-specified',
    });
  });
});

describe('version-header', () => {
  const opens =
    (version: string): Script =>
    (request) => {
      if (methodOf(request) === 'initialize') return result({ protocolVersion: version });
      return has(request, 'MCP-Protocol-Version') ? undefined : discovered();
    };
  test.each([
    ['2025-03-26', 'serves-older'],
    ['2024-11-05', 'serves-older'],
    ['2025-06-18', 'served-without'],
  ])('a server that also serves %s: %s', async (version, reason) => {
    expect((await run('version-header', opens(version)))['005']).toBe(reason);
  });

  test.each([
    ['2025-03-26', 'serves-older', 'as-specified'],
    ['2025-11-25', 'refused-otherwise', 'other-code'],
  ])('%s and a refusal in the manner of that version: %s', async (version, reason, form) => {
    const script: Script = (request) => {
      if (methodOf(request) === 'initialize') return result({ protocolVersion: version });
      return has(request, 'MCP-Protocol-Version') ? undefined : error(400, -32600);
    };
    expect(await run('version-header', script)).toEqual({ '004': 'refused', '005': reason, '038': form });
  });
});

test('a server that knows lower-case names alone fails too, though the printed spelling is what it refuses', async () => {
  const script: Script = (request) =>
    request.headers.some(([name]) => name === 'mcp-method') ? undefined : error(400, -32020);
  expect((await run('header-name-case', script))['034']).toBe('case-matters');
});

describe('invalid-parameter-header', () => {
  const isRaw = (request: HttpRequest) => /[^ -~]/.test(header(request, 'Mcp-Param-Region') ?? '');
  const isHello = (request: HttpRequest) => /"Hellé"/.test(String(request.body));
  test.each<[string, string, Script]>([
    [
      'a way to the server that cannot carry such bytes',
      'base64-refused',
      (request) => (isRaw(request) ? never() : undefined),
    ],
    ['a tool that does not take such letters', 'base64-refused', (request) => (isHello(request) ? plain : undefined)],
    ['an HTTP layer that refuses them itself', 'invalid-refused', (request) => (isRaw(request) ? plain : undefined)],
  ])('%s is no failure', async (_, reason, script) => {
    expect(await run('invalid-parameter-header', script)).toEqual({ '029': reason, '038': 'as-specified' });
  });
});

test('a tool that dislikes null, or wants the argument, does not ask for a header', async () => {
  const script =
    (after: number): Script =>
    (_, __, count) =>
      count > after ? error(400, -32602) : undefined;
  expect((await run('absent-parameter', script(2)))['032']).toBe('null-refused-otherwise');
  expect((await run('absent-parameter', script(1)))['032']).toBe('absent-refused-otherwise');
});

describe('tool-annotations', () => {
  const ALL = ['010', '011', '012', '013', '014', '016', '043'];
  const list =
    (inputSchema: object): Script =>
    () =>
      result({ tools: [{ name: 'tool', inputSchema }] });
  const withProperties = (properties: object) => list({ type: 'object', properties });
  const one = (schema: object, name = 'zone') => withProperties({ [name]: { type: 'string', ...schema } });
  const PASS = ['none-empty', 'tokens', 'no-controls', 'unique', 'primitive', 'reachable', 'not-sensitive'];
  const pass = (change: Record<string, string> = {}) =>
    Object.fromEntries(ALL.map((rule, index) => [rule, change[rule] ?? PASS[index]]));
  const annotated = { type: 'string', 'x-mcp-header': 'Zone' };

  test.each<[string, Script, Record<string, string>]>([
    ['a token of odd characters', one({ 'x-mcp-header': "a!#$%&'*+.^_`|~Z9" }), {}],
    ['an empty name', one({ 'x-mcp-header': '' }), { '010': 'empty' }],
    ['a colon', one({ 'x-mcp-header': 'a:b' }), { '011': 'no-token' }],
    ['a letter beyond ASCII', one({ 'x-mcp-header': 'Zöne' }), { '011': 'no-token' }],
    ['a name that is true', one({ 'x-mcp-header': true }), { '011': 'no-text' }],
    ['a control character', one({ 'x-mcp-header': 'a\u0000b' }), { '012': 'controls' }],
    [
      'the same name in another tool',
      () => result({ tools: [1, 2].map((n) => ({ name: `t${n}`, inputSchema: { properties: { a: annotated } } })) }),
      {},
    ],
    [
      'the same name deeper down',
      withProperties({
        a: annotated,
        b: { type: 'object', properties: { c: { ...annotated, 'x-mcp-header': 'ZONE' } } },
      }),
      { '013': 'collision' },
    ],
    ['no type', one({ type: undefined, 'x-mcp-header': 'Zone' }), { '014': 'type-open' }],
    ['a type or null', one({ type: ['string', 'null'], 'x-mcp-header': 'Zone' }), { '014': 'type-open' }],
    [
      'an annotation at the root',
      list({ ...annotated, type: 'object' }),
      { '014': 'other-type', '016': 'off-the-chain' },
    ],
    ['one in $defs', list({ type: 'object', $defs: { zone: annotated } }), { '016': 'off-the-chain' }],
    ['one below patternProperties', list({ patternProperties: { x: annotated } }), { '016': 'off-the-chain' }],
    [
      'one in a property of a property that is an array',
      withProperties({ a: { items: [{ properties: { b: annotated } }] } }),
      { '016': 'off-the-chain' },
    ],
    ['a parameter called token', one({ 'x-mcp-header': 'Session' }, 'sessionToken'), { '043': 'named-like-a-secret' }],
    ['a header called so', one({ 'x-mcp-header': 'Api-Key' }), { '043': 'named-like-a-secret' }],
    ['a number of tokens', one({ type: 'integer', 'x-mcp-header': 'Limit' }, 'max_tokens'), { '043': 'needs-a-look' }],
  ])('%s', async (_, script, change) => {
    expect(await run('tool-annotations', script)).toEqual(pass(change));
  });

  test.each<[string, object]>([
    ['a property of that name', { properties: { 'x-mcp-header': { type: 'string' } } }],
    [
      'data that looks like a schema',
      { default: annotated, examples: [annotated], enum: [annotated], const: annotated },
    ],
    ['a keyword of somebody else', { 'x-notes': annotated }],
  ])('%s is no annotation', async (_, schema) => {
    expect(new Set(Object.values(await run('tool-annotations', list(schema))))).toEqual(new Set(['no-annotation']));
  });

  test('every page is read, and a page that does not come leaves the question open', async () => {
    const page: Script = (_, __, count) =>
      count === 1 ? result({ tools: [], nextCursor: 'more' }) : count === 2 ? error(500, -32603) : undefined;
    expect((await run('tool-annotations', page))['010']).toBe('not-served');
    const second: Script = (request, connection, count) =>
      count === 1 ? result({ tools: [], nextCursor: 'more' }) : one({ 'x-mcp-header': '' })(request, connection, count);
    expect((await run('tool-annotations', second))['010']).toBe('empty');
  });

  test('a list without an end is left after a while', async () => {
    const saw = await run('tool-annotations', () => json(200, { result: { tools: [], nextCursor: 'more' } }));
    expect(saw['010']).toBe('no-annotation');
  });
});

testThatAllReasonsAreReached(Object.keys(probes));
