import { expect, test } from 'vitest';
import type { EventStream, HttpRequest, HttpResponse } from '../src/protocol/message.ts';
import { createVirtualClock } from '../src/run/clock.ts';
import { judge, judgeLines, within } from './fuzz/judge.ts';
import { changeBody } from './fuzz/mutate.ts';

const request: HttpRequest = {
  method: 'POST',
  path: '/mcp',
  headers: [],
  body: '{"jsonrpc":"2.0","id":7,"method":"x"}',
};
const JSON_TYPE = [['Content-Type', 'application/json']] as const;
const answer = (
  status: number,
  body: string | EventStream,
  headers: HttpResponse['headers'] = JSON_TYPE,
): HttpResponse => ({
  status,
  headers,
  body,
});
async function* events(...texts: string[]): EventStream {
  for (const text of texts) yield `event: message\ndata: ${text}\n\n`;
}
const stream = (...texts: string[]) => answer(200, events(...texts), [['Content-Type', 'text/event-stream']]);
const result = '{"jsonrpc":"2.0","id":7,"result":{}}';

// The fuzzer is worth what its judge sees.
test.each<[string, HttpResponse, string]>([
  ['a status that is none', answer(0, result), 'status 0'],
  ['a header with a line break', answer(200, result, [...JSON_TYPE, ['X', 'a\r\nb']]), 'header value'],
  ['a result without a type', answer(200, result, []), 'a body of type undefined'],
  ['a body that is no JSON', answer(200, 'oops'), 'no JSON-RPC response'],
  ['another id', answer(200, '{"jsonrpc":"2.0","id":8,"result":{}}'), "the id is 8, the request's 7"],
  [
    'no id',
    answer(400, '{"jsonrpc":"2.0","error":{"code":-32600,"message":"x"}}'),
    "the id is undefined, the request's 7",
  ],
  ['both result and error', answer(200, '{"jsonrpc":"2.0","id":7,"result":{},"error":{}}'), 'neither result nor error'],
  ['an error that is none', answer(400, '{"jsonrpc":"2.0","id":7,"error":"x"}'), 'no error object'],
  ['a result with an error status', answer(400, result), '400 without an error'],
  ['an empty answer', answer(200, ''), '200 without a body'],
  [
    'an internal error',
    answer(500, '{"jsonrpc":"2.0","id":7,"error":{"code":-32603,"message":"x"}}'),
    'an internal error',
  ],
  [
    'a message of a throw',
    answer(400, '{"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"TypeError: x is not a function"}}'),
    'internals in the answer: TypeError',
  ],
  [
    'a stack',
    answer(400, '{"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"at walk (/srv/walk.ts:12:3)"}}'),
    'internals in the answer: at walk',
  ],
  ['an event after the response', stream(result, '{"jsonrpc":"2.0","method":"x"}'), 'an event after the response'],
  ['a request in a stream', stream('{"jsonrpc":"2.0","id":1,"method":"roots/list"}'), 'a request of the server'],
  ['an event of no message', stream('oops'), 'an event that is no message'],
])('the judge refuses %s', async (_, response, what) => {
  await expect(judge(request, response, createVirtualClock())).rejects.toThrow(what);
});

test('the judge accepts a result, a refusal before reading, and a stream', async () => {
  const clock = createVirtualClock();
  await judge(request, answer(200, result), clock);
  await judge(request, answer(405, '', []), clock);
  await judge(request, answer(403, '{"jsonrpc":"2.0","error":{"code":-32600,"message":"x"}}'), clock);
  expect(await judge(request, stream('{"jsonrpc":"2.0","method":"x"}', result), clock)).toEqual(JSON.parse(result));
});

test('what never ends is late, on a clock that jumps', async () => {
  const clock = createVirtualClock();
  expect(await within(clock, 2000, new Promise(() => undefined))).toBe('late');
  const silent: EventStream = { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) };
  const endless = answer(200, silent, [['Content-Type', 'text/event-stream']]);
  await expect(judge(request, endless, clock)).rejects.toThrow('a stream that goes on after it was left');
});

test('the judge of lines refuses line breaks, strangers and answers to nothing', () => {
  expect(() => judgeLines(['{}'], [`${result}\n`])).toThrow('a line break');
  expect(() => judgeLines(['{}'], ['hello'])).toThrow('a line that is no message');
  expect(() => judgeLines(['{}'], [result, result])).toThrow('2 responses to 1 lines');
});

test('changes reach own keys that are called like inherited ones, and depths that JSON.stringify cannot', () => {
  const add = (key: string, value: string) => ({ at: 0, how: 'add' as const, key, value });
  expect(changeBody('{"a":1}', [add('__proto__', 'x')])).toBe('{"a":1,"__proto__":"x"}');
  expect(changeBody('{}', [add('a', 'deep:3:array')])).toBe('{"a":[[[]]]}');
  expect(changeBody('{"params":{"_meta":1}}', [add('b', 'deep:1:object')], true)).toBe(
    '{"params":{"b":{"a":null},"_meta":1}}',
  );
});
