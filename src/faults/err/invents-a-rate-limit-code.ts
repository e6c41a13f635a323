// Breaks MCP-ERR-002, and with it MCP-ERR-003.
import { refuse } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

const RATE_LIMITED = -32010;

export const inventsARateLimitCode = fault({
  id: 'invents-a-rate-limit-code',
  does: 'Takes the next free number after -32009 for its own rate limit.',
  definition: 'full',
  breaks: ['MCP-ERR-002', 'MCP-ERR-003'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'always_fails', (tool) => ({
      ...tool,
      run: (_, { message }) => refuse(200, message.id, RATE_LIMITED, 'Too many calls, wait a minute'),
    })),
});
