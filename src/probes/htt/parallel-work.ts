// One tool called twice at the same time, each call with its own progress token, while a list changes.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';
import { createWork, tokenOf } from './work.ts';

const [FIRST, SECOND] = ['work-one', 'work-two'] as const;

export const parallelWork = probe({
  id: 'parallel-work',
  title: 'Two calls at once, each with its own progress token, while the list of tools changes',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-HTT-014'],
  reasons: {
    'MCP-HTT-014': {
      ...SHARED,
      'own-alone': {
        verdict: 'pass',
        message: 'Each of two streams at once carried notifications of its own request alone.',
        note: 'The token of this very request.',
      },
      'foreign-progress': {
        verdict: 'fail',
        message: 'The stream of the call with progress token {own} carried progress for {token}, another call.',
        note: 'Another call’s token: this belongs on that call’s stream.',
      },
      'change-on-call': {
        verdict: 'fail',
        message: 'The stream of a tool call carried {method}, which belongs on the stream of a subscription.',
        note: 'A change of a list has nothing to do with this call.',
      },
      'no-work': { verdict: 'untestable', message: 'No tool is known here that reports progress.' },
      'no-stream': {
        verdict: 'untestable',
        message: 'One of the two calls was answered without progress, so there are no two streams to compare.',
      },
    },
  },
  async run(peer) {
    const requests = [createWork(peer, FIRST, 3, 20), createWork(peer, SECOND, 3, 20)];
    const [one, two] = requests;
    if (one === undefined || two === undefined) return settle({ reason: 'no-work' });
    const [first, second] = await Promise.all([
      peer.send(one, peer.connect()),
      peer.send(two, peer.connect()),
      switchTools(),
    ]);
    const doubt = whyNotServed(first, false) ?? whyNotServed(second, false);
    if (doubt !== undefined) return settle(doubt);
    return settle(judge(first, FIRST) ?? judge(second, SECOND) ?? judgeRest(first, second));

    async function switchTools(): Promise<void> {
      const calls = peer.demo.changesTools;
      await peer.quiet(30);
      if (calls === undefined) return;
      const connection = peer.connect();
      await send(peer, connection, { method: 'tools/call', params: { ...calls.on } });
      await send(peer, connection, { method: 'tools/call', params: { ...calls.off } });
    }
  },
});

const settle = (saw: Saw) => ({ 'MCP-HTT-014': saw });

/** Log messages carry nothing that ties them to a request, and an updated resource may be this call's doing: both are left aside. */
const CHANGE = /^notifications\/(tools|prompts|resources)\/list_changed$/;

function judge(answer: Answer, own: string): Saw | undefined {
  for (const [index, message] of answer.messages.entries()) {
    const token = message && tokenOf(message);
    if (token !== undefined && token !== own && (token === FIRST || token === SECOND))
      return { reason: 'foreign-progress', at: answer.spotOf(index, '/params/progressToken'), values: { own, token } };
    const method = String(message?.method);
    if (CHANGE.test(method))
      return { reason: 'change-on-call', at: answer.spotOf(index, '/method'), values: { method } };
  }
  return undefined;
}

function judgeRest(first: Answer, second: Answer): Saw {
  const find = ({ messages }: Answer, token: string): number =>
    messages.findIndex((message) => message !== undefined && tokenOf(message) === token);
  const index = find(first, FIRST);
  const silent = index < 0 ? first : find(second, SECOND) < 0 ? second : undefined;
  if (silent !== undefined) return { reason: 'no-stream', at: silent.spot() };
  return { reason: 'own-alone', at: first.spotOf(index, '/params/progressToken') };
}
