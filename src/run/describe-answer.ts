// Says in a line what came back for a request of a recording.
import { readMessage } from '../client/answer.ts';
import { isSent } from '../exchange/exchange.ts';
import type { Turn } from '../exchange/exchange.ts';
import { ERROR_NAMES } from '../protocol/error-codes.ts';
import { findHeader } from '../protocol/headers.ts';
import { isObject, readPointer } from '../protocol/json.ts';

/** Says in a line what the nth request (from 1) got: status, error code and data, or kind of result. */
export function describeAnswer(turns: readonly Turn[], request: number): string {
  const turn = turns.find((one) => one.exchange === request && !isSent(one));
  if (turn?.kind !== 'back') return 'no answer';
  const message = readMessage(turn.response);
  const code = readPointer(message, '/error/code');
  if (typeof code === 'number') {
    const data = readPointer(message, '/error/data');
    const name = ERROR_NAMES[code];
    return `${turn.response.status}, ${code}${name === undefined ? '' : ` ${name}`}${data === undefined ? '' : `, data ${JSON.stringify(data)}`}`;
  }
  const result = isObject(message?.result) ? message.result : undefined;
  const challenge = findHeader(turn.response.headers, 'WWW-Authenticate');
  if (result === undefined) return `${turn.response.status}${challenge === undefined ? '' : `, ${challenge}`}`;
  const tools = Array.isArray(result.tools)
    ? `, tools ${result.tools.map((tool) => (isObject(tool) ? tool.name : '')).join(', ')}`
    : '';
  const asks = isObject(result.inputRequests) ? `, input requests ${Object.keys(result.inputRequests).join(', ')}` : '';
  const text = readPointer(result, '/content/0/text') ?? readPointer(result, '/contents/0/text');
  const said = typeof text === 'string' ? `, text ${JSON.stringify(text)}` : '';
  const failed = result.isError === true ? ', isError true' : '';
  const versions = Array.isArray(result.supportedVersions) ? `, versions ${result.supportedVersions.join(', ')}` : '';
  const cached =
    result.ttlMs === undefined ? '' : `, ttlMs ${String(result.ttlMs)}, cacheScope ${String(result.cacheScope)}`;
  return `${turn.response.status}, resultType ${String(result.resultType)}${failed}${said}${asks}${tools}${versions}${cached}`;
}
