// Breaks MCP-RPC-014: 0 is false.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { isRefusal } from '../../server/steps.ts';
import { route } from '../../server/steps/route.ts';
import { fault } from '../fault.ts';

export const losesTheIdZero = fault({
  id: 'loses-the-id-zero',
  does: 'Leaves the id out of an error unless it counts as true, which 0 does not.',
  definition: 'open',
  breaks: ['MCP-RPC-014'],
  blinds: [],
  steps: () => ({
    route: (call) => {
      const method = route(call);
      if (!isRefusal(method)) return method;
      return refuse(404, call.message.id || undefined, METHOD_NOT_FOUND, `Method not found: ${call.message.method}`);
    },
  }),
});
