// Breaks MCP-STL-008.
import type { Connection } from '../../protocol/message.ts';
import { echo } from '../../server/tools.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const drawsAFeatureGroup = fault({
  id: 'draws-a-feature-group',
  does: 'Draws every second connection into a feature group, and shows the tool beta_search to that group only.',
  definition: 'open',
  breaks: ['MCP-STL-008'],
  blinds: [],
  steps: () => {
    const groups = new WeakMap<Connection, 'beta' | 'control'>();
    let drawn = 0;
    return {
      handler: async (call) => {
        const group = groups.get(call.connection) ?? (drawn++ % 2 === 0 ? 'control' : 'beta');
        groups.set(call.connection, group);
        if (group === 'control') return handler(call);
        const tools = [...call.definition.tools, { ...echo, name: 'beta_search', title: 'Search (beta)' }];
        return handler({ ...call, definition: { ...call.definition, tools } });
      },
    };
  },
});
