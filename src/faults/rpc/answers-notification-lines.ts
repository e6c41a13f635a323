// Breaks MCP-RPC-016 over stdio.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

export const answersNotificationLines = fault({
  id: 'answers-notification-lines',
  does: 'Says of every notification it does not know that it does not know it.',
  definition: 'open',
  breaks: ['MCP-RPC-016'],
  blinds: [],
  lines: (start) => (send) => {
    const server = start(send);
    const receive = (line: string): void => {
      const message = parseJson(line);
      const isUnknown = isObject(message) && !('id' in message) && message.method !== 'notifications/cancelled';
      if (!isUnknown) return server.receive(line);
      const error = { code: METHOD_NOT_FOUND, message: `Method not found: ${String(message.method)}` };
      send(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
    };
    return { ...server, receive };
  },
});
