// Breaks MCP-CAN-020: a cancellation that refers to nothing gets an error.
import { INVALID_PARAMS } from '../../protocol/error-codes.ts';
import { isObject, parseJson, readPointer } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

export const answersUnknownCancellations = fault({
  id: 'answers-unknown-cancellations',
  does: 'Answers the cancellation of a request it does not know with Invalid params.',
  definition: 'open',
  breaks: ['MCP-CAN-020'],
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
        if (!isObject(message)) return server.receive(line);
        if (message.id !== undefined) running.add(message.id);
        const id = readPointer(message, '/params/requestId');
        const isKnown = running.has(id) || (typeof id !== 'string' && typeof id !== 'number');
        if (message.method !== 'notifications/cancelled' || isKnown) return server.receive(line);
        const error = { code: INVALID_PARAMS, message: 'Unknown request id' };
        send(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
      },
    };
  },
});
