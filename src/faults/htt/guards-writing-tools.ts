// Breaks MCP-HTT-005.
import { findHeader, NAME_HEADER } from '../../protocol/headers.ts';
import { createProtected } from '../../server/definitions/protected.ts';
import { authorization } from '../../server/steps/authorization.ts';
import { fault } from '../fault.ts';

const WRITING: readonly string[] = ['create_basket', 'add_item'];

export const guardsWritingTools = fault({
  id: 'guards-writing-tools',
  does: 'Asks for a token where a tool changes something; whoever only reads does no harm.',
  definition: 'open',
  breaks: ['MCP-HTT-005'],
  blinds: ['MCP-STL-010', 'MCP-STL-012'],
  define: (open, environment) => ({ ...createProtected(environment), ...open }),
  steps: () => ({
    authorization: (call) => {
      const tool = findHeader(call.request.headers, NAME_HEADER);
      return tool !== undefined && WRITING.includes(tool) ? authorization(call) : Promise.resolve({});
    },
  }),
});
