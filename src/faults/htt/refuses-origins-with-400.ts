// Breaks MCP-HTT-003.
import { INVALID_REQUEST } from '../../protocol/error-codes.ts';
import { findHeader } from '../../protocol/headers.ts';
import { refuse } from '../../server/answer.ts';
import { fault } from '../fault.ts';

export const refusesOriginsWith400 = fault({
  id: 'refuses-origins-with-400',
  does: 'Refuses a foreign origin like any other bad request.',
  definition: 'open',
  breaks: ['MCP-HTT-003'],
  blinds: [],
  steps: () => ({
    origin: ({ request, definition }) => {
      const from = findHeader(request.headers, 'Origin');
      if (from === undefined || definition.allowedOrigins.includes(from)) return undefined;
      return refuse(400, undefined, INVALID_REQUEST, `Bad origin ${from}`);
    },
  }),
});
