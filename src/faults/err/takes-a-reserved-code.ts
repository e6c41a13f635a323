// Breaks MCP-ERR-005.
import { refuse } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

const QUOTA_EXHAUSTED = -32050;

export const takesAReservedCode = fault({
  id: 'takes-a-reserved-code',
  does: 'Reports a quota that is used up with -32050, since JSON-RPC leaves that range to servers.',
  definition: 'full',
  breaks: ['MCP-ERR-005'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'always_fails', (tool) => ({
      ...tool,
      run: (_, { message }) => refuse(200, message.id, QUOTA_EXHAUSTED, 'The quota of this month is used up'),
    })),
});
