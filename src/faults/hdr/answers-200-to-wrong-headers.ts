// Breaks MCP-HDR-038.
import { headers } from '../../server/steps/headers.ts';
import { fault } from '../fault.ts';

export const answers200ToWrongHeaders = fault({
  id: 'answers-200-to-wrong-headers',
  does: 'Puts the error of wrong headers into a body with status 200, as JSON-RPC over other transports has it.',
  definition: 'open',
  breaks: ['MCP-HDR-038'],
  blinds: ['MCP-HDR-004', 'MCP-HDR-005'],
  steps: () => ({
    headers: (call) => {
      const refusal = headers(call);
      return refusal && { refused: { ...refusal.refused, status: 200 } };
    },
  }),
});
