// Every reason that a probe of MET declares can be reached.
import { describe, expect, test } from 'vitest';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { CLIENT_INFO, CLIENT_CAPABILITIES, PROTOCOL_VERSION } from '../../protocol/meta.ts';
import {
  bodyOf,
  error,
  json,
  methodOf,
  never,
  result,
  runLines,
  runScript,
  said,
  testThatAllReasonsAreReached,
  toolOf,
  UNSERVED,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const run = async (id: string, script: Script, options: Parameters<typeof runScript>[2] = {}) => {
  const saw = await runScript(id, script, options);
  return Object.fromEntries(Object.entries(saw).map(([rule, reason]) => [rule.slice(-3), reason]));
};
const metaOf = (request: Parameters<Script>[0]): JsonObject => {
  const { params } = bodyOf(request);
  return isObject(params) && isObject(params._meta) ? params._meta : {};
};

describe.each([
  ['missing-metadata', ['007', '008']],
  ['undeclared-elicitation', ['010', '011', '012']],
  ['metadata-of-results', ['002', '003', '004', '005', '013', '016', '017']],
  ['unknown-reserved-key', ['001']],
  ['other-client-names', ['014']],
])('%s', (id, rules) => {
  test.each(UNSERVED)('gives %s', async (reason, script) => {
    expect(await run(id, script)).toEqual(Object.fromEntries(rules.map((rule) => [rule, reason])));
  });
});

describe('missing-metadata', () => {
  /** Answers a request that lacks a key. */
  const without =
    (key: string, answer: ReturnType<typeof error>): Script =>
    (request) =>
      methodOf(request) === 'server/discover' && !(key in metaOf(request)) ? answer : undefined;
  test.each<[string, string, Script, string?]>([
    ['007', 'as-a-mismatch', without(PROTOCOL_VERSION, error(400, -32020))],
    ['007', 'other-code', without(CLIENT_CAPABILITIES, error(400, -32021))],
    ['007', 'other-code', without(PROTOCOL_VERSION, error(400, -32022))],
    ['007', 'era-unclear', without(PROTOCOL_VERSION, error(404, -32601)), 'dual-era'],
    ['008', 'era-unclear', without(PROTOCOL_VERSION, error(404, -32601)), 'dual-era'],
    ['008', 'era-unclear', without(PROTOCOL_VERSION, error(200, -32602)), 'dual-era'],
    ['008', 'other-status', without(PROTOCOL_VERSION, error(200, -32602))],
    ['007', 'busy', without(PROTOCOL_VERSION, error(429, -32000))],
    ['008', 'busy', without(CLIENT_CAPABILITIES, error(503, -32603))],
    ['008', 'other-status', without(CLIENT_CAPABILITIES, error(422, -32602))],
    ['007', 'served', without(CLIENT_CAPABILITIES, result({})), 'dual-era'],
  ])('gives %s %s', async (rule, reason, script, definition = 'open') => {
    expect((await run('missing-metadata', script, { definition }))[rule]).toBe(reason);
  });
});

describe('undeclared-elicitation', () => {
  /** Answers the call that declares nothing. */
  const bare =
    (answer: ReturnType<typeof error>): Script =>
    (request) =>
      toolOf(request) === 'book_table' && Object.keys(metaOf(request)[CLIENT_CAPABILITIES] ?? {}).length === 0
        ? answer
        : undefined;
  const PROGRESS = { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 1, progress: 1 } };
  const MISSING = { jsonrpc: '2.0', id: 1, error: { code: -32021, message: 'no' } };
  const streamed = (...messages: object[]): ReturnType<typeof error> => ({
    status: 200,
    headers: [['Content-Type', 'text/event-stream']],
    body: messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join(''),
  });
  const missing = (data?: unknown) => json(400, { error: { code: -32021, message: 'no', ...(data ? { data } : {}) } });
  test.each<[string, string, Script]>([
    ['010', 'did-not-ask', () => said('Booked.')],
    ['011', 'did-not-ask', () => said('Booked.')],
    ['012', 'did-not-ask', () => said('Booked.')],
    ['011', 'did-without', bare(said('Booked for one.'))],
    ['012', 'did-without', bare(said('Booked for one.'))],
    ['011', 'tool-error', bare(said('I cannot ask you.', { isError: true }))],
    ['012', 'not-reported', bare(said('I cannot ask you.', { isError: true }))],
    ['012', 'stream-had-begun', bare(streamed(PROGRESS, MISSING))],
    ['012', 'other-status', bare(streamed(MISSING))],
    ['011', 'not-served', bare(error(429, -32000))],
    ['011', 'no-list', bare(missing())],
    ['011', 'list-of-names', bare(missing({ requiredCapabilities: ['elicitation'] }))],
    ['011', 'not-listed', bare(missing({ requiredCapabilities: { sampling: {} } }))],
    ['010', 'not-used', bare(missing())],
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await run('undeclared-elicitation', script))[rule]).toBe(reason);
  });
  test('is untestable where no tool is known', async () => {
    const saw = await run('undeclared-elicitation', () => undefined, { demo: {} });
    expect(saw).toEqual({ '010': 'no-tool', '011': 'no-tool', '012': 'no-tool' });
  });
});

