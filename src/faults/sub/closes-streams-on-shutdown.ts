// Breaks MCP-SUB-007: on shutdown the sockets close before anything can be said.
import { parseJson, readPointer } from '../../protocol/json.ts';
import type { EventStream } from '../../protocol/message.ts';
import { fault } from '../fault.ts';

export const closesStreamsOnShutdown = fault({
  id: 'closes-streams-on-shutdown',
  does: 'Closes the sockets of its subscriptions when it shuts down, without a response.',
  definition: 'full',
  breaks: ['MCP-SUB-007'],
  blinds: [],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    const method = readPointer(parseJson(String(request.body)), '/method');
    if (method !== 'subscriptions/listen' || typeof response.body === 'string') return response;
    return { ...response, body: closeEarly(response.body) };
  },
});

async function* closeEarly(events: EventStream): EventStream {
  for await (const event of events) {
    if (event.includes('"result":')) return;
    yield event;
  }
}
