// Breaks MCP-PRG-006: progress goes out in batches, the response goes past them.
import type { EventStream } from '../../protocol/message.ts';
import { fault } from '../fault.ts';

export const holdsProgressBack = fault({
  id: 'holds-progress-back',
  does: 'Holds each progress notification until the next one comes; the last goes out after the response.',
  definition: 'full',
  breaks: ['MCP-HTT-016', 'MCP-PRG-006'],
  blinds: [],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    return typeof response.body === 'string' ? response : { ...response, body: batch(response.body) };
  },
});

async function* batch(events: EventStream): EventStream {
  let held = '';
  for await (const event of events) {
    if (event.includes('"method":"notifications/progress"')) {
      yield held;
      held = event;
    } else yield event;
  }
  yield held;
}
