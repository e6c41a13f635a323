// Breaks MCP-CCH-008.
import { fault } from '../fault.ts';

export const saysMinusOne = fault({
  id: 'says-minus-one',
  does: 'Says that nothing may be cached with a lifetime of -1.',
  definition: 'paged',
  breaks: ['MCP-CCH-008'],
  blinds: [],
  define: (definition) => ({ ...definition, cache: { ttlMs: -1, cacheScope: 'private' } }),
});
