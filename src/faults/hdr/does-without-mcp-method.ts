// Breaks MCP-HDR-039.
import { METHOD_HEADER } from '../../protocol/headers.ts';
import { compareIfThere, compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const doesWithoutMcpMethod = fault({
  id: 'does-without-mcp-method',
  does: 'Compares Mcp-Method with the body where the header is given, and does without it otherwise.',
  definition: 'open',
  breaks: ['MCP-HDR-039'],
  blinds: [],
  steps: () => compareWith({ method: (call) => compareIfThere(call, METHOD_HEADER, call.message.method) }),
});
