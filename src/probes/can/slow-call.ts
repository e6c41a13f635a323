// A call that takes a second, and two that fail: none of them is a subscription that could be cancelled.
import { createRequest } from '../../client/request.ts';
import { isObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

export const slowCall = probe({
  id: 'slow-call',
  title: 'A call that takes a second, and two requests that fail',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-CAN-003'],
  reasons: {
    'MCP-CAN-003': {
      ...SHARED,
      ...BLOCKED,
      'none-sent': {
        verdict: 'pass',
        message: 'No notifications/cancelled came with a call of {ms} ms, nor with two requests that fail.',
        note: 'Answered, and not cancelled by the server.',
      },
      'call-cancelled': {
        verdict: 'fail',
        message: 'The server sent notifications/cancelled for the id {id}, which is no subscription.',
        note: 'The server may cancel a subscription and nothing else.',
      },
      'no-tool': { verdict: 'untestable', message: 'No tool is known here that can be told to take a while.' },
    },
  },
  async run(peer) {
    const tool = peer.demo.worksInSteps;
    if (tool === undefined) return settle({ reason: 'no-tool' });
    const connection = peer.connect();
    const discover = await send(peer, connection, { method: 'server/discover' });
    const doubt = whyNotServed(discover);
    if (doubt !== undefined) return settle(doubt);
    const slow = { name: tool.name, arguments: { [tool.task]: 'c-1', [tool.steps]: 20, [tool.pause]: 50 } };
    const request = createRequest({ id: peer.nextId(), method: 'tools/call', params: slow });
    const stream = await peer.open(request, connection);
    await stream.until((message) => 'result' in message || 'error' in message, 2000);
    await peer.quiet(0);
    const calls = [
      await stream.close(),
      await send(peer, connection, { method: 'tools/call', params: { name: 'no-such-tool', arguments: {} } }),
      await send(peer, connection, { method: 'no/such-method' }),
    ];
    for (const answer of calls) {
      const index = answer.messages.findIndex((message) => message?.method === 'notifications/cancelled');
      if (index < 0) continue;
      const params = answer.messages[index]?.params;
      const id = JSON.stringify(isObject(params) ? (params.requestId ?? null) : null);
      const at = answer.spotOf(index, isObject(params) && 'requestId' in params ? '/params/requestId' : '/method');
      return settle({ reason: 'call-cancelled', at, values: { id } });
    }
    const first = calls[0];
    const trouble = first && whyNotServed(first, false);
    return settle(
      trouble ?? { reason: 'none-sent', ...(first && { at: first.spot('/result') }), values: { ms: 1000 } },
    );
  },
});

const settle = (saw: Saw) => ({ 'MCP-CAN-003': saw });
