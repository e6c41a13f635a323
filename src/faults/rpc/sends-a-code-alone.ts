// Breaks MCP-RPC-015.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { isRefusal } from '../../server/steps.ts';
import { route } from '../../server/steps/route.ts';
import { fault } from '../fault.ts';

export const sendsACodeAlone = fault({
  id: 'sends-a-code-alone',
  does: 'Leaves the message out of an error whose code says it all.',
  definition: 'open',
  breaks: ['MCP-RPC-015'],
  blinds: [],
  steps: () => ({
    route: (call) => {
      const method = route(call);
      if (!isRefusal(method)) return method;
      const error = { code: METHOD_NOT_FOUND };
      const body = JSON.stringify({ jsonrpc: '2.0', id: call.message.id, error });
      return { refused: { ...method.refused, body } };
    },
  }),
});
