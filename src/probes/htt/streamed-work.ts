// A call that answers with a stream: its headers, and what follows the response.
import type { Answer, Peer } from '../../client/peer.ts';
import { createRequest } from '../../client/request.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { forAll, SHARED, whyHidden, whyNotServed } from '../shared.ts';
import { createWork, isStream } from './work.ts';

const LIMIT = 2000;
const HEADER = 'X-Accel-Buffering';

export const streamedWork = probe({
  id: 'streamed-work',
  title: 'A call that reports progress, listened to for a while after its response',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-HTT-016', 'MCP-HTT-017'],
  reasons: {
    'MCP-HTT-016': {
      ...SHARED,
      ends: {
        verdict: 'pass',
        message: 'The stream ended with the response.',
        note: 'Nothing follows: the stream is over.',
      },
      'stays-open': {
        verdict: 'fail',
        message: 'The stream was still open {limit} ms after the response, a limit of Wireproof.',
        note: 'The response is here; the stream goes on.',
      },
      'goes-on': {
        verdict: 'fail',
        message: 'A further message followed the response on its stream: {method}.',
        note: 'Sent after the response.',
      },
      'no-work': { verdict: 'untestable', message: 'No tool is known here that answers with a stream.' },
      'no-stream': { verdict: 'untestable', message: 'The call was answered as JSON, so there is no stream to end.' },
    },
    'MCP-HTT-017': {
      ...SHARED,
      'asks-for-none': {
        verdict: 'pass',
        message: 'The event stream came with X-Accel-Buffering: no.',
        note: 'A proxy in front passes each event on at once.',
      },
      'header-missing': {
        verdict: 'fail',
        message: 'The event stream came without the header X-Accel-Buffering: no.',
        note: 'A proxy may collect these events before it passes them on.',
      },
      'other-value': {
        verdict: 'fail',
        message: 'The event stream came with X-Accel-Buffering: {value}; expected no.',
        note: 'Only no switches buffering off.',
      },
      'behind-proxy': {
        verdict: 'untestable',
        message:
          'The header is not there, but the response came through a proxy ({sign}), which may have taken it out. Ask the server directly.',
      },
      'no-work': { verdict: 'untestable', message: 'No tool is known here that answers with a stream.' },
      'no-stream': {
        verdict: 'untestable',
        message: 'Neither the call nor subscriptions/listen was answered with an event stream.',
      },
    },
  },
  async run(peer) {
    const work = createWork(peer, 'streamed', 2, 20);
    if (work === undefined) return forAll(this.settles, { reason: 'no-work' });
    const stream = await peer.open(work, peer.connect());
    const response = await stream.until((message) => 'result' in message || 'error' in message, LIMIT);
    if (response !== undefined) await stream.until(() => false, LIMIT);
    const { ended } = stream;
    const answer = await stream.close();
    const doubt = whyNotServed(answer, false);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    return {
      'MCP-HTT-016': judgeEnd(answer, ended),
      'MCP-HTT-017': judgeHeader(isStream(answer) ? answer : await listen(peer)),
    };
  },
});

function judgeEnd(answer: Answer, ended: boolean): Saw {
  if (!isStream(answer)) return { reason: 'no-stream', at: answer.spotOfHeader('Content-Type') };
  const last = answer.messages.length - 1;
  const own = answer.messages.indexOf(answer.message);
  if (last > own) {
    const method = String(answer.messages[own + 1]?.method ?? 'a message without method');
    return { reason: 'goes-on', at: answer.spotOf(own + 1), values: { method } };
  }
  return { reason: ended ? 'ends' : 'stays-open', at: answer.spotOf(own, '/result'), values: { limit: LIMIT } };
}

async function listen(peer: Peer): Promise<Answer> {
  const request = createRequest({
    id: peer.nextId(),
    method: 'subscriptions/listen',
    params: { notifications: { toolsListChanged: true } },
  });
  const stream = await peer.open(request, peer.connect());
  await stream.until(() => true, LIMIT);
  return stream.close();
}

function judgeHeader(answer: Answer): Saw {
  if (!isStream(answer)) return { reason: 'no-stream', at: answer.spot() };
  const hidden = whyHidden(answer, HEADER);
  if (hidden !== undefined) return hidden;
  const value = textOf(answer, HEADER);
  const at = answer.spotOfHeader(value === undefined ? 'Content-Type' : HEADER);
  if (value?.toLowerCase() === 'no') return { reason: 'asks-for-none', at };
  if (value !== undefined) return { reason: 'other-value', at, values: { value } };
  const sign = findProxy(answer);
  return { reason: sign === undefined ? 'header-missing' : 'behind-proxy', at, values: { sign: sign ?? '' } };
}

/** Headers that what stands in front of a server adds, and the names of proxies in Server; a guess, which costs a verdict only. */
const ADDED = [
  'Via',
  'CF-Ray',
  'X-Amz-Cf-Id',
  'X-Azure-Ref',
  'X-Cache',
  'X-Served-By',
  'X-Envoy-Upstream-Service-Time',
];
const PROXIES = /nginx|openresty|tengine|angie|apisix|kong|cloudflare|envoy/i;

function findProxy(answer: Answer): string | undefined {
  const server = textOf(answer, 'Server');
  if (server !== undefined && PROXIES.test(server)) return `Server: ${server}`;
  const name = ADDED.find((one) => textOf(answer, one) !== undefined);
  return name && `${name}: ${textOf(answer, name)}`;
}

const textOf = (answer: Answer, name: string): string | undefined => {
  const value = answer.header(name);
  return typeof value === 'string' ? value : undefined;
};
