// Writes the retry that answers a server's questions.
import { Answer } from '../../client/answer.ts';
import type { BackTurn } from '../../exchange/exchange.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { isAsking, retryOf } from '../../probes/mrt/input.ts';

/**
 * Makes the same request again with an answer to all that was asked and the state as it came, under another id
 * (spec: basic/patterns/mrtr); `undefined` where nothing was asked.
 */
export function createRetry(request: HttpRequest, { response }: BackTurn): HttpRequest | undefined {
  const asked = new Answer(1, 0, response);
  const message = parseJson(String(request.body));
  if (!isAsking(asked) || !isObject(message) || !isObject(message.params)) return undefined;
  const { inputResponses: _, requestState: __, ...params } = message.params;
  const id = typeof message.id === 'number' ? message.id + 1 : `${String(message.id)}-again`;
  return { ...request, body: JSON.stringify({ ...message, id, params: { ...params, ...retryOf(asked) } }) };
}
