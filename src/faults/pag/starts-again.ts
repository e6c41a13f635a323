// Breaks MCP-PAG-007.
import { handler } from '../../server/steps/handler.ts';
import { isRefusal } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const startsAgain = fault({
  id: 'starts-again',
  does: 'Begins with the first page again when it cannot read a cursor.',
  definition: 'paged',
  breaks: ['MCP-PAG-007'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      const page = await handler(call);
      const { cursor, ...rest } = call.message.params ?? {};
      if (typeof cursor !== 'string' || !isRefusal(page)) return page;
      return handler({ ...call, message: { ...call.message, params: rest } });
    },
  }),
});
