// Every reason that a probe of SUB declares can be reached.
import { describe, expect, test } from 'vitest';
import { createPeer } from '../../client/peer.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { HttpRequest, HttpResponse } from '../../protocol/message.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import { loadProbe } from '../../run/run-probe.ts';
import { createTarget } from '../../run/target.ts';
import {
  bodyOf,
  denies,
  error,
  methodOf,
  never,
  refuses,
  result,
  runScript,
  said,
  silent,
  testThatAllReasonsAreReached,
  toolOf,
} from '../fixtures/reasons.ts';
import type { Script, ScriptOptions } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const isListen = (request: HttpRequest): boolean => methodOf(request) === 'subscriptions/listen';
const onListen =
  (answer: Script): Script =>
  (request, connection, count) =>
    isListen(request) ? answer(request, connection, count) : undefined;

/** A stream of these messages; the id of the listen request stands in for `ID`. It ends unless told to stay. */
const stream =
  (messages: JsonObject[], stay = false): Script =>
  (request): HttpResponse => {
    const id = bodyOf(request).id ?? null;
    const text = JSON.stringify(messages).replaceAll('"ID"', JSON.stringify(id));
    return {
      status: 200,
      headers: [['Content-Type', 'text/event-stream']],
      body: say(JSON.parse(text) as JsonObject[], stay),
    };
  };

async function* say(messages: JsonObject[], stay: boolean): AsyncGenerator<string> {
  for (const message of messages) yield `data: ${JSON.stringify(message)}\n\n`;
  if (stay) await never();
}

const meta = { 'io.modelcontextprotocol/subscriptionId': 'ID' };
const told = (method: string, params: JsonObject = {}): JsonObject => ({
  jsonrpc: '2.0',
  method: `notifications/${method}`,
  params: { _meta: meta, ...params },
});
const acknowledged = told('subscriptions/acknowledged', { notifications: {} });
const ended: JsonObject = { jsonrpc: '2.0', id: 'ID', result: { resultType: 'complete', _meta: meta } };

const advertises =
  (...kinds: string[]): Script =>
  (request) =>
    methodOf(request) === 'server/discover'
      ? result({ capabilities: Object.fromEntries(kinds.map((kind) => [kind, { listChanged: true }])) })
      : undefined;
const quietTools: Script = (request) => (toolOf(request) === 'switch_extra' ? said('as before') : undefined);

const SHARED: [string, Script][] = [
  ['nothing-to-hear', advertises()],
  ['listen-refused', onListen(() => error(200, -32603))],
  ['listen-refused', onListen(() => error(404, -32601))],
  ['needs-token', denies],
  ['needs-token', onListen(() => error(403, -32600))],
  ['no-answer', silent],
  ['not-served', refuses],
  [
    'connection-lost',
    onListen(() => {
      throw new Error('socket hang up');
    }),
  ],
];

const cases: Record<string, [rule: string, cases: [string, Script, ScriptOptions?][]]> = {
  'first-message': [
    '003',
    [
      ['ended-first', onListen(stream([]))],
      ['ended-first', onListen(stream([ended]))],
      ['change-first', onListen(stream([told('prompts/list_changed'), acknowledged], true))],
      ['no-filter', onListen(stream([told('subscriptions/acknowledged')], true))],
      // A proxy that passes on whole answers alone looks like this, too.
      ['no-answer', onListen(never)],
      ['silent', onListen(stream([], true))],
    ],
  ],
  'two-subscriptions': [
    '001',
    [
      ['no-notifications', onListen(never)],
      ['tagged', quietTools],
      ['tagged', advertises('prompts')],
    ],
  ],
  'changes-while-opening': [
    '004',
    [
      ['no-change', onListen(stream([acknowledged], true))],
      ['no-tool', () => undefined, { demo: {} }],
      ['no-tool', advertises('prompts')],
      ['never-acknowledged', onListen(stream([], true))],
      ['no-answer', onListen(never)],
    ],
  ],
  'server-stop': [
    '007',
    [
      ['cannot-stop', () => undefined, { canStop: false }],
      ['still-open', onListen(stream([acknowledged], true))],
      ['ended-early', onListen(stream([acknowledged]))],
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (id, [rule, own]) => {
  test.each<[string, Script, ScriptOptions?]>([...own, ...SHARED])('gives %s', async (reason, script, options) => {
    expect((await runScript(id, script, options))[`MCP-SUB-${rule}`]).toBe(reason);
  });
});

describe('two-subscriptions on what was not asked for', () => {
  test.each<[string, Script, ScriptOptions?]>([
    ['one-kind', advertises('tools')],
    ['no-change', quietTools],
    ['no-change', () => undefined, { demo: {} }],
    ['ended-early', onListen(stream([acknowledged]))],
    ['unrequested', onListen(stream([acknowledged, told('resources/updated', { uri: 'demo://a' })], true))],
  ])('gives %s', async (reason, script, options) => {
    expect((await runScript('two-subscriptions', script, options))['MCP-SUB-002']).toBe(reason);
  });
});

describe('server-stop on how it ends', () => {
  /** A stream that says these messages a while after it began. */
  const later =
    (...messages: JsonObject[]): Script =>
    (request) => {
      const id = JSON.stringify(bodyOf(request).id ?? null);
      const text = (message: JsonObject) => `data: ${JSON.stringify(message).replaceAll('"ID"', id)}\n\n`;
      async function* body(): AsyncGenerator<string> {
        yield text(acknowledged);
        await stopped.promise;
        for (const message of messages) yield text(message);
      }
      return { status: 200, headers: [['Content-Type', 'text/event-stream']], body: body() };
    };
  let stopped = Promise.withResolvers<undefined>();
  test.each<[string, JsonObject[]]>([
    ['completed', [ended]],
    ['untagged', [{ jsonrpc: '2.0', id: 'ID', result: { resultType: 'complete' } }]],
    ['ended-with-error', [{ jsonrpc: '2.0', id: 'ID', error: { code: -32603, message: 'Shutting down' } }]],
    ['cancelled-instead', [told('cancelled', { requestId: 'ID' })]],
    ['no-result', []],
  ])('gives %s', async (reason, messages) => {
    stopped = Promise.withResolvers<undefined>();
    const options = { onStop: () => stopped.resolve(undefined) };
    expect((await runScript('server-stop', onListen(later(...messages)), options))['MCP-SUB-007']).toBe(reason);
  });
});

test('a slow server has longer to acknowledge', async () => {
  const environment = createEnvironment(createVirtualClock());
  const { handler } = await createTarget('full', environment);
  const peer = createPeer(
    async (...call) => {
      await environment.wait(1500);
      return handler(...call);
    },
    environment,
    {},
  );
  expect((await (await loadProbe('first-message')).run(peer))['MCP-SUB-003']?.reason).toBe('acknowledged');
});

testThatAllReasonsAreReached(Object.keys(probes));
