// Requests of each kind, and whether all are served under one path, as JSON or as events.
import type { Answer, Peer } from '../../client/peer.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { isBusy, send, SHARED, whyNotServed } from '../shared.ts';

const FILTER = { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true };

export const postedRequests = probe({
  id: 'posted-requests',
  title: 'One POST each of what the server offers, all to one path',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HTT-001', 'MCP-HTT-012'],
  reasons: {
    'MCP-HTT-001': {
      'needs-token': SHARED['needs-token'],
      'no-answer': SHARED['no-answer'],
      'not-served': SHARED['not-served'],
      'one-path': {
        verdict: 'pass',
        message:
          '{count} requests were answered under the one path {path}, and none was redirected to a second endpoint.',
        note: 'Served where every other request was served.',
      },
      'another-path': {
        verdict: 'fail',
        message: '{method} was redirected to {location} and served there; the other requests were served under {path}.',
        note: 'A second endpoint, for one kind of request.',
      },
      'no-endpoint': {
        verdict: 'untestable',
        message:
          'POST was answered with {summary} and no JSON-RPC message. This is no MCP endpoint; check the address that was given.',
      },
    },
    'MCP-HTT-012': {
      ...SHARED,
      'json-or-events': {
        verdict: 'pass',
        message: 'Each request was answered with one JSON object or an event stream (sent: {count}).',
        note: 'A type that every client knows.',
      },
      'other-type': {
        verdict: 'fail',
        message: '{method} was answered with Content-Type {type}; expected application/json or text/event-stream.',
        note: 'A client that picks its parser by the type has none for this.',
      },
      'no-type': {
        verdict: 'fail',
        message: '{method} was answered with a body and no Content-Type.',
        note: 'Nothing says how the body is to be read.',
      },
      'not-one-object': {
        verdict: 'fail',
        message: '{method} was answered as application/json, with something other than a single JSON object.',
        note: 'Expected one JSON object.',
      },
      empty: {
        verdict: 'fail',
        message: '{method} was answered with {status} and an empty body, as though it were a notification.',
        note: 'The request has an id, so an answer is waited for.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const sent: Sent[] = [];
    const post = async (method: string, params: JsonObject = {}, meta: JsonObject = {}) => {
      const options = { method, params, meta };
      const answer = await send(peer, connection, options);
      sent.push({ options, answer });
      return answer;
    };
    const discover = await post('server/discover');
    const offered = isObject(discover.result?.capabilities) ? discover.result.capabilities : {};
    const { tools, prompts, resources } = offered;
    if (tools !== undefined) await post('tools/list');
    if (tools !== undefined && peer.demo.namesCaller) {
      await post('tools/call', { ...peer.demo.namesCaller });
      await post('tools/call', { ...peer.demo.namesCaller }, { progressToken: 'streamed' });
    }
    const canListen = [tools, prompts, resources].some((one) => isObject(one) && one.listChanged === true);
    if (canListen) await post('subscriptions/listen', { notifications: FILTER });
    return { 'MCP-HTT-001': await judgePath(peer, sent), 'MCP-HTT-012': judgeTypes(sent) };
  },
});

interface Sent {
  options: { method: string; params: JsonObject; meta: JsonObject };
  answer: Answer;
}

async function judgePath(peer: Peer, sent: readonly Sent[]): Promise<Saw> {
  const { answer: first } = sent[0] as Sent;
  if (!isJsonRpc(first) || first.isUnauthorized) {
    const doubt = whyNotServed(first, false);
    if (doubt !== undefined && (doubt.reason !== 'not-served' || isBusy(first))) return doubt;
    return { reason: 'no-endpoint', at: first.spot(), values: { summary: first.summary } };
  }
  const path = pathOf(peer, first);
  for (const { options, answer } of sent) {
    const { method } = options;
    const location = otherPath(answer, path);
    if (location === undefined) continue;
    // A redirect may lead to a sign-in page. Only an answer of the protocol makes it a second endpoint.
    const there = await send(peer, peer.connect(), { ...options, path: location });
    if (!isJsonRpc(there)) continue;
    return { reason: 'another-path', at: answer.spotOfHeader('Location'), values: { method, location, path } };
  }
  const answered = sent.filter(({ answer }) => isJsonRpc(answer));
  const last = answered.at(-1)?.answer ?? first;
  return { reason: 'one-path', at: last.spot(), values: { count: answered.length, path } };
}

/** The path that was asked: that of the target, whatever it is. */
function pathOf(peer: Peer, answer: Answer): string {
  const turn = peer.turns[answer.sentTurn];
  return turn?.kind === 'sent' ? turn.request.path : '';
}

/** Whether a message of the protocol came, in whatever form. */
const isJsonRpc = ({ messages }: Answer): boolean => messages.some((message) => message?.jsonrpc === '2.0');

/** The path on the same server to which a POST was redirected with its method kept, unless it is the same one. */
function otherPath(answer: Answer, path: string): string | undefined {
  const { status } = answer;
  const location = answer.header('Location');
  // A peer that is not shown where a redirect leads is not shown the redirect either.
  if ((status !== 307 && status !== 308) || typeof location !== 'string') return undefined;
  if (!location.startsWith('/') || location.startsWith('//')) return undefined;
  return trim(location) === trim(path) ? undefined : location;
}

const trim = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '');

function judgeTypes(sent: readonly Sent[]): Saw {
  const wrong = sent
    .map(({ options, answer }) => judgeType(options.method, answer))
    .find((saw) => saw.reason !== 'json-or-events');
  const judged = sent.filter(({ answer }) => isSuccess(answer));
  const last = judged.at(-1)?.answer;
  if (last === undefined) return whyNotServed((sent[0] as Sent).answer, false) ?? { reason: 'not-served' };
  return wrong ?? { reason: 'json-or-events', at: last.spotOfHeader('Content-Type'), values: { count: judged.length } };
}

/** Other statuses may come from something in front of the server, which has its own types. */
const isSuccess = ({ status = 0 }: Answer): boolean => status === 200 || status === 202 || status === 204;

function judgeType(method: string, answer: Answer): Saw {
  const { response } = answer;
  if (response === undefined || !isSuccess(answer)) return { reason: 'json-or-events' };
  const at = answer.spotOfHeader('Content-Type');
  const type = answer.header('Content-Type');
  if (answer.mediaType === 'text/event-stream') return { reason: 'json-or-events' };
  if (response.body === '') return { reason: 'empty', at: answer.spot(), values: { method, status: response.status } };
  if (typeof type !== 'string') return { reason: 'no-type', at: answer.spot(), values: { method } };
  if (answer.mediaType !== 'application/json') return { reason: 'other-type', at, values: { method, type } };
  return { reason: isObject(parseJson(response.body)) ? 'json-or-events' : 'not-one-object', at, values: { method } };
}
