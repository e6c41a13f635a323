// Breaks MCP-MRT-001 as servers of the era before do: a request of its own goes to the client, and the call waits.
import type { RpcNotification } from '../../protocol/json-rpc.ts';
import { changeTool } from '../../server/definition.ts';
import { askRoots } from '../../server/questions.ts';
import { fault } from '../fault.ts';

export const asksOnTheStream = fault({
  id: 'asks-on-the-stream',
  does: 'Sends a request to the client on the open stream and waits for it to be answered.',
  definition: 'full',
  breaks: ['MCP-MRT-001'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'list_files', (tool) => ({
      ...tool,
      run: (_, call) => {
        call.notify({ jsonrpc: '2.0', id: 'roots-1', ...askRoots.request } as unknown as RpcNotification);
        return new Promise(() => {});
      },
    })),
});
