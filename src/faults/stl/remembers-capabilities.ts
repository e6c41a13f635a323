// Breaks MCP-STL-004: what the client can do is remembered.
import type { JsonObject } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import { capability } from '../../server/steps/capability.ts';
import { fault } from '../fault.ts';

export const remembersCapabilities = fault({
  id: 'remembers-capabilities',
  does: 'Keeps the capabilities of the first request on a connection and uses them for the next.',
  definition: 'open',
  breaks: ['MCP-STL-004', 'MCP-MRT-014'],
  blinds: [],
  steps: () => {
    const remembered = new WeakMap<Connection, JsonObject>();
    return {
      capability: (call, needed) => {
        const clientCapabilities = remembered.get(call.connection) ?? call.meta.clientCapabilities;
        remembered.set(call.connection, clientCapabilities);
        return capability({ ...call, meta: { ...call.meta, clientCapabilities } }, needed);
      },
    };
  },
});
