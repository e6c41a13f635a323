// Breaks MCP-HDR-036.
import { METHOD_HEADER } from '../../protocol/headers.ts';
import { compareWith, wantHeader } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const goesByTheBody = fault({
  id: 'goes-by-the-body',
  does: 'Wants Mcp-Method to be there, and then goes by the method in the body.',
  definition: 'open',
  breaks: ['MCP-HDR-036'],
  blinds: [],
  steps: () => compareWith({ method: (call) => wantHeader(call, METHOD_HEADER) }),
});
