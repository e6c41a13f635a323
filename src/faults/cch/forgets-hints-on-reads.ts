// Breaks MCP-CCH-001.
import { isRefusal } from '../../server/steps.ts';
import { route } from '../../server/steps/route.ts';
import { fault } from '../fault.ts';

export const forgetsHintsOnReads = fault({
  id: 'forgets-hints-on-reads',
  does: 'Puts caching hints on lists, and on nothing that is read.',
  definition: 'paged',
  breaks: ['MCP-CCH-001'],
  blinds: [],
  steps: () => ({
    route: (call) => {
      const method = route(call);
      if (isRefusal(method) || method.name !== 'resources/read') return method;
      return { ...method, isCacheable: false };
    },
  }),
});
