// Breaks MCP-STL-002.
import { INVALID_REQUEST } from '../../protocol/error-codes.ts';
import { findHeader } from '../../protocol/headers.ts';
import { refuse } from '../../server/answer.ts';
import { fault } from '../fault.ts';

export const looksUpTheSession = fault({
  id: 'looks-up-the-session',
  does: 'Looks up the session that a request names, and refuses the request when there is none.',
  definition: 'open',
  breaks: ['MCP-STL-002'],
  blinds: [],
  wrap: (next) => {
    const sessions = new Set<string>();
    return async (request, connection) => {
      const session = findHeader(request.headers, 'Mcp-Session-Id');
      if (request.method !== 'POST' || session === undefined || sessions.has(session)) return next(request, connection);
      return refuse(404, undefined, INVALID_REQUEST, 'Session not found').refused;
    };
  },
});
