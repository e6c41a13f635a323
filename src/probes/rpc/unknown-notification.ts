// A notification that no server knows, over HTTP.
import type { Answer } from '../../client/peer.ts';
import { createRequest } from '../../client/request.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { SHARED } from '../shared.ts';
import { isRpc, receivedIn } from './received.ts';

export const unknownNotification = probe({
  id: 'unknown-notification',
  title: 'A notification with an unknown method',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-RPC-016'],
  reasons: {
    'MCP-RPC-016': {
      'needs-token': SHARED['needs-token'],
      'no-answer': SHARED['no-answer'],
      'nothing-back': {
        verdict: 'pass',
        message: 'The notification was answered with {summary} and no JSON-RPC response.',
        note: 'HTTP has to say something. JSON-RPC has nothing to say.',
      },
      'error-without-id': {
        verdict: 'pass',
        message:
          'The notification was answered with {summary}. The error in the body has no id, or null, so it belongs to no message; its status is a matter of MCP-HTT-011.',
        note: 'A remark for whoever reads HTTP traffic, and a response to nothing.',
      },
      'error-with-id': {
        verdict: 'fail',
        message: 'The server answered a notification with an error that has the id {id}.',
        note: 'The notification had no id. This one was made up.',
      },
      'result-sent': {
        verdict: 'fail',
        message: 'The server answered a notification with a result.',
        note: 'Nobody asked for this.',
      },
    },
  },
  async run(peer) {
    const answer = await peer.send(
      withoutId(createRequest({ id: 0, method: 'notifications/x-unknown' })),
      peer.connect(),
    );
    return { 'MCP-RPC-016': judge(answer) };
  },
});

function judge(answer: Answer): Saw {
  if (answer.response === undefined)
    return { reason: 'no-answer', at: answer.spot(), values: { waited: answer.waited } };
  if (answer.isUnauthorized)
    return { reason: 'needs-token', at: answer.spot(), values: { status: answer.status ?? 0 } };
  const values = { summary: answer.summary };
  const responses = receivedIn(answer).filter(
    ({ value }) => isObject(value) && isRpc(value) && ('result' in value || 'error' in value),
  );
  const result = responses.find(({ value }) => isObject(value) && 'result' in value);
  if (result !== undefined) return { reason: 'result-sent', at: result.at('/result') };
  const named = responses.find(({ value }) => isObject(value) && value.id !== undefined && value.id !== null);
  if (isObject(named?.value))
    return { reason: 'error-with-id', at: named.at('/id'), values: { id: JSON.stringify(named.value.id) } };
  if (responses.length > 0) return { reason: 'error-without-id', at: answer.spot(), values };
  return { reason: 'nothing-back', at: answer.spot(), values };
}

function withoutId(request: HttpRequest): HttpRequest {
  const message = parseJson(String(request.body));
  return isObject(message) ? { ...request, body: JSON.stringify({ ...message, id: undefined }) } : request;
}
