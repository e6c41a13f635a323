// The JSON-RPC messages among what came back, and whether their form is right.
import { Answer, readEvents } from '../../client/answer.ts';
import type { Peer } from '../../client/peer.ts';
import type { Spot } from '../../exchange/exchange.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonValue } from '../../protocol/json.ts';
import type { Connection, HttpRequest } from '../../protocol/message.ts';
import type { Reason, Saw } from '../probe.ts';
import { SHARED, whyNotServed } from '../shared.ts';

export interface Received {
  value: JsonValue;
  /** The spot of a JSON pointer in it. */
  at(pointer?: string): Spot;
}

/**
 * Sends a request and takes any response for its answer. Over stdio one with another id matches nothing, and is found
 * among what came meanwhile.
 */
export async function sendForAny(peer: Peer, request: HttpRequest, connection: Connection): Promise<Answer> {
  if (peer.transport === 'http') return peer.send(request, connection);
  const from = peer.heard(connection).length;
  const answer = await peer.send(request, connection);
  if (answer.came) return answer;
  const stray = peer
    .heard(connection)
    .slice(from)
    .find(({ message }) => 'result' in message || 'error' in message);
  return stray === undefined ? answer : new Answer(stray.turn, answer.sentTurn, { message: stray.message });
}

/** Every message of an answer: the body, the events of its stream, or the line over stdio. */
export function receivedIn(answer: Answer): Received[] {
  return valuesOf(answer).flatMap((value, index) =>
    value === undefined ? [] : [{ value, at: (pointer = '') => answer.spotOf(index, pointer) }],
  );
}

function valuesOf({ response, messages, mediaType }: Answer): readonly (JsonValue | undefined)[] {
  if (response === undefined) return messages;
  if (mediaType === 'text/event-stream') return readEvents(response.body).map(parseJson);
  const value = parseJson(response.body);
  if (value === undefined) return [];
  const isMessage = response.status < 300 ? mediaType.includes('json') || isRpc(value) : isPlainlyRpc(value);
  return isMessage ? [value] : [];
}

/**
 * Whether a value is meant as JSON-RPC, well-formed or not. An answer can carry other JSON: an OAuth error, the page of
 * a proxy, a gateway's own error object.
 */
export function isRpc(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(isRpc);
  return isPlainlyRpc(value) || (isObject(value) && 'id' in value && KINDS.some((kind) => kind in value));
}

/** Of a refusal no less counts: an id beside an error is what other interfaces send too. */
const isPlainlyRpc = (value: JsonValue): boolean =>
  isObject(value) &&
  ('jsonrpc' in value || (isObject(value.error) && typeof value.error.code === 'number' && value.error.code < 0));

const KINDS = ['method', 'result', 'error'];

/** The reasons of MCP-RPC-002, for each probe that looks at the form of messages. */
export const FORM = {
  ...SHARED,
  'well-formed': {
    verdict: 'pass',
    message: 'Each message that came back was one JSON-RPC 2.0 object (seen: {count}).',
    note: 'One object, and it says which JSON-RPC it is.',
  },
  'no-object': {
    verdict: 'fail',
    message: 'The server sent a JSON {what}; a message is one JSON object.',
    note: 'No message of this protocol begins like this.',
  },
  'no-version': {
    verdict: 'fail',
    message: 'A message of the server has no member jsonrpc with the value "2.0".',
    note: 'A strict parser drops this before it looks at the id.',
  },
  'two-kinds': {
    verdict: 'fail',
    message:
      'A message of the server has both result and error; JSON-RPC lets each exist only where the other does not.',
    note: 'Is it a success or a failure? Libraries decide differently.',
  },
  'method-in-response': {
    verdict: 'fail',
    atMost: 'warning',
    message:
      'A response has the member method beside its {kind}. JSON-RPC does not list it there and does not forbid it in so many words, so this counts as a warning.',
    note: 'By this member a client may take the response for a request.',
  },
  'foreign-json': {
    verdict: 'fail',
    atMost: 'warning',
    message:
      'A request was answered with a JSON {what} that has nothing of JSON-RPC in it. Something in front of the server may have sent it, so this counts as a warning.',
    note: 'No jsonrpc, and no id with a result or an error: whose answer is this?',
  },
} satisfies Record<string, Reason>;

/** What each probe of notifications says of MCP-RPC-018. */
export const NOTIFICATION_IDS = {
  'without-id': {
    verdict: 'pass',
    message: 'No notification that came has an id (seen: {count}).',
    note: 'The progress token says what it belongs to.',
  },
  'with-id': {
    verdict: 'fail',
    message: 'The notification {method} has the id {id}.',
    note: 'With an id it looks like a request to be answered.',
  },
} satisfies Record<string, Reason>;

/** Says of MCP-RPC-002 what these answers show; the first wrong message decides. */
export function judgeForm(answers: readonly Answer[]): Saw {
  const all = answers.flatMap(receivedIn);
  const flaws = all.flatMap((one) => findFlaw(one) ?? []);
  const flaw = flaws.find(({ reason }) => (FORM as Record<string, Reason>)[reason]?.atMost === undefined) ?? flaws[0];
  if (flaw !== undefined) return flaw;
  const [message] = all;
  if (message !== undefined)
    return { reason: 'well-formed', at: message.at('/jsonrpc'), values: { count: all.length } };
  const [answer] = answers;
  return (answer && whyNotServed(answer, false)) ?? { reason: 'not-served', values: { summary: 'no message came' } };
}

function findFlaw({ value, at }: Received): Saw | undefined {
  if (!isRpc(value)) return { reason: 'foreign-json', at: at(), values: { what: kindOf(value) } };
  if (!isObject(value)) return { reason: 'no-object', at: at(), values: { what: kindOf(value) } };
  if (value.jsonrpc !== '2.0') return { reason: 'no-version', at: at('jsonrpc' in value ? '/jsonrpc' : '') };
  if ('result' in value && 'error' in value) return { reason: 'two-kinds', at: at('/error') };
  const kind = ['result', 'error'].find((member) => member in value);
  if (kind !== undefined && 'method' in value)
    return { reason: 'method-in-response', at: at('/method'), values: { kind } };
  return undefined;
}

const kindOf = (value: JsonValue): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
