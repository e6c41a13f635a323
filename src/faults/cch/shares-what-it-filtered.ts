// Breaks MCP-CCH-018.
import { fault } from '../fault.ts';

export const sharesWhatItFiltered = fault({
  id: 'shares-what-it-filtered',
  does: 'Filters the list by the scopes of the token, and keeps the default that lists are public.',
  definition: 'two-users',
  breaks: ['MCP-CCH-018'],
  blinds: ['MCP-CCH-020'],
  define: (definition) => ({ ...definition, cache: { ...definition.cache, cacheScope: 'public' } }),
});
