// Breaks MCP-PAG-007.
import { handler } from '../../server/steps/handler.ts';
import { isRefusal } from '../../server/steps.ts';
import { fault } from '../fault.ts';

/** Where each list keeps its entries. */
const KEYS: Readonly<Record<string, string>> = {
  'tools/list': 'tools',
  'resources/list': 'resources',
  'resources/templates/list': 'resourceTemplates',
  'prompts/list': 'prompts',
};

export const endsTheList = fault({
  id: 'ends-the-list',
  does: 'Finds nothing behind a cursor that it does not know, and says so with an empty page.',
  definition: 'paged',
  breaks: ['MCP-PAG-007'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      const page = await handler(call);
      const key = KEYS[call.method.name];
      if (key === undefined || !isRefusal(page)) return page;
      return { [key]: [] };
    },
  }),
});
