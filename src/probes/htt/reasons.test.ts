// Every reason that a probe of this category declares can be reached.
import { describe, expect, test } from 'vitest';
import type { HttpRequest, HttpResponse } from '../../protocol/message.ts';
import {
  argumentsOf,
  bodyOf,
  denies,
  DEMO,
  error,
  has,
  json,
  methodOf,
  never,
  refuses,
  result,
  said,
  silent,
  toolOf,
} from '../fixtures/reasons.ts';
import { runScript, testThatAllReasonsAreReached } from '../fixtures/reasons.ts';
import type { Script, ScriptOptions } from '../fixtures/reasons.ts';
import { faults } from '../../faults/htt/list.ts';
import { probes } from './list.ts';

const text = (status: number, type: string, body: string): HttpResponse => ({
  status,
  headers: type === '' ? [] : [['Content-Type', type]],
  body,
});
const stream = (body: string, headers: HttpResponse['headers'] = []): HttpResponse => ({
  status: 200,
  headers: [['Content-Type', 'text/event-stream'], ...headers],
  body,
});
const event = (message: object): string => `data: ${JSON.stringify({ jsonrpc: '2.0', ...message })}\n\n`;
const progress = (token: string) =>
  event({ method: 'notifications/progress', params: { progressToken: token, progress: 1 } });
const done = event({ id: 1, result: { resultType: 'complete', content: [] } });
const on =
  (what: string, answer: (request: HttpRequest) => HttpResponse | Promise<undefined>): Script =>
  (request) =>
    methodOf(request) === what || toolOf(request) === what ? answer(request) : undefined;

/** A target whose work can be begun and not looked at. */
const { looksAtWork: _unknown, ...BLIND } = DEMO;

/** Runs a script and gives the reason of one rule. */
const reasonOf = async (id: string, rule: string, script: Script, options?: ScriptOptions) =>
  (await runScript(id, script, options))[`MCP-${rule}`];

