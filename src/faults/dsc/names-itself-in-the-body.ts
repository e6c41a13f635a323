// Breaks MCP-DSC-002.
import { stamp } from '../../server/steps/stamp.ts';
import { fault } from '../fault.ts';

export const namesItselfInTheBody = fault({
  id: 'names-itself-in-the-body',
  does: 'Puts serverInfo beside capabilities, where the handshake had it.',
  definition: 'open',
  breaks: ['MCP-DSC-002'],
  blinds: [],
  steps: () => ({
    stamp: (call, result) => {
      const stamped = stamp(call, result);
      if (call.method.name !== 'server/discover') return stamped;
      return { ...stamped, serverInfo: call.definition.serverInfo, _meta: {} };
    },
  }),
});
