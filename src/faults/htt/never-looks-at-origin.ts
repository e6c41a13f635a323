// Breaks MCP-HTT-002.
import { fault } from '../fault.ts';

export const neverLooksAtOrigin = fault({
  id: 'never-looks-at-origin',
  does: 'Serves every origin: the server listens on localhost only, so who else could call it.',
  definition: 'open',
  breaks: ['MCP-HTT-002'],
  blinds: ['MCP-HTT-003'],
  steps: () => ({ origin: () => undefined }),
});
