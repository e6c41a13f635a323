// Servers that do it otherwise and right: none of them fails. And the same eyes over stdio.
import { expect, test, describe } from 'vitest';
import type { StartProcess } from '../../client/line-peer.ts';
import { isObject, readPointer } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { HttpRequest, HttpResponse } from '../../protocol/message.ts';
import { loadProbe } from '../../run/run-probe.ts';
import { bodyOf, DEMO, error, json, methodOf, runLines, runScript } from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const form = (name: string, message: string) => ({
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message,
    requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } }, required: [name] },
  },
});
/** A page of its own for each question, as sign-in flows have. */
const page = (id: number) => ({
  method: 'elicitation/create',
  params: { mode: 'url', message: 'Sign in', url: `https://example.com/${id}` },
});
const refused = { error: { code: -32602, message: 'begin again' } };
const done = (text: string) => ({ result: { resultType: 'complete', content: [{ type: 'text', text }] } });
const asks = (inputRequests: object, rest: object = {}) => ({
  result: { resultType: 'input_required', inputRequests, ...rest },
});
const isAnswered = (params: JsonObject, key: string): boolean => {
  const { action, content } = Object((params.inputResponses as JsonObject | undefined)?.[key]) as JsonObject;
  return action === 'accept' && (!isObject(content) || Object.values(content).every((one) => typeof one === 'string'));
};

type Answers = (params: JsonObject) => object;

/** Keeps everything on its side: a handle that nobody can guess, and that is good for one retry. */
const storing = (): Answers => {
  const kept = new Map<string, { round: number; call: string }>();
  let handles = 0;
  const ask = (call: string, round: number) => {
    const requestState = `handle-${(++handles * 7919).toString(36)}-${'x'.repeat(16)}`;
    kept.set(requestState, { round, call });
    const question = round === 2 ? form('name', 'Your name?') : page(handles);
    return asks({ [`q${round}`]: question }, { requestState });
  };
  return (params) => {
    const call = JSON.stringify([params.name, params.arguments]);
    if (params.requestState === undefined) return ask(call, 1);
    const found = kept.get(params.requestState as string);
    if (found === undefined || found.call !== call) return refused;
    kept.delete(params.requestState as string);
    if (!isAnswered(params, `q${found.round}`)) return ask(call, found.round);
    return found.round === 1 ? ask(call, 2) : done('Done.');
  };
};

/** Has no requestState: one question, and the answer comes with the whole call. */
const stateless = (): Answers => (params) =>
  isAnswered(params, 'name')
    ? done('Done.')
    : asks({ name: form('name', `Who goes with ${JSON.stringify(params.arguments)}?`) });

/** What it signs can be read, and its words are new with each call. */
const counting = (): Answers => {
  let calls = 0;
  return (params) => {
    calls++;
    const requestState = `${btoa(JSON.stringify({ call: params.arguments, step: 1 })).replaceAll('=', '')}.c2ln`;
    if (params.requestState !== undefined && params.requestState !== requestState) return refused;
    if (params.requestState !== undefined && isAnswered(params, 'name')) return done(`Done, call ${calls}.`);
    return asks({ name: form('name', `Call ${calls}?`) }, { requestState });
  };
};

const canAsk = (request: HttpRequest): boolean =>
  isObject(readPointer(bodyOf(request), '/params/_meta/io.modelcontextprotocol~1clientCapabilities/elicitation'));

const asJson = (message: object): HttpResponse => json(200, message);
const asStream = (message: object): HttpResponse => ({
  status: 200,
  headers: [['Content-Type', 'text/event-stream']],
  body: [
    { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 1, progress: 1 } },
    { jsonrpc: '2.0', id: 1, ...message },
  ]
    .map((one) => `event: message\ndata: ${JSON.stringify(one)}\n\n`)
    .join(''),
});

describe.each<[string, () => Answers]>([
  ['keeps its state', storing],
  ['has no requestState', stateless],
  ['counts its calls', counting],
])('a server that %s', (_, create) => {
  describe.each([
    ['JSON', asJson],
    ['an event stream', asStream],
  ])('and answers by %s', (__, respond) => {
    test.each(Object.keys(probes))('does not fail %s', async (id) => {
      const answer = create();
      const script: Script = (request) =>
        methodOf(request) === 'tools/call'
          ? canAsk(request)
            ? respond(answer(bodyOf(request).params as JsonObject))
            : error(400, -32021)
          : undefined;
      const { stateLifetime: ___, ...demo } = DEMO;
      const probe = await loadProbe(id);
      for (const [rule, reason] of Object.entries(await runScript(id, script, { demo })))
        expect(probe.reasons[rule as never]?.[reason]?.verdict, `${rule}: ${reason}`).not.toBe('fail');
    });
  });
});

describe('over stdio', () => {
  /** Changes what the process writes, and what becomes of it when it reads. */
  const process =
    (write: (line: string) => string, dies: (line: string) => boolean = () => false) =>
    (start: StartProcess): StartProcess =>
    (onLine) => {
      const inner = start((line) => onLine(write(line)));
      return {
        ...inner,
        receive: (line) => {
          if (dies(line)) throw new Error('uncaught');
          inner.receive(line);
        },
      };
    };
  test('a key that stands twice is seen in the line', async () => {
    const twice = process((line) => line.replace('"text":{"method":', '"recipient":{"method":'));
    expect((await runLines('every-kind-of-input', twice))['MCP-MRT-004']).toBe('repeated-key');
  });
  test('a process that dies is told from one that owes an answer', async () => {
    const dying = process(
      (line) => line,
      (line) => line.includes('AAA'),
    );
    expect(await runLines('hostile-states', dying)).toEqual({ 'MCP-MRT-006': 'gone' });
  });
  test('what waits for a retry is met in the same process', async () => {
    const locking = (start: StartProcess): StartProcess => {
      return (onLine) => {
        let asked = false;
        return process((line) => {
          if (!line.includes('"input_required"')) return line;
          if (asked) return line.replace('"input_required"', '"complete","isError":true,"content":[]');
          asked = true;
          return line;
        })(start)(onLine);
      };
    };
    expect(await runLines('abandoned-input', locking)).toEqual({ 'MCP-MRT-015': 'held-up' });
  });
});
