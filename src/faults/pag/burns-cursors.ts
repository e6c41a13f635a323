// Breaks MCP-PAG-002.
import { invalidParams } from '../../server/invalid-params.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const burnsCursors = fault({
  id: 'burns-cursors',
  does: 'Deletes each cursor when it is used, to keep its table of cursors small.',
  definition: 'paged',
  breaks: ['MCP-PAG-002'],
  blinds: [],
  steps: () => {
    const used = new Set<string>();
    return {
      handler: (call) => {
        const { cursor } = call.message.params ?? {};
        if (typeof cursor !== 'string') return handler(call);
        if (used.has(cursor)) return Promise.resolve(invalidParams(call, 'Invalid params: cursor is unknown'));
        used.add(cursor);
        return handler(call);
      },
    };
  },
});
