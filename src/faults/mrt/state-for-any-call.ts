// Breaks MCP-MRT-011: a state that was issued for one call serves every other.
import { subjectOf } from '../../server/request-state.ts';
import { fault } from '../fault.ts';

export const stateForAnyCall = fault({
  id: 'state-for-any-call',
  does: 'Checks seal, owner and expiry of a state, but not which call it was issued for.',
  definition: 'full',
  breaks: ['MCP-MRT-011'],
  blinds: [],
  define: (definition) => ({
    ...definition,
    stateSteps: {
      findMisuse: (call, sealed) => {
        if (sealed.subject !== subjectOf(call)) return Promise.resolve('was given to somebody else');
        if (sealed.expiresAt <= call.environment.now()) return Promise.resolve('has expired: begin again without it');
        return Promise.resolve(undefined);
      },
    },
  }),
});
