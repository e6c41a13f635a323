// Breaks MCP-SUB-003: the open stream is acknowledgement enough.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const acknowledgesNothing = fault({
  id: 'acknowledges-nothing',
  does: 'Opens the subscription and stays silent until the first change.',
  definition: 'full',
  breaks: ['MCP-SUB-003'],
  blinds: ['MCP-HTT-020', 'MCP-RPC-001', 'MCP-SUB-004'],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: (told) => {
          if (told.method !== 'notifications/subscriptions/acknowledged') call.notify(told);
        },
      }),
  }),
});
