// Breaks MCP-STL-012. Its create_basket returns no id, so MCP-STL-010 has nothing to carry over.
import type { Connection } from '../../protocol/message.ts';
import { textResult, toolError } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const usesTheLastBasket = fault({
  id: 'uses-the-last-basket',
  does: 'Returns no basket id; add_item adds to the basket last created on the same connection.',
  definition: 'open',
  breaks: ['MCP-STL-012'],
  blinds: ['MCP-STL-010'],
  define: (definition) => {
    const lastBasket = new WeakMap<Connection, string[]>();
    const creating = changeTool(definition, 'create_basket', (tool) => ({
      ...tool,
      run: (_, { connection }) => {
        lastBasket.set(connection, []);
        return textResult('Created a basket');
      },
    }));
    return changeTool(creating, 'add_item', (tool) => ({
      ...tool,
      run: ({ sku }, { connection }) => {
        const items = lastBasket.get(connection);
        if (items === undefined) return toolError('Create a basket first');
        items.push(String(sku));
        return textResult(`The basket holds ${items.join(', ')}`);
      },
    }));
  },
});