const CASES: Record<string, [rule: string, reason: string, script: Script, options?: ScriptOptions][]> = {
  'posted-requests': [
    ['HTT-001', 'needs-token', denies],
    ['HTT-001', 'no-answer', silent],
    // A limit on requests is no sign of a wrong address.
    ['HTT-001', 'not-served', () => text(429, 'text/plain', 'slow down')],
    ['HTT-001', 'no-endpoint', () => text(405, 'text/html', '<h1>405</h1>')],
    ['HTT-001', 'one-path', on('tools/call', () => ({ status: 307, headers: [['Location', '/login']], body: '' }))],
    ['HTT-001', 'one-path', on('tools/list', () => ({ status: 308, headers: [['Location', '/mcp/']], body: '' }))],
    ['HTT-012', 'needs-token', denies],
    ['HTT-012', 'no-answer', silent],
    ['HTT-012', 'not-served', refuses],
    ['HTT-012', 'other-type', on('tools/list', () => text(200, 'application/x-ndjson', '{}\n{}\n'))],
    ['HTT-012', 'no-type', on('tools/list', () => text(200, '', '{}'))],
    ['HTT-012', 'not-one-object', on('tools/list', () => text(200, 'application/json', '[{}]'))],
    ['HTT-012', 'not-one-object', on('tools/list', () => text(200, 'Application/JSON; charset=utf-8', '{}\n{}'))],
    ['HTT-012', 'empty', on('tools/list', () => text(202, '', ''))],
    ['HTT-012', 'json-or-events', () => stream(done)],
  ],
  'foreign-origin': [
    ['HTT-002', 'needs-token', denies],
    ['HTT-002', 'no-answer', silent],
    ['HTT-002', 'not-served', refuses],
    ['HTT-002', 'perhaps-on-purpose', () => result({}), { demo: {} }],
    ['HTT-002', 'kept-out', (request) => (has(request, 'Origin') ? error(403, -32600) : error(401, -32600))],
    ['HTT-003', 'needs-token', denies],
    ['HTT-003', 'needs-token', () => error(403, -32600)],
    ['HTT-003', 'no-answer', (request) => (has(request, 'Origin') ? never() : undefined)],
    ['HTT-003', 'not-served', (request) => (has(request, 'Origin') ? text(503, '', '') : undefined)],
    ['HTT-003', 'other-status', (request) => (has(request, 'Origin') ? error(401, -32600) : undefined)],
  ],
  'no-credentials': [
    ['HTT-005', 'no-answer', silent],
    ['HTT-005', 'not-served', refuses],
    ['HTT-005', 'only-discover', on('server/discover', () => result({}))],
    ['HTT-005', 'all-turned-away', denies],
    ['HTT-005', 'bare-403', on('add_item', () => text(403, 'text/html', '<h1>403</h1>')), { definition: 'open' }],
  ],
  'posted-notifications': [
    ['HTT-010', 'needs-token', denies],
    ['HTT-010', 'no-answer', silent],
    ['HTT-010', 'none-accepted', refuses],
    ['HTT-010', 'has-body', () => text(202, 'text/plain', 'ok')],
    ['HTT-010', 'other-success', () => result({})],
    ['HTT-011', 'needs-token', denies],
    ['HTT-011', 'no-answer', silent],
    ['HTT-011', 'all-accepted', () => text(202, '', '')],
    ['HTT-011', 'error-in-success', () => json(202, { error: { code: -32601, message: 'no' } })],
  ],
  'parallel-work': [
    ['HTT-014', 'needs-token', denies],
    ['HTT-014', 'no-answer', silent],
    ['HTT-014', 'not-served', refuses],
    ['HTT-014', 'no-work', () => undefined, { demo: {} }],
    ['HTT-014', 'no-stream', on('paint_fence', () => said('Painted'))],
    ['HTT-014', 'no-stream', secondAlone()],
  ],
  'watched-streams': [
    ['HTT-015', 'needs-token', denies],
    ['HTT-015', 'no-answer', silent],
    ['HTT-015', 'not-served', refuses],
    ['HTT-015', 'no-tool', () => undefined, { demo: {} }],
    ['HTT-015', 'no-stream', on('paint_fence', () => said('Painted'))],
    [
      'HTT-015',
      'no-request',
      on('paint_fence', () => stream(event({ id: 7, method: 'notifications/progress' }) + done)),
    ],
  ],
  'streamed-work': [
    ['HTT-016', 'needs-token', denies],
    ['HTT-016', 'no-answer', silent],
    ['HTT-016', 'not-served', refuses],
    ['HTT-016', 'no-work', () => undefined, { demo: {} }],
    ['HTT-016', 'no-stream', on('paint_fence', () => said('Painted'))],
    ['HTT-016', 'goes-on', on('paint_fence', () => stream(done + progress('streamed')))],
    ['HTT-017', 'needs-token', denies],
    ['HTT-017', 'no-answer', silent],
    ['HTT-017', 'not-served', refuses],
    ['HTT-017', 'no-work', () => undefined, { demo: {} }],
    ['HTT-017', 'no-stream', () => said('Painted')],
    ['HTT-017', 'asks-for-none', on('paint_fence', () => said('Painted'))],
    ['HTT-017', 'other-value', on('paint_fence', () => stream(done, [['X-Accel-Buffering', 'yes']]))],
    ['HTT-017', 'behind-proxy', on('paint_fence', () => stream(done, [['Server', 'nginx/1.28.0']]))],
    ['HTT-017', 'behind-proxy', on('paint_fence', () => stream(done, [['Via', '1.1 gate']]))],
    ['HTT-017', 'behind-proxy', on('paint_fence', () => stream(done, [['CF-Ray', '8f1']]))],
    ['HTT-017', 'header-missing', on('paint_fence', () => stream(done, [['Server', 'uvicorn']]))],
  ],
  'closed-stream-while-listening': [
    ['HTT-020', 'needs-token', denies],
    ['HTT-020', 'no-answer', silent],
    ['HTT-020', 'not-served', on('paint_fence', () => error(400, -32602))],
    ['HTT-020', 'no-work', () => undefined, { demo: {} }],
    ['HTT-020', 'no-stream', on('paint_fence', () => said('Painted'))],
    ['HTT-020', 'no-second-stream', on('subscriptions/listen', () => error(404, -32601))],
    ['HTT-020', 'late-response', lateResponse()],
  ],
  'version-of-1900': [
    ['HTT-021', 'needs-token', denies],
    ['HTT-021', 'no-answer', silent],
    ['HTT-021', 'not-served', () => text(429, 'text/plain', 'slow down')],
    ['HTT-021', 'no-such-error', () => result({})],
  ],
  'unknown-method': [
    ['HTT-022', 'needs-token', denies],
    ['HTT-022', 'needs-token', on('wireproof/unknown-1f9c', () => text(403, '', ''))],
    ['HTT-022', 'no-answer', silent],
    ['HTT-022', 'not-served', refuses],
    ['HTT-022', 'not-served', on('wireproof/unknown-1f9c', () => text(503, '', ''))],
    ['HTT-022', 'other-code', on('wireproof/unknown-1f9c', () => error(404, -32600))],
    ['HTT-022', 'no-error', on('wireproof/unknown-1f9c', () => text(404, 'text/html', '<h1>404</h1>'))],
    ['HTT-022', 'no-error', on('wireproof/unknown-1f9c', () => result({}))],
  ],
};

