// Breaks MCP-MET-014: the list of tools depends on what the client calls itself.
import { isObject } from '../../protocol/json.ts';
import { handler } from '../../server/steps/handler.ts';
import { isRefusal } from '../../server/steps.ts';
import { fault } from '../fault.ts';

export const showsAToolToOneHost = fault({
  id: 'shows-a-tool-to-one-host',
  does: 'Lists a tool for the one host whose forms its author has tried.',
  definition: 'open',
  breaks: ['MCP-MET-014'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      const result = await handler(call);
      if (call.method.name !== 'tools/list' || isRefusal(result)) return result;
      if (call.meta.clientInfo?.name === 'ExampleHost') return result;
      const tools = (result.tools as { name: string }[]).filter(({ name }) => name !== 'book_table');
      return { ...result, tools: tools.filter(isObject) };
    },
  }),
});
