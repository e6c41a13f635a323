// Checks an HTTP message that carries a protocol message: headers and status agree with the body.
import {
  decodeHeaderValue,
  findHeader,
  findName,
  METHOD_HEADER,
  NAME_HEADER,
  PROTOCOL_VERSION_HEADER,
} from '../protocol/headers.ts';
import { isObject, parseJson, readPointer } from '../protocol/json.ts';
import type { HeaderList } from '../protocol/message.ts';
import { PROTOCOL_VERSION } from '../protocol/meta.ts';
import type { MessageCheck, MessageKind, MessageProblem } from './message-check.ts';

/** An HTTP message as it is printed: first line, headers, empty line, body. */
export interface HttpText {
  start: string;
  headers: HeaderList;
  body: string;
}

/** Parses an HTTP message; gives `undefined` when its head is none. */
export function parseHttpText(text: string): HttpText | undefined {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\n');
  const [start = '', ...lines] = head.split('\n');
  const headers = lines.map((line) => /^([!#$%&'*+.^_`|~\w-]+):\s*(.*?)\s*$/.exec(line));
  if (!/^(?:[A-Z]+ \/\S* HTTP\/1\.1|HTTP\/1\.1 \d{3}.*)$/.test(start) || headers.some((match) => match === null))
    return undefined;
  return {
    start,
    headers: headers.map((match) => [match?.[1] ?? '', match?.[2] ?? ''] as const),
    body: rest.join('\n\n').trim(),
  };
}

/** Statuses that a code demands of an HTTP response (basic/index#meta, streamable-http#protocol-version-header). */
const STATUS: Record<number, number> = { [-32020]: 400, [-32021]: 400, [-32022]: 400, [-32601]: 404 };

/** Checks an HTTP message of the given kind: the message in its body, and what its headers say about it. */
export function checkHttpMessage(kind: MessageKind, text: string, checkMessage: MessageCheck): MessageProblem[] {
  const http = parseHttpText(text);
  if (!http)
    return [
      problem('not-http', '', 'expected "POST /mcp HTTP/1.1" or "HTTP/1.1 200 OK", headers, an empty line and a body'),
    ];
  const type = findHeader(http.headers, 'Content-Type') ?? '';
  const body = type.startsWith('text/event-stream') ? lastEvent(http.body) : http.body;
  const value = parseJson(body);
  if (value === undefined) return [problem('not-json', '', 'expected a body that is JSON')];
  const head =
    kind.endsWith('.request') || (kind.startsWith('notifications/') && http.start.startsWith('POST'))
      ? checkRequestHead(http, value)
      : checkResponseHead(http, value);
  return [...head, ...checkMessage(kind, value)];
}

/** The data of the last event of a stream. */
function lastEvent(stream: string): string {
  const event = stream.split(/\n\n+/).findLast((block) => /^data:/m.test(block)) ?? '';
  return event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
}

function checkRequestHead({ start, headers }: HttpText, value: unknown): MessageProblem[] {
  const found: MessageProblem[] = [];
  if (!start.startsWith('POST ')) found.push(problem('wrong-http-method', '', `expected POST, found ${start}`));
  const method = isObject(value) ? value['method'] : undefined;
  const params = readPointer(value, '/params');
  const name = typeof method === 'string' && isObject(params) ? findName(method, params) : undefined;
  const version = readPointer(value, `/params/_meta/${PROTOCOL_VERSION.replace('/', '~1')}`);
  const mirrored: [string, unknown][] = [
    [PROTOCOL_VERSION_HEADER, version],
    [METHOD_HEADER, method],
    [NAME_HEADER, name],
  ];
  for (const [name, expected] of mirrored) {
    const header = findHeader(headers, name);
    if (expected === undefined && header === undefined) continue;
    if (header === undefined)
      found.push(problem('missing-header', '', `expected the header ${name}: ${String(expected)}`));
    else if (decodeHeaderValue(header) !== expected) {
      found.push(
        problem(
          'header-mismatch',
          '',
          `expected ${name}: ${expected === undefined ? 'no such header' : String(expected)}, found ${header}`,
        ),
      );
    }
  }
  if (!/^application\/json\b/.test(findHeader(headers, 'Content-Type') ?? '')) {
    found.push(problem('wrong-content-type', '', 'expected Content-Type: application/json'));
  }
  const accept = findHeader(headers, 'Accept') ?? '';
  if (!accept.includes('application/json') || !accept.includes('text/event-stream')) {
    found.push(problem('wrong-accept', '', 'expected Accept: application/json, text/event-stream'));
  }
  return found;
}

function checkResponseHead({ start, headers }: HttpText, value: unknown): MessageProblem[] {
  const found: MessageProblem[] = [];
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1]);
  const code = readPointer(value, '/error/code');
  const expected =
    typeof code === 'number' ? STATUS[code] : readPointer(value, '/result') === undefined ? undefined : 200;
  if (Number.isNaN(status)) found.push(problem('not-http', '', 'expected a status line such as HTTP/1.1 200 OK'));
  else if (expected !== undefined && status !== expected)
    found.push(problem('wrong-status', '', `expected status ${expected}, found ${status}`));
  if (!/^(?:application\/json|text\/event-stream)\b/.test(findHeader(headers, 'Content-Type') ?? '')) {
    found.push(problem('wrong-content-type', '', 'expected Content-Type: application/json or text/event-stream'));
  }
  return found;
}

const problem = (code: string, pointer: string, message: string): MessageProblem => ({ code, pointer, message });
