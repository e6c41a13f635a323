// Breaks MCP-CAN-012: over stdio the work does not hear of its cancellation.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const worksOnAfterACancellation = fault({
  id: 'works-on-after-a-cancellation',
  does: 'Marks a cancelled request and sends nothing for it, but does not tell its tool.',
  definition: 'full',
  breaks: ['MCP-CAN-012'],
  blinds: [],
  steps: () => ({
    handler: (call) => {
      if (call.request !== undefined) return handler(call);
      return handler({ ...call, signal: new AbortController().signal });
    },
  }),
});