describe('metadata-of-results', () => {
  /** Answers the call with this metadata. */
  const sends =
    (meta: object): Script =>
    (request) =>
      methodOf(request) === 'tools/call' ? said('2 words', { _meta: meta }) : undefined;
  const trace = (value: unknown) => sends({ traceparent: value });
  const IDS = ['0af7651916cd43dd8448eb211c80319c', '00f067aa0ba902b7'];
  test.each<[string, string, Script]>([
    ['002', 'no-label', sends({ '/cost': 1 })],
    ['002', 'empty-label', sends({ 'com.example./cost': 1 })],
    ['002', 'labels', sends({ 'com.example/a/b': 1 })],
    ['003', 'bad-start', sends({ 'com.3d/scene': 1 })],
    ['003', 'bad-end', sends({ 'com.example-/cost': 1 })],
    ['003', 'bad-character', sends({ 'com.ex_ample/cost': 1 })],
    ['003', 'bad-end', sends({ 'com.ex_ample/cost': 1, 'com.example-/cost': 1 })],
    ['003', 'not-ascii', sends({ 'com.münchen/cost': 1 })],
    ['003', 'bad-start', sends({ 'com.-münchen/cost': 1 })],
    ['003', 'well-formed', sends({ 'com..example/cost': 1 })],
    ['004', 'forward', sends({ 'api.example.com/cost': 1 })],
    ['004', 'forward', sends({ 'example.com/cost': 1 })],
    ['004', 'forward', sends({ 'acme.co.uk/cost': 1 })],
    ['004', 'reverse', sends({ 'com.example.mcp/cost': 1, 'uk.co.example/cost': 1 })],
    ['004', 'reverse', sends({ 'io.github.tools/cost': 1, 'xyz.acme.db/cost': 1 })],
    ['004', 'order-unclear', sends({ 'xyz.acme.tools/cost': 1 })],
    ['004', 'order-unclear', sends({ 'dev.acme.com/cost': 1 })],
    ['004', 'order-unclear', sends({ 'com.example/cost': 1, 'acme/cost': 1 })],
    ['004', 'order-unclear', sends({ 'acme.widgets/cost': 1 })],
    ['004', 'order-unclear', sends({ 'de.example.com/cost': 1 })],
    ['004', 'no-vendor-prefix', sends({ 'com.mcp.tools/cost': 1 })],
    ['005', 'bad-start', sends({ 'com.example/_cost': 1 })],
    ['005', 'bad-end', sends({ 'cost-': 1 })],
    ['005', 'well-formed', sends({ 'com.example/': 1, 'a.b_c-d': 1 })],
    ['013', 'in-some', sends({ 'com.example/cost': 1 })],
    ['013', 'no-version', sends({ 'io.modelcontextprotocol/serverInfo': { name: 'demo' } })],
    ['016', 'well-formed', trace(`01-${IDS.join('-')}-01-more`)],
    ['016', 'well-formed', sends({ tracestate: 'rojo=00f067aa0ba902b7, congo=t61rcWkgMzE' })],
    ['016', 'no-string', trace(7)],
    ['016', 'malformed', trace(`00-${IDS.join('-').toUpperCase()}-01`)],
    ['016', 'malformed', trace(`00-${IDS.join('-')}-01-more`)],
    ['016', 'zero-id', trace(`00-${IDS[0]}-0000000000000000-01`)],
    ['016', 'forbidden-version', trace(`ff-${IDS.join('-')}-01`)],
    ['016', 'malformed-state', sends({ tracestate: 'Rojo:1' })],
    ['016', 'no-trace', sends({})],
    ['017', 'well-formed', sends({ baggage: 'userId=am%C3%A9lie, tenant=acme;scope=all;flag' })],
    ['017', 'malformed', sends({ baggage: 'tenant' })],
    ['017', 'malformed', sends({ baggage: 'user=Am élie' })],
    ['017', 'malformed', sends({ baggage: '' })],
    ['017', 'no-baggage', sends({})],
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await run('metadata-of-results', script))[rule]).toBe(reason);
  });
  test('looks into what results hold, not into the data of tools', async () => {
    const block = { type: 'text', text: 'x', _meta: { _a: 1 } };
    const inside: Script = (request) => (methodOf(request) === 'tools/call' ? result({ content: [block] }) : undefined);
    expect((await run('metadata-of-results', inside))['005']).toBe('bad-start');
    const data: Script = (request) =>
      methodOf(request) === 'tools/call' ? said('x', { structuredContent: { _meta: { _a: 1 } } }) : undefined;
    expect((await run('metadata-of-results', data))['005']).toBe('well-formed');
  });
  test('sees that nothing is said of the server', async () => {
    const nobody: Script = (request) =>
      methodOf(request) === 'server/discover'
        ? result({ supportedVersions: ['2026-07-28'], capabilities: { tools: {} } })
        : methodOf(request) === 'tools/list'
          ? result({ tools: [] })
          : said('x');
    const saw = await run('metadata-of-results', nobody);
    expect([saw['002'], saw['003'], saw['005'], saw['013']]).toEqual(['no-prefix', 'no-prefix', 'no-key', 'in-none']);
  });
});

