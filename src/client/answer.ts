// What came back for one request, read out of what was recorded.
import type { RecordedResponse, Spot } from '../exchange/exchange.ts';
import { findHeader } from '../protocol/headers.ts';
import { isObject, parseJson, readPointer } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import type { HeaderList } from '../protocol/message.ts';
import { HIDDEN } from './sight.ts';
import type { Sight } from './sight.ts';

/** The data of each event in the text of a `text/event-stream` (WHATWG HTML, server-sent events). */
export function readEvents(text: string): string[] {
  return text
    .split(/\r\n\r\n|\n\n|\r\r/)
    .map((block) =>
      block
        .split(/\r\n|\n|\r/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).replace(/^ /, ''))
        .join('\n'),
    )
    .filter((data) => data !== '');
}

/** Every message of a response in its order: the body, or the events of its stream; `undefined` for what is no JSON object. */
export function readMessages(response: { headers: HeaderList; body: string }): (JsonObject | undefined)[] {
  const type = findHeader(response.headers, 'Content-Type')?.trim().toLowerCase() ?? '';
  const texts = type.startsWith('text/event-stream') ? readEvents(response.body) : [response.body];
  return texts.map(parseJson).map((message) => (isObject(message) ? message : undefined));
}

const isResponse = (message: JsonObject | undefined): boolean =>
  message !== undefined && ('result' in message || 'error' in message);

/** Whether the response message has come. */
export const hasResponse = (response: { headers: HeaderList; body: string }): boolean =>
  readMessages(response).some(isResponse);

/** The response message: the body, or the last event that has a result or an error. */
export function readMessage(response: { headers: HeaderList; body: string }): JsonObject | undefined {
  const messages = readMessages(response);
  return messages.findLast(isResponse) ?? messages.findLast((message) => message !== undefined);
}

/** What came back for one request, and where it stands in the recording: an HTTP response, or a line over stdio. */
export class Answer {
  readonly turn: number;
  readonly sentTurn: number;
  /** The HTTP response; over stdio there is none. */
  readonly response: RecordedResponse | undefined;
  /** The response message. */
  readonly message: JsonObject | undefined;
  /** Every message that came back for it, in order, the response too. */
  readonly messages: readonly (JsonObject | undefined)[];
  /** How long is waited for an answer here, in milliseconds: a limit of ours. */
  readonly waited: number;
  private readonly sight: Sight | undefined;

  constructor(
    turn: number,
    sentTurn: number,
    came: RecordedResponse | { message: JsonObject } | undefined,
    waited = 2000,
    sight?: Sight,
  ) {
    this.turn = turn;
    this.sentTurn = sentTurn;
    this.waited = waited;
    this.sight = sight;
    this.response = came === undefined || 'message' in came ? undefined : came;
    this.messages = came === undefined ? [] : 'message' in came ? [came.message] : readMessages(came);
    this.message = this.messages.findLast(isResponse) ?? this.messages.findLast((message) => message !== undefined);
  }
  /** Whether anything came back. */
  get came(): boolean {
    return this.messages.length > 0;
  }
  /** The HTTP status; over stdio there is none. */
  get status(): number | undefined {
    return this.response?.status;
  }
  get result(): JsonObject | undefined {
    return isObject(this.message?.result) ? this.message.result : undefined;
  }
  get errorCode(): number | undefined {
    const code = this.read('/error/code');
    return typeof code === 'number' ? code : undefined;
  }
  /** The notifications that came with the response. */
  get notifications(): JsonObject[] {
    return this.messages.filter((message) => message !== undefined && !isResponse(message)) as JsonObject[];
  }
  /** Whether access was denied for want of a token; never a fail of another rule. */
  get isUnauthorized(): boolean {
    return this.status === 401 || this.status === 403;
  }
  /** The value of a response header; `undefined` where there is none, HIDDEN where one may be that this peer is not shown. */
  header(name: string): string | undefined | typeof HIDDEN {
    const value = this.response && findHeader(this.response.headers, name);
    if (value !== undefined || this.response === undefined) return value;
    return this.sight?.hides(name, this.response.headers) ? HIDDEN : undefined;
  }
  /** The media type of the body in lower case, without parameters; empty where none is said. Every peer is shown it. */
  get mediaType(): string {
    const type = this.response && findHeader(this.response.headers, 'Content-Type');
    return (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  }
  read(pointer: string): JsonValue | undefined {
    return readPointer(this.message, pointer);
  }
  /** The spot of a JSON pointer in the response message; its first line when the pointer leads nowhere. */
  spot(pointer?: string): Spot {
    if (!this.came) return { turn: this.turn, part: 'silence' };
    const head = this.response === undefined ? 'message' : 'status';
    if (pointer === undefined || this.read(pointer) === undefined) return { turn: this.turn, part: head };
    return this.spotOf(this.messages.indexOf(this.message), pointer);
  }
  /** The spot of a header of the response; its status line where it has no such header. */
  spotOfHeader(name: string): Spot {
    const found = this.response && findHeader(this.response.headers, name) !== undefined;
    return found ? { turn: this.turn, part: 'header', name } : this.spot();
  }
  /** The spot of a JSON pointer in one of `messages`. */
  spotOf(index: number, pointer = ''): Spot {
    const spot = { turn: this.turn, part: 'body', pointer } as const;
    return this.messages.length > 1 ? { ...spot, event: index } : spot;
  }
  /** In a few words, for a report. */
  get summary(): string {
    if (!this.came) return 'no answer';
    const code = this.errorCode === undefined ? [] : [String(this.errorCode)];
    const result = this.result === undefined ? [] : ['a result'];
    const words = this.status === undefined ? [...code, ...result] : [String(this.status), ...code];
    return words.join(' and ') || 'a message';
  }
}
