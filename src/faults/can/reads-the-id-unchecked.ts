// Breaks MCP-CAN-021: the id of a cancellation is read as though it had to be there.
import { parseJson } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

export const readsTheIdUnchecked = fault({
  id: 'reads-the-id-unchecked',
  does: 'Reads params.requestId of each cancellation without looking whether there are params.',
  definition: 'open',
  breaks: ['MCP-CAN-021'],
  blinds: [],
  lines: (start) => (send) => {
    const cancelled = new Set<unknown>();
    const server = start(send);
    return {
      ...server,
      receive: (line) => {
        const message = parseJson(line) as { method?: string; params: { requestId: unknown } } | undefined;
        if (message?.method === 'notifications/cancelled') cancelled.add(message.params.requestId);
        server.receive(line);
      },
    };
  },
});
