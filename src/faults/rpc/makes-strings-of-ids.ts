// Breaks MCP-RPC-007.
import { isObject, parseJson } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

export const makesStringsOfIds = fault({
  id: 'makes-strings-of-ids',
  does: 'Keeps ids as text in its table of running requests, and puts that text into the result.',
  definition: 'open',
  breaks: ['MCP-RPC-007'],
  blinds: [],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    const message = typeof response.body === 'string' ? parseJson(response.body) : undefined;
    if (!isObject(message) || message.result === undefined) return response;
    const { id, result } = message;
    return { ...response, body: JSON.stringify({ jsonrpc: '2.0', id: String(id), result }) };
  },
});
