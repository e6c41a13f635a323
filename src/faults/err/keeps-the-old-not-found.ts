// Breaks MCP-ERR-007.
import { refuse } from '../../server/answer.ts';
import { isRefusal } from '../../server/steps.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

const RESOURCE_NOT_FOUND = -32002;

export const keepsTheOldNotFound = fault({
  id: 'keeps-the-old-not-found',
  does: 'Answers for a resource that does not exist as it did in earlier revisions.',
  definition: 'full',
  breaks: ['MCP-ERR-007'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      const result = await handler(call);
      const uri = call.message.params?.uri;
      if (call.method.name !== 'resources/read' || typeof uri !== 'string' || !isRefusal(result)) return result;
      return refuse(200, call.message.id, RESOURCE_NOT_FOUND, 'Resource not found', { uri });
    },
  }),
});