/** Answers the second of two calls without a stream. */
function secondAlone(): Script {
  return on('paint_fence', (request) =>
    argumentsOf(request).task === 'work-two' ? said('Painted') : stream(progress('work-one') + done),
  );
}

describe.each(Object.keys(CASES))('%s', (id) => {
  test.each(CASES[id] ?? [])('says of %s: %s', async (rule, reason, script, options) => {
    expect(await reasonOf(id, rule, script, options)).toBe(reason);
  });
});

/** Sends the response of a call whose stream was closed on the stream of the subscription. */
function lateResponse(): Script {
  const left = Promise.withResolvers<unknown>();
  return (request) => {
    const { id } = bodyOf(request);
    if (methodOf(request) === 'subscriptions/listen') return { ...stream(''), body: speakAfter(left.promise) };
    if (toolOf(request) !== 'paint_fence') return undefined;
    const texts = [progress('left-while-listening')];
    const body = {
      [Symbol.asyncIterator]: () => ({
        next: () => {
          const value = texts.shift();
          return value === undefined ? new Promise<never>(() => {}) : Promise.resolve({ value, done: false });
        },
        return: () => {
          left.resolve(id);
          return Promise.resolve({ value: undefined, done: true } as const);
        },
      }),
    };
    return { ...stream(''), body };
  };
}

async function* speakAfter(left: Promise<unknown>): AsyncGenerator<string> {
  yield event({ method: 'notifications/subscriptions/acknowledged', params: { notifications: {} } });
  yield event({ id: await left, result: { resultType: 'complete', content: [] } });
  await never();
}

describe('closed-stream', () => {
  const counts = (...texts: string[]): Script => on('look_at_fence', () => said(texts.shift() ?? 'nothing'));
  test.each<[string, string, Script, ScriptOptions?]>([
    ['needs-token', 'needs-token', denies],
    ['no-answer', 'no-answer', silent],
    ['not-served', 'not-served', refuses],
    ['no-work', 'no-work', () => undefined, { demo: BLIND }],
    ['no-stream', 'no-stream', on('paint_fence', () => said('Painted'))],
    ['no-stream', 'no-stream', on('paint_fence', () => stream(done))],
    ['no-count', 'no-count', counts('some', 'some', 'some')],
    ['over-already', 'over-already', counts('6', '6', '6')],
    ['stopped', 'stopped-soon', counts('1', '3', '3')],
    ['stopped', 'stopped-late', counts('1', '4', '4')],
    ['stopped', 'stopped-late', counts('1', '3', '4', '4')],
    ['still-at-it', 'still-at-it', counts('0', '1', '2', '3', '4', '5')],
    ['ran-to-its-end', 'ran-to-its-end', counts('1', '5', '6')],
  ])('says %s, %s', async (end, how, script, options) => {
    expect(await runScript('closed-stream', script, options)).toEqual({
      'MCP-HTT-018': end,
      'MCP-HTT-019': how,
      'MCP-CAN-004': end,
    });
  });
});

testThatAllReasonsAreReached(Object.keys(probes), faults);
