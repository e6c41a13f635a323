// Breaks MCP-CAN-016: what a request held is freed at its end, and again when it is cancelled.
import { isObject, parseJson, readPointer } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

/** What a request holds while it runs, such as a cursor; freeing it twice is a mistake. */
interface Held {
  free(): void;
}

function createHeld(): Held {
  let isFree = false;
  return {
    free() {
      if (isFree) throw new Error('already free');
      isFree = true;
    },
  };
}

export const freesARequestTwice = fault({
  id: 'frees-a-request-twice',
  does: 'Keeps answered requests in its table and frees what they held once more when one is cancelled.',
  definition: 'open',
  breaks: ['MCP-CAN-016'],
  blinds: ['MCP-CAN-020'],
  lines: (start) => (send) => {
    const held = new Map<unknown, Held>();
    const server = start((line) => {
      held.get(readPointer(parseJson(line), '/id'))?.free();
      send(line);
    });
    return {
      ...server,
      receive: (line) => {
        const message = parseJson(line);
        if (isObject(message) && message.id !== undefined) held.set(message.id, createHeld());
        const id = readPointer(message, '/params/requestId');
        if (isObject(message) && message.method === 'notifications/cancelled') held.get(id)?.free();
        server.receive(line);
      },
    };
  },
});
