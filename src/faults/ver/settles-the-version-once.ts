// Breaks MCP-VER-001: what the first good request spoke is taken to hold for the connection.
import type { Connection } from '../../protocol/message.ts';
import { version } from '../../server/steps/version.ts';
import { fault } from '../fault.ts';

export const settlesTheVersionOnce = fault({
  id: 'settles-the-version-once',
  does: 'Looks at the version until a connection has sent one that it knows, and never again.',
  definition: 'open',
  breaks: ['MCP-VER-001'],
  blinds: ['MCP-RPC-001'],
  steps: () => {
    const settled = new WeakSet<Connection>();
    return {
      version: (call) => {
        if (settled.has(call.connection)) return undefined;
        const refusal = version(call);
        if (refusal === undefined) settled.add(call.connection);
        return refusal;
      },
    };
  },
});
