// Breaks MCP-ERR-006.
import { HEADER_MISMATCH } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { headers } from '../../server/steps/headers.ts';
import { fault } from '../fault.ts';

export const takesAnUnknownToolForAMismatch = fault({
  id: 'takes-an-unknown-tool-for-a-mismatch',
  does: 'Looks the tool up while it checks the headers, and calls a name that it does not know a mismatch.',
  definition: 'full',
  breaks: ['MCP-ERR-006'],
  blinds: [],
  steps: () => ({
    headers: (call) => {
      const { message, definition } = call;
      const name = message.params?.name;
      if (message.method !== 'tools/call' || typeof name !== 'string') return headers(call);
      if (definition.tools.some((tool) => tool.name === name)) return headers(call);
      return refuse(400, message.id, HEADER_MISMATCH, `Mcp-Name matches no tool: ${name}`);
    },
  }),
});
