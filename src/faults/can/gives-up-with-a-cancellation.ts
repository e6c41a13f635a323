// Breaks MCP-CAN-003: the server cancels a request of the client.
import { INTERNAL_ERROR } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

/** Milliseconds that a call may take here. */
const LIMIT = 800;

export const givesUpWithACancellation = fault({
  id: 'gives-up-with-a-cancellation',
  does: 'Sends notifications/cancelled for a call that takes too long, and an error after it.',
  definition: 'full',
  breaks: ['MCP-CAN-003'],
  blinds: [],
  steps: () => ({
    handler: (call) => {
      if (call.method.name !== 'tools/call') return handler(call);
      const { id } = call.message;
      const timer = new AbortController();
      const giveUp = async () => {
        await call.environment.wait(LIMIT, timer.signal);
        const params = { requestId: id, reason: 'Timeout' };
        call.notify({ jsonrpc: '2.0', method: 'notifications/cancelled', params });
        return refuse(200, id, INTERNAL_ERROR, 'The call took too long');
      };
      return Promise.race([handler(call).finally(() => timer.abort()), giveUp()]);
    },
  }),
});
