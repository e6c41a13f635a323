// What an answer is, to be predicted and compared: its status, what its message is, and the fields that it has.
import { readMessages } from '../client/answer.ts';
import { isSent } from '../exchange/exchange.ts';
import type { Spot, Turn } from '../exchange/exchange.ts';
import { ERROR_NAMES } from '../protocol/error-codes.ts';
import { findHeader } from '../protocol/headers.ts';
import { isObject, parseJson, pointerKey, readPointer } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import type { HeaderList } from '../protocol/message.ts';

/** What the message of an answer is: one of the choices that a reader has, an error by its code. */
export interface Outcome {
  choice: string;
  /** The same for a reader, with the code that came. */
  words: string;
}

export interface AnswerFacts {
  /** The HTTP status; there is none over stdio, and where nothing came. */
  status?: number;
  outcome: Outcome;
  headers: HeaderList;
  /** Every message of the answer in its order; `undefined` for what is no JSON object. */
  messages: readonly (JsonObject | undefined)[];
}

/** The turn that answers the nth request, from 1: a response, or that none came. */
export const findAnswer = (turns: readonly Turn[], exchange: number): Turn | undefined =>
  turns.find((turn) => turn.exchange === exchange && !isSent(turn));

/** Reads what a turn answers; of a line over stdio, what that line is. */
export function readAnswer(turn: Turn | undefined): AnswerFacts {
  if (turn?.kind === 'back') {
    const { status, headers } = turn.response;
    const messages = readMessages(turn.response);
    return { status, headers, messages, outcome: outcomeOf(messages) };
  }
  const message = turn?.kind === 'line' ? parseJson(turn.line) : undefined;
  const messages = isObject(message) ? [message] : [];
  return { headers: [], messages, outcome: outcomeOf(messages) };
}

const isResponse = (message: JsonObject | undefined): boolean =>
  message !== undefined && ('result' in message || 'error' in message);

function outcomeOf(messages: AnswerFacts['messages']): Outcome {
  const response = messages.findLast(isResponse);
  if (response === undefined) {
    return messages.some((message) => message !== undefined && 'method' in message)
      ? { choice: 'notification', words: 'notifications alone' }
      : { choice: 'none', words: 'no message' };
  }
  if (response.error !== undefined) {
    const code = readPointer(response, '/error/code');
    const name = ERROR_NAMES[Number(code)];
    if (name === undefined)
      return { choice: 'other-error', words: code === undefined ? 'an error without a code' : `error ${String(code)}` };
    return { choice: String(code), words: `error ${String(code)} ${name}` };
  }
  const type = readPointer(response, '/result/resultType');
  return {
    choice: type === 'complete' || type === 'input_required' ? type : 'other-result',
    words:
      type === undefined
        ? 'a result without a type'
        : `a result of type ${typeof type === 'string' ? type : JSON.stringify(type)}`,
  };
}

/** The messages that a field is looked for in: one event of a stream, or all of them, the response first. */
function messagesFor({ messages }: AnswerFacts, event: number | undefined): readonly (JsonObject | undefined)[] {
  if (event !== undefined) return [messages[event]];
  return [messages.findLast(isResponse), ...messages];
}

/** Reads a field of an answer, by the name of a header or a JSON pointer; `undefined` where there is none. */
export function readField(answer: AnswerFacts, name: string, event?: number): JsonValue | undefined {
  if (!name.startsWith('/')) return findHeader(answer.headers, name);
  return messagesFor(answer, event)
    .map((message) => readPointer(message, name))
    .find((value) => value !== undefined);
}

/** So deep are fields listed: `/result/content/0/text`. */
const DEEP = 4;

function* pointersIn(value: unknown, above: string, depth: number): Generator<string> {
  const inside = Array.isArray(value) ? value.slice(0, 1) : isObject(value) ? value : {};
  for (const [key, inner] of Object.entries(inside)) {
    const pointer = `${above}/${pointerKey(key)}`;
    yield pointer;
    if (depth > 1) yield* pointersIn(inner, pointer, depth - 1);
  }
}

/** Lists the fields of an answer: JSON pointers into its messages, of arrays the first item, and names of headers. */
export function listFields(answer: AnswerFacts, event?: number): string[] {
  const pointers = messagesFor(answer, event).flatMap((message) => [...pointersIn(message, '', DEEP)]);
  return [...new Set([...pointers, ...answer.headers.map(([name]) => name)])];
}

/** The field that a spot names; `undefined` where it names a status, a whole message or what did not come. */
export const fieldOfSpot = (at: Spot): string | undefined =>
  at.part === 'header' ? at.name : at.part === 'body' && at.pointer !== '' ? at.pointer : undefined;
