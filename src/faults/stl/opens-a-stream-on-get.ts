// Breaks MCP-STL-005.
import { method } from '../../server/steps/method.ts';
import { fault } from '../fault.ts';

export const opensAStreamOnGet = fault({
  id: 'opens-a-stream-on-get',
  does: 'Still opens the standalone event stream that older clients ask for with GET.',
  definition: 'open',
  breaks: ['MCP-STL-005'],
  blinds: [],
  steps: () => ({
    method: (call) => {
      if (call.request.method !== 'GET') return method(call);
      return { refused: { status: 200, headers: [['Content-Type', 'text/event-stream']], body: stayOpen() } };
    },
  }),
});

async function* stayOpen(): AsyncGenerator<string> {
  yield ': open\n\n';
  await new Promise(() => {});
}
