// Breaks MCP-CCH-019.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const filtersTheListOnly = fault({
  id: 'filters-the-list-only',
  does: 'Hides a tool from those who may not call it, and runs it for whoever knows its name.',
  definition: 'two-users',
  breaks: ['MCP-CCH-019'],
  blinds: [],
  steps: () => ({
    handler: (call) => {
      if (call.message.method !== 'tools/call') return handler(call);
      const tools = call.definition.tools.map(({ scope: _, ...tool }) => tool);
      return handler({ ...call, definition: { ...call.definition, tools } });
    },
  }),
});
