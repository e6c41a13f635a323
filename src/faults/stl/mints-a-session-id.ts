// Breaks MCP-STL-001.
import { findHeader } from '../../protocol/headers.ts';
import { fault } from '../fault.ts';

export const mintsASessionId = fault({
  id: 'mints-a-session-id',
  does: 'Gives every client that comes without one a fresh Mcp-Session-Id, out of habit.',
  definition: 'open',
  breaks: ['MCP-STL-001'],
  blinds: [],
  wrap: (next, environment) => async (request, connection) => {
    const response = await next(request, connection);
    if (findHeader(request.headers, 'Mcp-Session-Id') !== undefined) return response;
    return { ...response, headers: [...response.headers, ['Mcp-Session-Id', environment.randomHex(8)]] };
  },
});
