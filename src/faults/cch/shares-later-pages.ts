// Breaks MCP-CCH-017.
import { handler } from '../../server/steps/handler.ts';
import { isRefusal } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const sharesLaterPages = fault({
  id: 'shares-later-pages',
  does: 'Makes the first page with code that knows the user, and later ones with code that still says public.',
  definition: 'paged',
  breaks: ['MCP-CCH-017'],
  blinds: [],
  define: (definition) => ({ ...definition, cache: { ...definition.cache, cacheScope: 'private' } }),
  steps: () => ({
    handler: async (call) => {
      const page = await handler(call);
      const isLater = call.message.params?.cursor !== undefined;
      return isRefusal(page) || !isLater ? page : { ...page, cacheScope: 'public' };
    },
  }),
});
