// Breaks MCP-HTT-014.
import { handler } from '../../server/steps/handler.ts';
import type { Routed } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const broadcastsProgress = fault({
  id: 'broadcasts-progress',
  does: 'Writes what a call has to tell to the streams of all calls that run; each client picks out its own.',
  definition: 'full',
  breaks: ['MCP-HTT-014'],
  blinds: [],
  steps: () => {
    const streams = new Set<Routed['notify']>();
    return {
      handler: async (call) => {
        if (call.method.name !== 'tools/call') return handler(call);
        streams.add(call.notify);
        const notify: Routed['notify'] = (notification) => streams.forEach((tell) => tell(notification));
        try {
          return await handler({ ...call, notify });
        } finally {
          streams.delete(call.notify);
        }
      },
    };
  },
});
