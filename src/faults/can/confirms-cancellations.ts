// Breaks MCP-CAN-014: a cancelled request gets an error as its response.
import { isObject, parseJson, readPointer } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

/** "Request cancelled" of the Language Server Protocol, whose servers have to answer. */
const REQUEST_CANCELLED = -32800;

export const confirmsCancellations = fault({
  id: 'confirms-cancellations',
  does: 'Confirms the cancellation of a running request with an error for its id.',
  definition: 'full',
  breaks: ['MCP-CAN-014'],
  blinds: [],
  lines: (start) => (send) => {
    const running = new Set<unknown>();
    const server = start((line) => {
      running.delete(readPointer(parseJson(line), '/id'));
      send(line);
    });
    return {
      ...server,
      receive: (line) => {
        const message = parseJson(line);
        server.receive(line);
        if (!isObject(message)) return;
        if (message.id !== undefined) running.add(message.id);
        const id = readPointer(message, '/params/requestId');
        if (message.method !== 'notifications/cancelled' || !running.delete(id)) return;
        const error = { code: REQUEST_CANCELLED, message: 'Request cancelled' };
        send(JSON.stringify({ jsonrpc: '2.0', id, error }));
      },
    };
  },
});
