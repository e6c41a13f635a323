// Breaks MCP-RPC-007, as far as silence can.
import { isRefusal } from '../../server/steps.ts';
import { parse } from '../../server/steps/parse.ts';
import { fault } from '../fault.ts';

export const takesIdZeroForNone = fault({
  id: 'takes-id-zero-for-none',
  does: 'Asks whether a message has an id by its truth value, so that a request with the id 0 is a notification.',
  definition: 'open',
  breaks: ['MCP-RPC-007'],
  blinds: [],
  steps: () => ({
    parse: (call) => {
      const parsed = parse(call);
      if (isRefusal(parsed) || 'notification' in parsed) return parsed;
      const { message } = parsed;
      if (!message.id) return { notification: { jsonrpc: '2.0', method: message.method } };
      return { message };
    },
  }),
});
