// Breaks MCP-RPC-002: a serializer that writes every field of its type, used or not.
import { isObject, parseJson } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

export const sendsAnEmptyError = fault({
  id: 'sends-an-empty-error',
  does: 'Writes out every field of its response type, so that a result brings "error": null along.',
  definition: 'open',
  breaks: ['MCP-RPC-002'],
  blinds: [],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    const message = typeof response.body === 'string' ? parseJson(response.body) : undefined;
    if (!isObject(message) || message.result === undefined) return response;
    const { id, result } = message;
    return { ...response, body: JSON.stringify({ jsonrpc: '2.0', id, result, error: null }) };
  },
});
