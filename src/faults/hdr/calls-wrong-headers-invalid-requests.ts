// Breaks MCP-HDR-038.
import { INVALID_REQUEST } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { headers } from '../../server/steps/headers.ts';
import { fault } from '../fault.ts';

export const callsWrongHeadersInvalidRequests = fault({
  id: 'calls-wrong-headers-invalid-requests',
  does: 'Has one error for every request it does not like, -32600, and uses it for wrong headers too.',
  definition: 'open',
  breaks: ['MCP-HDR-038'],
  blinds: ['MCP-HDR-004', 'MCP-HDR-005'],
  steps: () => ({
    headers: (call) => headers(call) && refuse(400, call.message.id, INVALID_REQUEST, 'Invalid request: wrong headers'),
  }),
});
