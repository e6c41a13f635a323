// Every reason that a probe of CCH declares can be reached.
import { describe, expect, test } from 'vitest';
import { findHeader } from '../../protocol/headers.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { DEMO_TOKENS } from '../../server/definitions/protected.ts';
import {
  cold,
  DEMO,
  denies,
  error,
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
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const { tokens: _, ...NO_TOKENS } = DEMO;
const { restricted: _restricted, ...NO_RESTRICTION } = DEMO;
const { ownResource: _ownResource, ...NO_RESOURCE } = DEMO;

test('the tokens of the demonstration are those of the reference', () => {
  expect(DEMO.tokens).toEqual({ first: DEMO_TOKENS.admin, second: DEMO_TOKENS.reader });
});

const tokenOf = (request: HttpRequest) => findHeader(request.headers, 'Authorization')?.slice('Bearer '.length);
const isFirst = (request: HttpRequest) => tokenOf(request) === DEMO_TOKENS.admin;
const isSecond = (request: HttpRequest) => tokenOf(request) === DEMO_TOKENS.reader;
const isDoor = (request: HttpRequest) => methodOf(request) === 'server/discover';

describe.each(['cacheable-results', 'pages-of-lists'])('%s', (id) => {
  const lists =
    (hints: object): Script =>
    () =>
      result({ capabilities: { tools: {} }, tools: [], ...hints });
  test.each<[string, string, Script]>([
    ['001', 'hint-missing', lists({ ttlMs: 0, cacheScope: null })],
    ['001', 'hint-in-meta', lists({ ttlMs: 0, _meta: { cacheScope: 'private' } })],
    ['001', 'unknown-scope', lists({ ttlMs: 0, cacheScope: '' })],
    ['008', 'negative', lists({ ttlMs: -1, cacheScope: 'private' })],
    ['008', 'no-number', lists({ ttlMs: '300000', cacheScope: 'private' })],
    ['008', 'fraction', lists({ ttlMs: 0.5, cacheScope: 'private' })],
    ['008', 'no-lifetime', lists({ cacheScope: 'private' })],
    ['001', 'no-results', () => json(200, { result: { resultType: 'input_required', capabilities: {} } })],
    ['008', 'no-results', () => json(200, { result: { resultType: 'input_required', capabilities: {} } })],
    ['001', 'needs-token', denies],
    ['001', 'no-answer', silent],
    ['001', 'not-served', refuses],
    ['001', 'refused-cold', cold],
  ])('says %s %s', async (rule, reason, script) => {
    expect((await runScript(id, script))[`MCP-CCH-${rule}`]).toBe(reason);
  });
});

describe('cacheable-results, discovery', () => {
  const unlike =
    (discovered: object, listed: object): Script =>
    (request) =>
      isDoor(request) ? result({ capabilities: { tools: {} }, ...discovered }) : result({ tools: [], ...listed });
  const hints = { ttlMs: 0, cacheScope: 'private' };
  test.each<[string, Script]>([
    ['discover-unhinted', unlike({}, hints)],
    ['discover-unhinted', unlike({ ttlMs: 0 }, hints)],
    ['discover-unhinted', unlike({ _meta: hints }, hints)],
    ['hint-missing', unlike({}, { ttlMs: 0 })],
    ['hint-missing', unlike(hints, {})],
    ['unknown-scope', unlike({ ...hints, cacheScope: 'all' }, hints)],
  ])('gives %s', async (reason, script) => {
    expect((await runScript('cacheable-results', script))['MCP-CCH-001']).toBe(reason);
  });
});

test('pages without a scope are the matter of another rule', async () => {
  const script: Script = (_, __, count) =>
    result({ tools: [], ttlMs: 0, ...(count === 1 ? { nextCursor: 'more' } : {}) });
  expect((await runScript('pages-of-lists', script))['MCP-CCH-017']).toBe('no-scope');
});

test('a list without end is left after five pages', async () => {
  let asked = 0;
  const script: Script = () => {
    asked += 1;
    return result({ tools: [], ttlMs: 0, cacheScope: 'public', nextCursor: 'more' });
  };
  expect((await runScript('pages-of-lists', script))['MCP-CCH-017']).toBe('one-scope');
  expect(asked).toBe(20);
});

describe('list-of-two-users', () => {
  const listed = (tool: string, cacheScope?: string) => result({ tools: [{ name: tool }], ttlMs: 0, cacheScope });
  test.each<[string, Script]>([
    ['open-to-all', (request) => (isDoor(request) ? result({}) : undefined)],
    ['list-changes', (request, _, count) => (isDoor(request) ? undefined : listed(`tool_${count}`, 'private'))],
    ['same-for-both', (request) => (isDoor(request) ? undefined : listed('echo', 'private'))],
    [
      'same-for-both',
      (request) => {
        if (isDoor(request)) return undefined;
        const tools = isFirst(request) ? [{ name: 'a' }, { name: 'b' }] : [{ name: 'b' }, { name: 'a' }];
        return result({ tools, ttlMs: 0, cacheScope: 'public' });
      },
    ],
    ['no-scope', (request) => (isDoor(request) ? undefined : listed(isFirst(request) ? 'one' : 'two'))],
    ['needs-token', (request) => (isFirst(request) ? error(401, -32600) : undefined)],
    ['no-answer', never],
    ['not-served', (request) => (isSecond(request) ? error(500, -32603) : undefined)],
  ])('gives %s', async (reason, script) => {
    expect(await runScript('list-of-two-users', script)).toEqual({ 'MCP-CCH-018': reason });
  });

  test('needs two tokens', async () => {
    const saw = await runScript('list-of-two-users', () => undefined, { demo: NO_TOKENS });
    expect(saw).toEqual({ 'MCP-CCH-018': 'no-tokens' });
  });
});

describe('restricted-call', () => {
  test.each<[string, Script]>([
    ['open-to-all', (request) => (isDoor(request) ? error(404, -32601) : undefined)],
    ['kept-out', (request) => (isSecond(request) ? said('You may not', { isError: true }) : undefined)],
    ['refused-to-both', (request) => (isFirst(request) ? said('You may not', { isError: true }) : undefined)],
    ['refused-to-both', (request) => (isFirst(request) ? error(200, -32602) : undefined)],
    [
      'asked-first',
      (request) => (isSecond(request) ? json(200, { result: { resultType: 'input_required' } }) : undefined),
    ],
    ['needs-token', (request) => (isSecond(request) ? error(401, -32600) : undefined)],
    ['not-served', (request) => (isSecond(request) ? error(429, -32603) : undefined)],
    ['no-answer', (request) => (isSecond(request) ? never() : undefined)],
  ])('gives %s', async (reason, script) => {
    expect(await runScript('restricted-call', script)).toEqual({ 'MCP-CCH-019': reason });
  });

  test.each([
    ['no-tokens', NO_TOKENS],
    ['no-restriction', NO_RESTRICTION],
  ])('gives %s', async (reason, demo) => {
    expect(await runScript('restricted-call', () => undefined, { demo })).toEqual({ 'MCP-CCH-019': reason });
  });
});

describe('foreign-resource', () => {
  const own = result({ contents: [{ uri: 'demo://payslips/ada', text: 'x' }], ttlMs: 0, cacheScope: 'private' });
  test.each<[string, Script]>([
    ['served-to-anyone', (request) => (isSecond(request) ? undefined : own)],
    ['needs-token', (request) => (isFirst(request) ? error(401, -32600) : undefined)],
    ['no-answer', (request) => (isSecond(request) ? never() : undefined)],
    ['not-served', (request) => (isFirst(request) ? error(200, -32602) : undefined)],
    ['not-served', (request) => (isSecond(request) ? { status: 503, headers: [], body: '' } : undefined)],
    ['kept-from-others', (request) => (isSecond(request) ? result({ contents: [] }) : undefined)],
    ['kept-from-others', (request) => (isSecond(request) ? result({ contents: [{ text: 'of rosa' }] }) : undefined)],
    ['changes-each-time', (_, __, count) => result({ contents: [{ text: count }], ttlMs: 0, cacheScope: 'private' })],
    ['no-contents', () => result({ contents: [], ttlMs: 0, cacheScope: 'private' })],
  ])('gives %s', async (reason, script) => {
    expect(await runScript('foreign-resource', script)).toEqual({ 'MCP-CCH-020': reason });
  });

  test.each([
    ['no-tokens', NO_TOKENS],
    ['no-resource', NO_RESOURCE],
  ])('gives %s', async (reason, demo) => {
    expect(await runScript('foreign-resource', () => undefined, { demo })).toEqual({ 'MCP-CCH-020': reason });
  });
});

testThatAllReasonsAreReached(Object.keys(probes));
