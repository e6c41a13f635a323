// Breaks MCP-RPC-001: a capability without the pattern that carries it.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { route } from '../../server/steps/route.ts';
import { fault } from '../fault.ts';

export const advertisesWithoutListen = fault({
  id: 'advertises-without-listen',
  does: 'Still declares that lists change, and has no method with which to hear of it.',
  definition: 'full',
  breaks: ['MCP-RPC-001'],
  blinds: ['MCP-CAN-002', 'MCP-HTT-020', 'MCP-SUB-001', 'MCP-SUB-002', 'MCP-SUB-003', 'MCP-SUB-004', 'MCP-SUB-007'],
  steps: () => ({
    route: (call) => {
      const { id, method } = call.message;
      if (method === 'subscriptions/listen') return refuse(404, id, METHOD_NOT_FOUND, `Method not found: ${method}`);
      return route(call);
    },
  }),
});
