// Notifications that a server may accept or refuse, and the HTTP status of each.
import { createRequest } from '../../client/request.ts';
import type { Answer } from '../../client/peer.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { SHARED } from '../shared.ts';

const UNKNOWN = 'notifications/unknown-1f9c';

export const postedNotifications = probe({
  id: 'posted-notifications',
  title: 'Four notifications: of a known method, of an unknown one, in an unknown version, and malformed',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HTT-010', 'MCP-HTT-011'],
  reasons: {
    'MCP-HTT-010': {
      'needs-token': SHARED['needs-token'],
      'no-answer': SHARED['no-answer'],
      'empty-202': {
        verdict: 'pass',
        message: '{method} was accepted with 202 and an empty body.',
        note: 'Accepted, and nothing to read.',
      },
      'other-success': {
        verdict: 'fail',
        message: '{method} was accepted with {status}; expected 202.',
        note: 'Accepted, but not with 202.',
      },
      'has-body': {
        verdict: 'fail',
        message: '{method} was accepted with 202 and a body of {length} characters; expected none.',
        note: 'Nobody waits for this body.',
      },
      'none-accepted': {
        verdict: 'untestable',
        message: 'The server accepted none of {count} notifications, which it may.',
      },
    },
    'MCP-HTT-011': {
      'needs-token': SHARED['needs-token'],
      'no-answer': SHARED['no-answer'],
      'error-status': {
        verdict: 'pass',
        message: 'A {kind} was refused with {status}.',
        note: 'The refusal shows in the status.',
      },
      'error-in-success': {
        verdict: 'fail',
        message: 'A {kind} was refused with a JSON-RPC error under status {status}; expected an HTTP error status.',
        note: 'An error in the body, success in the status.',
      },
      'all-accepted': {
        verdict: 'untestable',
        message: 'The server refused none of {count} notifications, which it may.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const answers: Sent[] = [];
    for (const { kind, request } of createNotifications())
      answers.push({ kind, answer: await peer.send(request, connection) });
    return { 'MCP-HTT-010': judgeAccepted(answers), 'MCP-HTT-011': judgeRefused(answers) };
  },
});

interface Sent {
  kind: string;
  answer: Answer;
}

function createNotifications(): { kind: string; request: HttpRequest }[] {
  return [
    {
      kind: 'cancellation of an unknown request',
      request: notify('notifications/cancelled', { requestId: 'none-1f9c' }),
    },
    { kind: 'notification of an unknown method', request: notify(UNKNOWN) },
    { kind: 'notification in version 1900-01-01', request: notify(UNKNOWN, {}, '1900-01-01') },
    { kind: 'notification whose params is a list', request: notify(UNKNOWN, []) },
  ];
}

/** A request without its id; parameters that are a list carry no metadata. */
function notify(method: string, params: JsonValue = {}, version?: string): HttpRequest {
  const request = createRequest({ id: 0, method, ...(version && { version }), ...(isObject(params) && { params }) });
  const { id: _id, ...message } = parseJson(String(request.body)) as JsonObject;
  return { ...request, body: JSON.stringify(isObject(params) ? message : { ...message, params }) };
}

const isSuccess = ({ status = 0 }: Answer): boolean => status >= 200 && status < 300;
const isError = (answer: Answer): boolean => isObject(answer.message?.error);
const methodOf = (index: number): string => (index === 0 ? 'notifications/cancelled' : UNKNOWN);

function judgeAccepted(sent: readonly Sent[]): Saw {
  const accepted = sent
    .map(({ answer }, index) => ({ answer, method: methodOf(index) }))
    .filter(({ answer }) => isSuccess(answer) && !isError(answer));
  const wrong = accepted.find(({ answer }) => answer.status !== 202 || answer.response?.body !== '');
  const shown = wrong ?? accepted[0];
  if (shown === undefined) return whySilent(sent) ?? { reason: 'none-accepted', values: { count: sent.length } };
  const { answer, method } = shown;
  const reason = wrong === undefined ? 'empty-202' : answer.status === 202 ? 'has-body' : 'other-success';
  const length = answer.response?.body.length ?? 0;
  return { reason, at: answer.spot(), values: { method, status: answer.status ?? 0, length } };
}

function judgeRefused(sent: readonly Sent[]): Saw {
  const wrong = sent.find(({ answer }) => isSuccess(answer) && isError(answer));
  const right = sent.find(({ answer }) => (answer.status ?? 0) >= 400 && !answer.isUnauthorized);
  const shown = wrong ?? right;
  if (shown === undefined) return whySilent(sent) ?? { reason: 'all-accepted', values: { count: sent.length } };
  const { answer, kind } = shown;
  const reason = wrong === undefined ? 'error-status' : 'error-in-success';
  return { reason, at: answer.spot(), values: { kind, status: answer.status ?? 0 } };
}

/** Why nothing can be said: a token is wanted, or nothing came. */
function whySilent(sent: readonly Sent[]): Saw | undefined {
  const denied = sent.find(({ answer }) => answer.isUnauthorized)?.answer;
  if (denied) return { reason: 'needs-token', at: denied.spot(), values: { status: denied.status ?? 0 } };
  const silent = sent.find(({ answer }) => answer.response === undefined)?.answer;
  return silent && { reason: 'no-answer', at: silent.spot(), values: { waited: silent.waited } };
}
