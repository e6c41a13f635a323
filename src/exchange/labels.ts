// Names a turn in a few words, for the diagram and for what is folded away.
import { findHeader } from '../protocol/headers.ts';
import { isObject, parseJson, type JsonValue } from '../protocol/json.ts';
import type { HeaderList, HttpRequest } from '../protocol/message.ts';
import { isSent } from './exchange.ts';
import type { LineTurn, RecordedResponse, SilenceTurn, Turn } from './exchange.ts';

const REASON_PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** A status with its reason phrase where we know it (RFC 9110 section 15): `200 OK`. */
export const formatStatus = (status: number): string => `${status} ${REASON_PHRASES[status] ?? ''}`.trim();

/** Milliseconds as a person says them: `50 ms`, `2 s`, `1.5 s`. */
export function formatDuration(milliseconds: number): string {
  const rounded = Math.round(milliseconds);
  return rounded < 1000 ? `${rounded} ms` : `${Math.round(rounded / 10) / 100} s`;
}

/** Asks whether the headers announce a stream of server-sent events. */
export const isEventStream = (headers: HeaderList): boolean =>
  findHeader(headers, 'Content-Type')?.toLowerCase().startsWith('text/event-stream') ?? false;

/** The JSON-RPC method of a request, or its HTTP method where the body names none. */
export function describeRequest(request: HttpRequest): string {
  const message = typeof request.body === 'string' ? parseJson(request.body) : undefined;
  return isObject(message) && typeof message.method === 'string' ? message.method : request.method;
}

function lastMessage(response: RecordedResponse): JsonValue | undefined {
  if (!isEventStream(response.headers)) return parseJson(response.body);
  return response.body
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => parseJson(line.slice(5)))
    .findLast((message) => message !== undefined);
}

/** What came back in a few words: `200 input_required`, `400 −32021`, `405`. */
export function describeResponse(response: RecordedResponse): string {
  const words = [String(response.status), ...describeOutcome(lastMessage(response))];
  if (response.open) words.push('stream open');
  return words.join(' ');
}

/** The error code of a response message, or its kind of result. */
function describeOutcome(message: JsonValue | undefined): string[] {
  if (!isObject(message)) return [];
  if (isObject(message.error) && typeof message.error.code === 'number')
    return [String(message.error.code).replace('-', '−')];
  return isObject(message.result) && typeof message.result.resultType === 'string' ? [message.result.resultType] : [];
}

/** A line in a few words: its method, its error code, its kind of result, or that it is none of these. */
export function describeLine({ line }: LineTurn): string {
  const message = parseJson(line);
  if (isObject(message) && typeof message.method === 'string') return message.method;
  return describeOutcome(message)[0] ?? (isObject(message) && 'result' in message ? 'result' : 'a line');
}

/** Asks whether a turn ends the waiting of its request: an answer, or that none came. */
export function isEnd(turn: Turn): boolean {
  if (turn.kind !== 'line') return turn.kind !== 'sent';
  const message = parseJson(turn.line);
  return turn.from === 'server' && !(isObject(message) && 'method' in message);
}

/** Asks whether a turn is a request, which is waited for: a notification over stdio is not. */
export function isAsking(turn: Turn): boolean {
  if (turn.kind !== 'line') return turn.kind === 'sent';
  const message = parseJson(turn.line);
  return turn.from === 'client' && isObject(message) && message.id !== undefined;
}

/** What was waited for in vain: `nothing for 2 s`, or how the target broke off. */
export const describeSilence = (turn: SilenceTurn): string =>
  turn.error ?? `nothing for ${formatDuration(turn.waited)}`;

/** Asks whether the turns use more than one connection, so that each must be told. */
export const hasSeveralConnections = (turns: readonly Turn[]): boolean =>
  new Set(turns.map((turn) => turn.connection)).size > 1;

/** Asks whether an answer came while an earlier or later request was still waiting for its own. */
export const hasOverlap = (turns: readonly Turn[]): boolean =>
  turns.some((turn, index) => isSent(turn) && turns[index + 1] !== undefined && isSent(turns[index + 1] as Turn)) ||
  turns.some((turn, index) => !isSent(turn) && turn.exchange !== turns[index - 1]?.exchange);
