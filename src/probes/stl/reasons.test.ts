// Every reason that a probe declares can be reached: each message on a rule page is one a user can see.
import { describe, expect, test } from 'vitest';
import type { Demo } from '../../client/demo.ts';
import { findHeader } from '../../protocol/headers.ts';
import type { Connection } from '../../protocol/message.ts';
import {
  argumentsOf,
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
  toolOf,
  UNSERVED,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

/** The reason of each rule by the last three digits of its id, over the rest of the definition `open`. */
const run = async (id: string, script: Script, demo?: Demo): Promise<Record<string, string>> => {
  const said = await runScript(id, script, { definition: 'open', ...(demo && { demo }) });
  return Object.fromEntries(Object.entries(said).map(([rule, reason]) => [rule.slice(-3), reason]));
};

const HEADER_PROBES = [
  ['session-header', 'Mcp-Session-Id', '002'],
  ['last-event-id', 'Last-Event-ID', '007'],
] as const;

describe.each(HEADER_PROBES)('%s', (id, header, rule) => {
  test.each<[string, Script]>([
    [
      'required',
      (request) => (methodOf(request) === 'server/discover' && !has(request, header) ? error(400, -32600) : undefined),
    ],
    ['refused', (request) => (has(request, header) ? error(404, -32600) : undefined)],
    [
      'answer-changed',
      (request) => (has(request, header) ? result({ supportedVersions: [], capabilities: {} }) : undefined),
    ],
    ['changes-by-itself', (_, __, count) => (count > 1 ? result({ count }) : undefined)],
    ['same', () => undefined],
    ['needs-token', denies],
    ['no-answer', silent],
    ['not-served', refuses],
  ])('gives %s', async (reason, script) => {
    expect((await run(id, script))[rule]).toBe(reason);
  });
});

test('session-header tells an echoed id from a minted one', async () => {
  const echo: Script = (request) => {
    const value = findHeader(request.headers, 'Mcp-Session-Id');
    return value === undefined ? undefined : json(200, { result: {} }, [['mcp-session-id', value]]);
  };
  expect((await run('session-header', echo))['001']).toBe('echoed');
});

describe('get-and-delete', () => {
  const on =
    (method: string, status: number): Script =>
    (request) =>
      request.method === method ? { status, headers: [], body: '' } : undefined;
  test.each<[string, string, Script]>([
    ['005', 'get-other', on('GET', 404)],
    ['005', 'needs-token', on('GET', 401)],
    ['006', 'delete-accepted', on('DELETE', 204)],
    ['006', 'delete-other', on('DELETE', 404)],
    ['006', 'needs-token', on('DELETE', 403)],
    ['005', 'no-answer', (request) => (request.method === 'GET' ? never() : undefined)],
    ['006', 'no-answer', (request) => (request.method === 'DELETE' ? never() : undefined)],
    ['005', 'not-served', (request) => (methodOf(request) === 'initialize' ? undefined : error(404, -32601))],
    ['006', 'not-served', (request) => (methodOf(request) === 'initialize' ? undefined : error(404, -32601))],
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await run('get-and-delete', script))[rule]).toBe(reason);
  });
});

describe('cold-list', () => {
  const gate: () => Script = () => {
    const open = new WeakSet<Connection>();
    return (request, connection) => {
      if (methodOf(request) === 'server/discover') open.add(connection);
      return open.has(connection) ? undefined : error(400, -32000);
    };
  };
  test.each<[string, Script]>([
    ['wants-discover', gate()],
    ['refused-anyway', () => error(500, -32603)],
    ['refused-once', (_, __, count) => (count === 1 ? error(503, -32603) : undefined)],
    ['needs-token', denies],
    ['no-answer', silent],
    ['not-served', (request) => (methodOf(request) === 'tools/list' ? error(404, -32601) : error(500, -32603))],
  ])('gives %s', async (reason, script) => {
    expect((await run('cold-list', script))['003']).toBe(reason);
  });
});

describe('two-declarations', () => {
  test.each<[string, Script]>([
    ['did-not-ask', (request) => (toolOf(request) === 'book_table' ? said('Booked.') : undefined)],
    ['answers-differ', (_, { number }, count) => (count > 1 ? said(`on ${number}`) : undefined)],
    ...UNSERVED,
  ])('gives %s', async (reason, script) => {
    expect((await run('two-declarations', script))['004']).toBe(reason);
  });
});

describe('two-callers', () => {
  test.each<[string, Script]>([['name-unclear', () => said('somebody')], ...UNSERVED])(
    'gives %s',
    async (reason, script) => {
      expect((await run('two-callers', script))['004']).toBe(reason);
    },
  );
});

describe('list-per-connection', () => {
  test.each<[string, Script]>([
    ['list-changes', (_, __, count) => result({ tools: [{ name: `tool_${count}` }] })],
    ['pages-differ', (_, { number }) => result({ tools: [{ name: `tool_${number}` }], nextCursor: 'more' })],
    ['no-tools', () => error(404, -32601)],
    ...UNSERVED,
  ])('gives %s', async (reason, script) => {
    expect((await run('list-per-connection', script))['008']).toBe(reason);
  });
});

describe('overlapping-calls', () => {
  test.each<[string, Script]>([['no-overlap', () => said('nothing')], ['mixed-up', () => said('alpha')], ...UNSERVED])(
    'gives %s',
    async (reason, script) => {
      expect((await run('overlapping-calls', script))['009']).toBe(reason);
    },
  );
});

describe.each([
  ['handle-on-another-connection', '010'],
  ['call-without-handle', '012'],
])('%s', (id, rule) => {
  test.each(UNSERVED)('gives %s', async (reason, script) => {
    expect((await run(id, script))[rule]).toBe(reason);
  });
});

test('a handle that is refused everywhere is nobody’s fault', async () => {
  const script: Script = (request) => (toolOf(request) === 'add_item' ? said('No', { isError: true }) : undefined);
  expect((await run('handle-on-another-connection', script))['010']).toBe('refused-everywhere');
});

test('a result without a handle leaves nothing to carry over', async () => {
  const script: Script = (request) => (toolOf(request) === 'create_basket' ? said('Created') : undefined);
  expect((await run('handle-on-another-connection', script))['010']).toBe('no-handle');
});

test('state that a fresh connection sees too may be the account’s', async () => {
  const script: Script = (request) => (argumentsOf(request)?.sku === 'tea' ? said('Your list: tea') : undefined);
  expect((await run('call-without-handle', script))['012']).toBe('account-data');
});

test('without a tool for it, a rule is untestable and says so', async () => {
  for (const id of [
    'two-declarations',
    'two-callers',
    'overlapping-calls',
    'handle-on-another-connection',
    'call-without-handle',
  ]) {
    const saw = await run(id, () => undefined, {});
    expect(Object.values(saw)[0]).toMatch(/^no-/);
  }
});

testThatAllReasonsAreReached(Object.keys(probes));
