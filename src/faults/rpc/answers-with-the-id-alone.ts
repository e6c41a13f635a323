// Breaks MCP-RPC-008. JSON.stringify drops what is undefined.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const answersWithTheIdAlone = fault({
  id: 'answers-with-the-id-alone',
  does: 'Lets a tool return nothing and writes that into the response, where JSON leaves the member out.',
  definition: 'open',
  breaks: ['MCP-RPC-008'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      if (call.message.params?.name !== 'echo') return handler(call);
      const result = undefined;
      const body = JSON.stringify({ jsonrpc: '2.0', id: call.message.id, result });
      return { refused: { status: 200, headers: [['Content-Type', 'application/json']], body } };
    },
  }),
});
