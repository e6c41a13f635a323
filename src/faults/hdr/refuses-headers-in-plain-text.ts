// Breaks MCP-HDR-038.
import { headers } from '../../server/steps/headers.ts';
import { fault } from '../fault.ts';

export const refusesHeadersInPlainText = fault({
  id: 'refuses-headers-in-plain-text',
  does: 'Refuses wrong headers in a middleware of the web framework, with a line of text.',
  definition: 'open',
  breaks: ['MCP-HDR-038'],
  blinds: ['MCP-HDR-004', 'MCP-HDR-005'],
  steps: () => ({
    headers: (call) =>
      headers(call) && {
        refused: { status: 400, headers: [['Content-Type', 'text/plain']], body: 'Bad Request: header mismatch' },
      },
  }),
});
