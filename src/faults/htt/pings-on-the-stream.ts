// Breaks MCP-HTT-015, and MCP-RPC-020, which says the same of every transport.
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const pingsOnTheStream = fault({
  id: 'pings-on-the-stream',
  does: 'Asks whether the client is still there before long work, with the ping of earlier revisions.',
  definition: 'full',
  breaks: ['MCP-HTT-015', 'MCP-RPC-020'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'paint_fence', (tool) => ({
      ...tool,
      run: (args, call) => {
        const ping = { jsonrpc: '2.0', id: 'ping-1', method: 'ping' } as const;
        call.notify(ping);
        return tool.run(args, call);
      },
    })),
});
