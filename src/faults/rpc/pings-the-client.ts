// Breaks MCP-RPC-020 over stdio: a habit from the era in which both sides could ask.
import { fault } from '../fault.ts';

export const pingsTheClient = fault({
  id: 'pings-the-client',
  does: 'Asks the client whether it is still there before it serves it, as servers of the handshake era may.',
  definition: 'full',
  breaks: ['MCP-RPC-020'],
  blinds: [],
  lines: (start) => (send) => {
    const server = start(send);
    let count = 0;
    const receive = (line: string): void => {
      send(JSON.stringify({ jsonrpc: '2.0', id: `ping-${++count}`, method: 'ping' }));
      server.receive(line);
    };
    return { ...server, receive };
  },
});
