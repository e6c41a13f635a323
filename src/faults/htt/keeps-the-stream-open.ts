// Breaks MCP-HTT-016.
import type { Environment } from '../../protocol/clock.ts';
import type { EventStream } from '../../protocol/message.ts';
import { fault } from '../fault.ts';

export const keepsTheStreamOpen = fault({
  id: 'keeps-the-stream-open',
  does: 'Leaves a stream open after its response, in case there is something to say later.',
  definition: 'full',
  breaks: ['MCP-HTT-016'],
  blinds: [],
  wrap: (next, environment) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    const { body } = response;
    return typeof body === 'string' ? response : { ...response, body: keepOpen(body, environment, closed) };
  },
});

async function* keepOpen(events: EventStream, { wait }: Environment, closed?: AbortSignal): AsyncGenerator<string> {
  yield* events;
  while (!closed?.aborted) {
    await wait(1000, closed);
    yield ': keep-alive\n\n';
  }
}
