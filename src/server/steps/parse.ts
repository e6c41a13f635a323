// Step 4. The body is one JSON-RPC request or one notification; anything else ends here.
import { INVALID_REQUEST, PARSE_ERROR } from '../../protocol/error-codes.ts';
import { findHeader } from '../../protocol/headers.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonValue } from '../../protocol/json.ts';
import { refuse } from '../answer.ts';
import type { Steps } from '../steps.ts';

// Beyond 2^53 an integer cannot be said back as it came.
const isId = (id: JsonValue | undefined): id is string | number => typeof id === 'string' || Number.isSafeInteger(id);

/**
 * Reads the body (spec: basic/transports/streamable-http#sending-messages). Parameters of the type, such as a charset,
 * mean nothing for JSON and are passed over. Accept is not looked at: listing both types is the client's duty, the
 * server has none to check it, and RFC 9110 12.5.1 lets a server answer what was not asked for.
 */
export const parse: Steps['parse'] = ({ request }) => {
  const type = findHeader(request.headers, 'Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return refuse(415, undefined, INVALID_REQUEST, `Content-Type is ${type ?? 'missing'}; expected application/json`);
  }
  if (typeof request.body === 'string') return readMessage(request.body);
  return refuse(400, undefined, PARSE_ERROR, 'The body is no JSON in UTF-8');
};

/** Reads one message, whatever carried it (spec: basic/index#requests). */
export function readMessage(text: string): ReturnType<Steps['parse']> {
  const message = parseJson(text);
  if (message === undefined) return refuse(400, undefined, PARSE_ERROR, 'The body is no JSON in UTF-8');
  if (!isObject(message)) {
    return refuse(400, undefined, INVALID_REQUEST, 'The body is not one JSON-RPC message: expected an object');
  }
  const id = isId(message.id) ? message.id : undefined;
  const bad = (what: string) => refuse(400, id, INVALID_REQUEST, what);
  if (message.jsonrpc !== '2.0') return bad('jsonrpc is not "2.0"');
  if (typeof message.method !== 'string')
    return bad('method is no string: only requests and notifications are sent here');
  if (message.params !== undefined && !isObject(message.params)) return bad('params is no object');
  const { method, params = {} } = message;
  if (!('id' in message)) return { notification: { jsonrpc: '2.0', method, params } };
  if (id === undefined) return bad('id is neither a string nor an integer');
  return { message: { jsonrpc: '2.0', id, method, params } };
}
