// Breaks MCP-MET-011: a missing capability is reported under the code for bad parameters.
import { INVALID_PARAMS } from '../../protocol/error-codes.ts';
import { capability } from '../../server/steps/capability.ts';
import { fault } from '../fault.ts';
import { refuseWith } from './refuse-with.ts';

export const callsAMissingCapabilityABadParameter = fault({
  id: 'calls-a-missing-capability-a-bad-parameter',
  does: 'Answers -32602 where a capability is missing, since capabilities stand in the parameters.',
  definition: 'open',
  breaks: ['MCP-MET-011'],
  blinds: ['MCP-MET-012'],
  steps: () => ({
    capability: (call, needed) =>
      refuseWith(capability(call, needed), { error: (error) => ({ ...error, code: INVALID_PARAMS }) }),
  }),
});
