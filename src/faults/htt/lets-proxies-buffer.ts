// Breaks MCP-HTT-017.
import type { HeaderList } from '../../protocol/message.ts';
import { fault } from '../fault.ts';

const STREAM: HeaderList = [['Content-Type', 'text/event-stream']];

export const letsProxiesBuffer = fault({
  id: 'lets-proxies-buffer',
  does: 'Opens event streams with their type alone, which is all a client needs.',
  definition: 'full',
  breaks: ['MCP-HTT-017'],
  blinds: [],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    return typeof response.body === 'string' ? response : { ...response, headers: STREAM };
  },
});
