// Breaks MCP-MET-010: the tool asks, whatever the client can do.
import { fault } from '../fault.ts';

export const neverLooksAtCapabilities = fault({
  id: 'never-looks-at-capabilities',
  does: 'Trusts every client to be able to do whatever a tool needs, as the client of its author is.',
  definition: 'open',
  breaks: ['MCP-MET-010', 'MCP-MRT-014'],
  blinds: ['MCP-MET-011', 'MCP-MET-012'],
  steps: () => ({
    capability: () => undefined,
  }),
});
