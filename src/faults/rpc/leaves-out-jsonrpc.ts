// Breaks MCP-RPC-002.
import { isObject, parseJson } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

export const leavesOutJsonrpc = fault({
  id: 'leaves-out-jsonrpc',
  does: 'Builds its results by hand and saves the member that is always the same.',
  definition: 'open',
  breaks: ['MCP-RPC-002'],
  blinds: ['MCP-HTT-001'],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    const message = typeof response.body === 'string' ? parseJson(response.body) : undefined;
    if (!isObject(message) || message.result === undefined) return response;
    const { id, result } = message;
    return { ...response, body: JSON.stringify({ id, result }) };
  },
});