describe('unknown-reserved-key', () => {
  const marked =
    (answer: () => ReturnType<typeof error>): Script =>
    (request) =>
      Object.keys(metaOf(request)).length > 3 ? answer() : undefined;
  test.each<[string, Script]>([
    ['refused', marked(() => error(400, -32602))],
    ['not-served', marked(() => error(429, -32000))],
    ['changed', marked(() => result({ supportedVersions: [], capabilities: {} }))],
    ['changes-by-itself', (_, __, count) => result({ count })],
  ])('gives %s', async (reason, script) => {
    expect((await run('unknown-reserved-key', script))['001']).toBe(reason);
  });
});

describe('other-client-names', () => {
  const ONE = { name: 'one', inputSchema: { type: 'object' } };
  const OTHER = { name: 'other', inputSchema: { type: 'object' } };
  const nameless =
    (answer: ReturnType<typeof error>): Script =>
    (request) =>
      CLIENT_INFO in metaOf(request) ? undefined : answer;
  test.each<[string, Script]>([
    ['refused-by-name', nameless(error(400, -32602))],
    ['list-differs', nameless(result({ tools: [] }))],
    ['list-changes', (_, __, count) => result({ tools: [{ name: `tool_${count}` }] })],
    // One odd answer by chance, and an order that is never the same.
    ['list-changes', (_, __, count) => (count === 3 ? result({ tools: [] }) : undefined)],
    ['same-list', (_, __, count) => result({ tools: count % 2 === 0 ? [ONE, OTHER] : [OTHER, ONE], ttlMs: count })],
    ['not-served', (_, __, count) => (count === 3 ? error(503, -32603) : undefined)],
    ['no-tools', () => error(404, -32601)],
  ])('gives %s', async (reason, script) => {
    expect((await run('other-client-names', script))['014']).toBe(reason);
  });
});

describe('names-instead-of-a-token', () => {
  test.each<[string, Script]>([
    ['open-to-all', () => result({ tools: [] })],
    ['not-refused-for-a-token', () => error(400, -32602)],
    ['no-answer', never],
    ['no-answer', (_, __, count) => (count === 2 ? never() : undefined)],
    ['not-refused-for-a-token', (_, __, count) => (count === 2 ? error(429, -32000) : undefined)],
    ['opens-by-itself', (_, __, count) => (count === 2 ? result({ tools: [] }) : count === 3 ? result({}) : undefined)],
  ])('gives %s', async (reason, script) => {
    expect((await run('names-instead-of-a-token', script))['015']).toBe(reason);
  });
});

test.each([
  ['missing-metadata', ['invalid-params', 'no-status']],
  ['undeclared-elicitation', ['not-used', 'listed', 'no-status']],
])('%s says over stdio that there is no status', async (id, reasons) => {
  expect(Object.values(await runLines(id, (start) => start))).toEqual(reasons);
});

testThatAllReasonsAreReached(Object.keys(probes));
