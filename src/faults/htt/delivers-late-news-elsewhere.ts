// Breaks MCP-HTT-020.
import { isObject } from '../../protocol/json.ts';
import { handler } from '../../server/steps/handler.ts';
import type { Routed } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const deliversLateNewsElsewhere = fault({
  id: 'delivers-late-news-elsewhere',
  does: 'Says on an open subscription how a call ended whose own stream is gone, so that nothing is lost.',
  definition: 'full',
  breaks: ['MCP-HTT-020'],
  blinds: [],
  steps: () => {
    const streams = new Set<Routed['notify']>();
    return {
      handler: async (call) => {
        if (call.request === undefined) return handler(call);
        if (call.method.name === 'subscriptions/listen') {
          streams.add(call.notify);
          return handler(call).finally(() => streams.delete(call.notify));
        }
        call.signal.addEventListener('abort', () => streams.forEach((tell) => tell(lastWord(call))));
        return handler(call);
      },
    };
  },
});

function lastWord({ message }: Routed): Parameters<Routed['notify']>[0] {
  const meta = message.params?._meta;
  const progressToken = (isObject(meta) && meta.progressToken) || 'none';
  return {
    jsonrpc: '2.0',
    method: 'notifications/progress',
    params: { progressToken, progress: 100, message: 'Stopped: the client left' },
  };
}
