// Breaks MCP-SUB-001: only the acknowledgement says which subscription it belongs to.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const sendsChangesUntagged = fault({
  id: 'sends-changes-untagged',
  does: 'Sends changes without the id of their subscription, since each stream has one anyway.',
  definition: 'full',
  breaks: ['MCP-SUB-001'],
  blinds: [],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: ({ jsonrpc, method, params }) => {
          if (!method.endsWith('/list_changed')) return call.notify({ jsonrpc, method, ...(params && { params }) });
          call.notify({ jsonrpc, method });
        },
      }),
  }),
});
