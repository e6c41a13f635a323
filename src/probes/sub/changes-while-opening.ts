// The list of tools changes before and while a subscription is opened: nothing may come ahead of the acknowledgement.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send } from '../shared.ts';
import {
  ACKNOWLEDGED,
  findKinds,
  isResponse,
  LISTENING,
  listenRequest,
  TOOLS_CHANGED,
  whyNotOpened,
} from './listen.ts';

export const changesWhileOpening = probe({
  id: 'changes-while-opening',
  title: 'subscriptions/listen while the list of tools changes',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-SUB-004'],
  reasons: {
    'MCP-SUB-004': {
      ...LISTENING,
      'acknowledged-first': {
        verdict: 'pass',
        message: 'A change came on the subscription, and the acknowledgement ahead of it.',
        note: 'Told after the acknowledgement.',
      },
      'change-first': {
        verdict: 'fail',
        message: '{method} came on the subscription ahead of its acknowledgement.',
        note: 'Not acknowledged yet.',
      },
      'never-acknowledged': {
        verdict: 'blocked',
        blockedBy: 'MCP-SUB-003',
        message: 'The subscription was never acknowledged, so nothing can be ahead of that; see MCP-SUB-003.',
      },
      'no-change': { verdict: 'untestable', message: 'No change of the list of tools came on the subscription.' },
      'no-tool': {
        verdict: 'untestable',
        message: 'No tool is known here that changes the list of tools, or the server does not advertise such changes.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const found = await findKinds(peer, connection);
    if ('doubt' in found) return settle(found.doubt);
    const tools = peer.demo.changesTools;
    if (tools === undefined || !found.kinds.includes('toolsListChanged')) return settle({ reason: 'no-tool' });
    const call = (use: typeof tools.on) => send(peer, connection, { method: 'tools/call', params: { ...use } });
    await call(tools.on);
    const stream = await peer.open(listenRequest('sub-a', 'toolsListChanged'), peer.connect());
    for (const use of [tools.off, tools.on, tools.off]) await call(use);
    await stream.until(({ method }) => method === ACKNOWLEDGED, found.patience / 2);
    await stream.until(({ method }) => method === TOOLS_CHANGED, found.patience / 2);
    const { heard, ended } = stream;
    const answer = await stream.close();
    if (answer.response === undefined && !ended) {
      const waited = (peer.turns[answer.turn]?.at ?? 0) - (peer.turns[answer.sentTurn]?.at ?? 0);
      return settle({ reason: 'no-answer', at: answer.spot(), values: { waited } });
    }
    const refusal = whyNotOpened(answer, ended);
    if (refusal !== undefined) return settle(refusal);
    const first = heard.find(({ message }) => !isResponse(message));
    const change = heard.find(({ message }) => message.method === TOOLS_CHANGED);
    if (!heard.some(({ message }) => message.method === ACKNOWLEDGED)) {
      return settle({ reason: 'never-acknowledged', at: answer.spot() });
    }
    if (first !== undefined && first.message.method !== ACKNOWLEDGED) {
      const values = { method: String(first.message.method) };
      return settle({ reason: 'change-first', at: answer.spotOf(first.index, '/method'), values });
    }
    if (change === undefined) return settle({ reason: 'no-change', at: answer.spot() });
    return settle({ reason: 'acknowledged-first', at: answer.spotOf(change.index, '/method') });
  },
});

const settle = (saw: Saw) => ({ 'MCP-SUB-004': saw });
