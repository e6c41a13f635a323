// Breaks MCP-STL-007.
import { INVALID_REQUEST } from '../../protocol/error-codes.ts';
import { findHeader } from '../../protocol/headers.ts';
import { refuse } from '../../server/answer.ts';
import { fault } from '../fault.ts';

export const looksUpTheEvent = fault({
  id: 'looks-up-the-event',
  does: 'Looks for the event a client saw last, to resume its stream, and refuses when it is unknown.',
  definition: 'open',
  breaks: ['MCP-STL-007'],
  blinds: [],
  wrap: (next) => {
    const events = new Map<string, string>();
    return async (request, connection) => {
      const last = findHeader(request.headers, 'Last-Event-ID');
      if (request.method !== 'POST' || last === undefined || events.has(last)) return next(request, connection);
      return refuse(400, undefined, INVALID_REQUEST, `Unknown event id ${last}`).refused;
    };
  },
});
