// Breaks MCP-STL-010.
import type { Connection } from '../../protocol/message.ts';
import { toolError } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const keepsBasketsOnTheConnection = fault({
  id: 'keeps-baskets-on-the-connection',
  does: 'Keeps the baskets of a client on the connection that created them.',
  definition: 'open',
  breaks: ['MCP-STL-010'],
  blinds: [],
  define: (definition) => {
    const homes = new WeakSet<Connection>();
    const creating = changeTool(definition, 'create_basket', (tool) => ({
      ...tool,
      run: (args, call) => {
        homes.add(call.connection);
        return tool.run(args, call);
      },
    }));
    return changeTool(creating, 'add_item', (tool) => ({
      ...tool,
      run: (args, call) => (homes.has(call.connection) ? tool.run(args, call) : toolError('Unknown basket')),
    }));
  },
});
