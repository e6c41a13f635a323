// Breaks MCP-PAG-002.
import type { Connection } from '../../protocol/message.ts';
import { isObject } from '../../protocol/json.ts';
import { invalidParams } from '../../server/invalid-params.ts';
import { handler } from '../../server/steps/handler.ts';
import { isRefusal } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const keepsCursorsOnTheConnection = fault({
  id: 'keeps-cursors-on-the-connection',
  does: 'Remembers on the connection which cursors it gave out, and knows none on another.',
  definition: 'paged',
  breaks: ['MCP-PAG-002'],
  blinds: [],
  steps: () => {
    const given = new WeakMap<Connection, Set<unknown>>();
    return {
      handler: async (call) => {
        const known = given.get(call.connection) ?? new Set();
        given.set(call.connection, known);
        const { cursor } = call.message.params ?? {};
        if (cursor !== undefined && !known.has(cursor))
          return invalidParams(call, 'Invalid params: cursor is none of this connection');
        const page = await handler(call);
        if (isObject(page) && !isRefusal(page)) known.add(page.nextCursor);
        return page;
      },
    };
  },
});
