// Breaks MCP-HTT-012.
import type { HeaderList } from '../../protocol/message.ts';
import { fault } from '../fault.ts';

const TEXT_TYPE: HeaderList = [['Content-Type', 'text/plain; charset=utf-8']];

export const labelsJsonAsText = fault({
  id: 'labels-json-as-text',
  does: 'Writes JSON with a function that sends text, and never sets the type.',
  definition: 'open',
  breaks: ['MCP-HTT-012'],
  blinds: [],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    if (typeof response.body !== 'string' || response.body === '') return response;
    const others = response.headers.filter(([name]) => name !== 'Content-Type');
    return { ...response, headers: [...TEXT_TYPE, ...others] };
  },
});
