// Breaks MCP-STL-004: who the client is is remembered.
import type { Implementation } from '../../protocol/meta.ts';
import type { Connection } from '../../protocol/message.ts';
import { isRefusal } from '../../server/steps.ts';
import { envelope } from '../../server/steps/envelope.ts';
import { fault } from '../fault.ts';

export const remembersClientInfo = fault({
  id: 'remembers-client-info',
  does: 'Takes the client’s name from the first request on a connection and keeps it for the next.',
  definition: 'open',
  breaks: ['MCP-STL-004'],
  blinds: [],
  steps: () => {
    const remembered = new WeakMap<Connection, Implementation>();
    return {
      envelope: (call) => {
        const meta = envelope(call);
        if (isRefusal(meta)) return meta;
        const clientInfo = remembered.get(call.connection) ?? meta.clientInfo;
        if (clientInfo === undefined) return meta;
        remembered.set(call.connection, clientInfo);
        return { ...meta, clientInfo };
      },
    };
  },
});
