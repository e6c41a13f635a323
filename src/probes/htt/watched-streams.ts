// Two calls that have reason to stream: one needs the user, one reports progress. Does a request come along?
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';
import { createWork, isStream } from './work.ts';

export const watchedStreams = probe({
  id: 'watched-streams',
  title: 'A call that has to ask the user, and one that reports progress',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-HTT-015'],
  reasons: {
    'MCP-HTT-015': {
      ...SHARED,
      'no-request': {
        verdict: 'pass',
        message: 'No JSON-RPC request stood among the {count} messages of the response streams.',
        note: 'A notification or a response, as it should be.',
      },
      'no-stream': {
        verdict: 'pass',
        message: 'The answers came as single JSON objects, which leaves no stream for a request.',
        note: 'One message: the response.',
      },
      'request-on-stream': {
        verdict: 'fail',
        message: 'The response stream of {tool} carried a JSON-RPC request of the server: {method} with id {id}.',
        note: 'It has a method and an id: a request, and nowhere to answer it.',
      },
      'no-tool': {
        verdict: 'untestable',
        message: 'No tool is known here that asks the user or reports progress, so no stream can be looked at.',
      },
    },
  },
  async run(peer) {
    const { elicits, worksInSteps } = peer.demo;
    const connection = peer.connect();
    const watched: { tool: string; answer: Answer }[] = [];
    if (elicits !== undefined) {
      const options = { method: 'tools/call', params: { ...elicits }, capabilities: { elicitation: {} } };
      watched.push({ tool: elicits.name, answer: await send(peer, connection, options) });
    }
    const work = createWork(peer, 'watched', 2, 20);
    if (work && worksInSteps) watched.push({ tool: worksInSteps.name, answer: await peer.send(work, connection) });
    return { 'MCP-HTT-015': judge(watched) };
  },
});

function judge(watched: readonly { tool: string; answer: Answer }[]): Saw {
  for (const { tool, answer } of watched) {
    for (const [index, message] of answer.messages.entries()) {
      const { id, method } = message ?? {};
      // A notification with an id is another mistake, with a rule of its own.
      if (id === undefined || typeof method !== 'string' || method.startsWith('notifications/')) continue;
      const values = { tool, method, id: JSON.stringify(id) };
      return { reason: 'request-on-stream', at: answer.spotOf(index, '/method'), values };
    }
  }
  const [first] = watched;
  if (first === undefined) return { reason: 'no-tool' };
  const served = watched.map(({ answer }) => answer).filter((answer) => answer.result !== undefined);
  const [one] = served;
  if (one === undefined) return whyNotServed(first.answer, false) ?? { reason: 'no-tool' };
  const streamed = served.filter(isStream);
  const [stream] = streamed;
  if (stream === undefined) return { reason: 'no-stream', at: one.spotOfHeader('Content-Type') };
  const count = streamed.flatMap(({ messages }) => messages).length;
  return { reason: 'no-request', at: stream.spotOf(0, '/method'), values: { count } };
}
