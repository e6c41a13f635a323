// Breaks MCP-RPC-020 over HTTP, and with it what the transport and the pattern say of the same message.
import { handler } from '../../server/steps/handler.ts';
import { isRefusal } from '../../server/steps.ts';
import { textResult } from '../../server/answer.ts';
import { fault } from '../fault.ts';

/** How long it waits for an answer that has no way to come, in milliseconds. */
const PATIENCE = 200;

export const asksInTheMiddle = fault({
  id: 'asks-in-the-middle',
  does: 'Sends what it wants to know as a request on the stream of the call, and waits for the answer.',
  definition: 'open',
  breaks: ['MCP-HTT-015', 'MCP-MRT-001', 'MCP-RPC-020'],
  blinds: [
    'MCP-MET-010',
    'MCP-MET-011',
    'MCP-MET-012',
    'MCP-MRT-005',
    'MCP-MRT-013',
    'MCP-MRT-014',
    'MCP-MRT-015',
    'MCP-MRT-021',
    'MCP-MRT-022',
    'MCP-MRT-023',
    'MCP-MRT-024',
  ],
  steps: () => ({
    handler: async (call) => {
      const result = await handler(call);
      if (isRefusal(result) || result.resultType !== 'input_required') return result;
      const [question] = Object.values(result.inputRequests as Record<string, { method: string }>);
      if (question === undefined) return result;
      const request = { jsonrpc: '2.0' as const, id: 'ask-1', ...question };
      call.notify(request);
      await call.environment.wait(PATIENCE, call.signal);
      return { resultType: 'complete', ...textResult('The user did not answer.'), isError: true };
    },
  }),
});
