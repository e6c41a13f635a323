// Breaks MCP-MRT-010: the time of expiry is in the state, and nobody looks at it.
import { digestRequest, subjectOf } from '../../server/request-state.ts';
import { fault } from '../fault.ts';

export const stateForEver = fault({
  id: 'state-for-ever',
  does: 'Writes a time of expiry into the state and never compares it with the clock.',
  definition: 'full',
  breaks: ['MCP-MRT-010'],
  blinds: [],
  define: (definition) => ({
    ...definition,
    stateSteps: {
      findMisuse: async (call, sealed) => {
        if (sealed.subject !== subjectOf(call)) return 'was given to somebody else';
        if (sealed.request !== (await digestRequest(call))) return 'belongs to another request';
        return undefined;
      },
    },
  }),
});
