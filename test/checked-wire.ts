// Checks every message that a test sends and receives against the official JSON Schema of the revision.
import { readEvents } from '../src/client/answer.ts';
import { isObject, parseJson } from '../src/protocol/json.ts';
import type { JsonValue } from '../src/protocol/json.ts';
import type { EventStream, Handler } from '../src/protocol/message.ts';
import { createMessageCheck } from '../src/truth/message-check.ts';
import { readOfficialSchema } from './official-schema.ts';

/** A message with something wrong: which way it went, what it was, and the codes and places of what is wrong. */
export interface WrongMessage {
  way: 'sent' | 'received';
  kind: string;
  problems: string[];
  message: JsonValue | undefined;
}

export interface CheckedWire {
  /** Checks what the client sends. */
  sent(message: JsonValue | undefined): void;
  /** Checks what comes back; a response is checked as the answer to the request of its id. */
  received(message: JsonValue | undefined, request?: JsonValue): void;
  /** How many messages were checked, those that are wrong included. */
  readonly counts: { sent: number; received: number };
  readonly wrong: readonly WrongMessage[];
}

const check = createMessageCheck(readOfficialSchema());

/** Creates a record of checked messages; one for each test or each client, since ids begin anew. */
export function createCheckedWire(): CheckedWire {
  const methods = new Map<JsonValue | undefined, string>();
  const counts = { sent: 0, received: 0 };
  const wrong: WrongMessage[] = [];
  const judge = (way: WrongMessage['way'], kind: string, message: JsonValue | undefined): void => {
    counts[way] += 1;
    const problems = check(kind, message).map(({ code, pointer }) => `${code} ${pointer}`.trim());
    if (problems.length > 0) wrong.push({ way, kind, problems, message });
  };
  return {
    counts,
    wrong,
    sent(message) {
      const method = isObject(message) && typeof message.method === 'string' ? message.method : 'no method';
      if (!isObject(message) || !('id' in message)) return judge('sent', method, message);
      methods.set(message.id, method);
      judge('sent', `${method}.request`, message);
    },
    received(message, request) {
      if (isObject(message) && typeof message.method === 'string') return judge('received', message.method, message);
      // The schema of an error response is the same for every method, those of other revisions included.
      if (isObject(message) && 'error' in message) return judge('received', 'server/discover.error', message);
      const id = isObject(message) ? message.id : undefined;
      const method = isObject(request) ? String(request.method) : (methods.get(id) ?? 'no request of this id');
      judge('received', `${method}.result`, message);
    },
  };
}

/** The same server, every message to and from it checked. */
export function checkHandler(wire: CheckedWire, handler: Handler): Handler {
  return async (request, connection, closed) => {
    const sent = typeof request.body === 'string' ? parseJson(request.body) : undefined;
    if (request.body.length > 0) wire.sent(sent);
    const response = await handler(request, connection, closed);
    if (typeof response.body === 'string') {
      if (response.body !== '') wire.received(parseJson(response.body), sent);
      return response;
    }
    return { ...response, body: checkEvents(wire, response.body, sent) };
  };
}

/** Passes the events on as they come, whole ones in each piece. Leaving early reaches the server at once, while it waits too. */
function checkEvents(wire: CheckedWire, events: EventStream, request: JsonValue | undefined): EventStream {
  return {
    [Symbol.asyncIterator]() {
      const source = events[Symbol.asyncIterator]();
      return {
        async next() {
          const step = await source.next();
          if (step.done !== true) for (const data of readEvents(step.value)) wire.received(parseJson(data), request);
          return step;
        },
        return: async () => (await source.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}

/** One line a message that is wrong, for an assertion to show. */
export const describeWrong = ({ wrong }: CheckedWire, way: WrongMessage['way']): string[] =>
  wrong
    .filter((one) => one.way === way)
    .map(({ kind, problems, message }) => `${kind}: ${problems.join(', ')} in ${JSON.stringify(message)}`);
