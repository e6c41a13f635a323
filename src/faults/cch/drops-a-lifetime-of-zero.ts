// Breaks MCP-CCH-001.
import { stamp } from '../../server/steps/stamp.ts';
import { fault } from '../fault.ts';

export const dropsALifetimeOfZero = fault({
  id: 'drops-a-lifetime-of-zero',
  does: 'Leaves ttlMs out where it is 0, as a serializer does that skips empty values.',
  definition: 'paged',
  breaks: ['MCP-CCH-001'],
  blinds: ['MCP-CCH-008'],
  define: (definition) => ({ ...definition, cache: { ...definition.cache, ttlMs: 0 } }),
  steps: () => ({
    stamp: (call, result) => {
      const { ttlMs, ...rest } = stamp(call, result);
      return ttlMs ? { ...rest, ttlMs } : rest;
    },
  }),
});
