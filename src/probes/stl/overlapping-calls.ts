// Two slow calls in flight at the same time, on two connections.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

const TEXTS = ['alpha', 'beta'] as const;

export const overlappingCalls = probe({
  id: 'overlapping-calls',
  title: 'Two calls in flight at once, each with its own argument',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-STL-009'],
  reasons: {
    'MCP-STL-009': {
      ...SHARED,
      ...BLOCKED,
      'kept-apart': {
        verdict: 'pass',
        message: 'Two calls that overlapped were each answered with their own argument.',
        note: 'Its own argument, though the other call was running.',
      },
      'mixed-up': {
        verdict: 'fail',
        message: 'Two calls overlapped, and one was answered with the argument of the other.',
        note: 'This call said “{own}”. The text is the other call’s.',
      },
      'no-echo': {
        verdict: 'untestable',
        message: 'No tool is known here whose answer shows its argument, so a mix-up cannot show.',
      },
      'no-overlap': {
        verdict: 'untestable',
        message: 'The server answered neither call with an argument, so a mix-up cannot be told.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.echoesSlowly;
    if (tool === undefined) return settle({ reason: 'no-echo' });
    const call = (text: string) =>
      send(peer, peer.connect(), { method: 'tools/call', params: { name: tool.name, arguments: { text } } });
    const [alpha, beta] = await Promise.all([call('alpha'), call('beta')]);
    const doubt = whyNotServed(alpha) ?? whyNotServed(beta);
    if (doubt !== undefined) return settle(doubt);
    const mixed = foreign(alpha, 'alpha')
      ? { answer: alpha, own: 'alpha' }
      : foreign(beta, 'beta')
        ? { answer: beta, own: 'beta' }
        : undefined;
    if (mixed)
      return settle({
        reason: 'mixed-up',
        at: mixed.answer.spot('/result/content/0/text'),
        values: { own: mixed.own },
      });
    const reason = shows(alpha, 'alpha') && shows(beta, 'beta') ? 'kept-apart' : 'no-overlap';
    return settle({ reason, at: alpha.spot('/result/content/0/text') });
  },
});

const settle = (saw: Saw) => ({ 'MCP-STL-009': saw });
const shows = (answer: Answer, text: string): boolean => JSON.stringify(answer.result?.content ?? '').includes(text);
const foreign = (answer: Answer, own: string): boolean =>
  !shows(answer, own) && TEXTS.some((text) => text !== own && shows(answer, text));
