// Breaks MCP-MRT-009: nobody asks whose state it is.
import { digestRequest } from '../../server/request-state.ts';
import { fault } from '../fault.ts';

export const stateForAnybody = fault({
  id: 'state-for-anybody',
  does: 'Checks seal, request and expiry of a state, but not who brings it.',
  definition: 'protected',
  breaks: ['MCP-MRT-009'],
  blinds: [],
  define: (definition) => ({
    ...definition,
    stateSteps: {
      findMisuse: async (call, sealed) => {
        if (sealed.request !== (await digestRequest(call))) return 'belongs to another request';
        if (sealed.expiresAt <= call.environment.now()) return 'has expired: begin again without it';
        return undefined;
      },
    },
  }),
});
