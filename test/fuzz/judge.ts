// What every answer has to be, whatever came in. Each function throws what is wrong.
import { isObject, parseJson } from '../../src/protocol/json.ts';
import type { JsonObject, JsonValue } from '../../src/protocol/json.ts';
import type { Clock } from '../../src/protocol/clock.ts';
import type { EventStream, HttpRequest, HttpResponse } from '../../src/protocol/message.ts';

/** How long an answer may take, in milliseconds of either clock. */
export const PATIENCE = 2000;
/** How long an open stream is listened to. */
const LISTEN = 500;

/** Words that only the inside of a program says. */
const INTERNALS =
  /\bat .{0,80}[(/].*:\d+:\d+|node:internal|file:\/\/\/\S+\.ts|\.ts:\d|\b(?:Type|Range|Syntax|Reference)Error\b|Cannot read prop|is not a function/;

function assert(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what);
}

/** Waits for work no longer than patience allows, on the server's clock and on ours. */
export async function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T | 'late'> {
  const timer = new AbortController();
  const first = await Promise.race([work, clock.wait(ms, timer.signal).then(() => 'late' as const)]);
  timer.abort();
  return first;
}

/** Some entries of the full definition are broken, to be shown; their names say so. */
const asksForBroken = (text: string): boolean => text.includes('broken');

/** The id that the answer has to repeat; `undefined` when none can be read. */
function readId(message: JsonValue | undefined): string | number | undefined {
  const id = isObject(message) && Object.hasOwn(message, 'id') ? message.id : undefined;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : undefined;
}

/** Judges one JSON-RPC response. An internal error is a bug, except where the definition shows one on purpose. */
function judgeResponse(response: JsonValue | undefined, id: string | number | undefined, mayFail: boolean): void {
  assert(isObject(response) && response.jsonrpc === '2.0', 'no JSON-RPC response');
  assert('result' in response !== 'error' in response, 'neither result nor error, or both');
  assert(response.id === id, `the id is ${String(response.id)}, the request's ${String(id)}`);
  if ('result' in response) return assert(isObject(response.result) && id !== undefined, 'a result that is none');
  const { error } = response;
  assert(isObject(error) && Number.isInteger(error.code) && typeof error.message === 'string', 'no error object');
  assert(error.code !== -32603 || mayFail, 'an internal error: something threw');
}

/** Judges a whole HTTP response and reads its stream, if it is one; gives the JSON-RPC response, if there is one. */
export async function judge(
  request: HttpRequest,
  response: HttpResponse,
  clock: Clock,
): Promise<JsonObject | undefined> {
  const { status, headers, body } = response;
  assert(Number.isInteger(status) && status >= 200 && status <= 599, `status ${status}`);
  for (const [name, value] of headers) {
    assert(/^[\w!#$%&'*+.^`|~-]+$/.test(name), `header name ${JSON.stringify(name)}`);
    assert(/^[\x20-\x7e\t]*$/.test(value), `header value ${JSON.stringify(value)} of ${name}`);
  }
  const type = headers.find(([name]) => name === 'Content-Type')?.[1];
  const sent = typeof request.body === 'string' ? parseJson(request.body) : undefined;
  const text = typeof body === 'string' ? body : await readStream(body, clock);
  const mayFail = typeof request.body === 'string' && asksForBroken(request.body);
  const echo = typeof request.body === 'string' && INTERNALS.test(request.body);
  assert(echo || !INTERNALS.test(text), `internals in the answer: ${INTERNALS.exec(text)?.[0]}`);
  if (typeof body !== 'string') {
    assert(status === 200 && type === 'text/event-stream', `a stream with ${status} and ${type}`);
    return judgeEvents(text, readId(sent), mayFail);
  }
  if (text === '') {
    assert([202, 400, 401, 403, 405].includes(status), `${status} without a body`);
    return undefined;
  }
  assert(type === 'application/json', `a body of type ${type}`);
  const message = parseJson(text);
  // Metadata is no JSON-RPC; it answers its own path.
  if (request.method === 'GET' && status === 200 && isObject(message) && 'resource' in message) return undefined;
  assert(status === 200 || (isObject(message) && 'error' in message), `${status} without an error`);
  // Refused before the body was read.
  const isUnread = [401, 403, 405, 415].includes(status) && isObject(message) && !('id' in message);
  judgeResponse(message, isUnread ? undefined : readId(sent), mayFail);
  return message as JsonObject;
}

/** Reads to the end, or leaves what stays open; leaving has to end it. */
async function readStream(events: EventStream, clock: Clock): Promise<string> {
  let text = '';
  const iterator = events[Symbol.asyncIterator]();
  const all = (async () => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) text += next.value;
  })();
  if ((await within(clock, LISTEN, all)) !== 'late') return text;
  await iterator.return?.();
  assert((await within(clock, PATIENCE, all)) !== 'late', 'a stream that goes on after it was left');
  return text;
}

function judgeEvents(text: string, id: string | number | undefined, mayFail: boolean): JsonObject | undefined {
  const events = text.split('\n\n').filter((event) => event !== '' && !event.startsWith(':'));
  let last: JsonObject | undefined;
  for (const event of events) {
    const data = /^event: message\ndata: ([^\r\n]*)$/.exec(event)?.[1];
    const message = data === undefined ? undefined : parseJson(data);
    assert(isObject(message) && message.jsonrpc === '2.0', `an event that is no message: ${event.slice(0, 80)}`);
    assert(last === undefined, 'an event after the response');
    if ('method' in message) assert(!('id' in message), 'a request of the server');
    else judgeResponse((last = message), id, mayFail);
  }
  return last;
}

/** Judges the lines that a line server sent for the lines it was given. */
export function judgeLines(given: readonly string[], sent: readonly string[]): void {
  let responses = 0;
  for (const line of sent) {
    assert(!/[\r\n]/.test(line), 'a line break within a line');
    assert(given.some((one) => INTERNALS.test(one)) || !INTERNALS.test(line), `internals in ${line.slice(0, 200)}`);
    const message = parseJson(line);
    assert(isObject(message) && message.jsonrpc === '2.0', `a line that is no message: ${line.slice(0, 80)}`);
    if ('method' in message) assert(!('id' in message), 'a request of the server');
    else {
      responses += 1;
      judgeResponse(message, message.id as string | number | undefined, given.some(asksForBroken));
    }
  }
  assert(responses <= given.length, `${responses} responses to ${given.length} lines`);
}
