// Breaks MCP-CCH-001.
import { isObject } from '../../protocol/json.ts';
import { stamp } from '../../server/steps/stamp.ts';
import { fault } from '../fault.ts';

export const putsHintsIntoMeta = fault({
  id: 'puts-hints-into-meta',
  does: 'Puts the caching hints into _meta, where many new members of this revision went.',
  definition: 'paged',
  breaks: ['MCP-CCH-001'],
  blinds: ['MCP-CCH-008', 'MCP-CCH-017'],
  steps: () => ({
    stamp: (call, result) => {
      const { ttlMs, cacheScope, _meta, ...rest } = stamp(call, result);
      const hints = { ...(ttlMs === undefined ? {} : { ttlMs }), ...(cacheScope === undefined ? {} : { cacheScope }) };
      return { ...rest, _meta: { ...(isObject(_meta) ? _meta : {}), ...hints } };
    },
  }),
});
