// Breaks MCP-MRT-008: a state that fails its check is dropped, and the call is not.
import { digestRequest, STATE_LIFETIME, subjectOf, unseal } from '../../server/request-state.ts';
import type { Described } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const goesOnWithoutTheState = fault({
  id: 'goes-on-without-the-state',
  does: 'Puts an empty state in place of one that fails verification, and goes on with the answers that came along.',
  definition: 'full',
  breaks: ['MCP-MRT-008'],
  blinds: [],
  define: (definition) => ({
    ...definition,
    stateSteps: {
      unseal: async (call, text) => (await unseal(call, text)) ?? emptyState(call),
    },
  }),
});

const emptyState = async (call: Described) => ({
  state: {},
  subject: subjectOf(call),
  request: await digestRequest(call),
  expiresAt: call.environment.now() + STATE_LIFETIME,
});
