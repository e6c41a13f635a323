// Breaks MCP-HTT-018 and MCP-CAN-004, which are one and the same on the wire.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const runsOnAfterTheClientLeft = fault({
  id: 'runs-on-after-the-client-left',
  does: 'Starts the work of an HTTP request without a way to stop it: whoever leaves has only lost the answer.',
  definition: 'full',
  breaks: ['MCP-HTT-018', 'MCP-CAN-004'],
  blinds: ['MCP-HTT-019'],
  steps: () => ({
    handler: (call) => {
      const signal = call.request === undefined ? call.signal : new AbortController().signal;
      return handler({ ...call, signal });
    },
  }),
});
