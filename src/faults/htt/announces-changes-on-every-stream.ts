// Breaks MCP-HTT-014.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const announcesChangesOnEveryStream = fault({
  id: 'announces-changes-on-every-stream',
  does: 'Tells of changed lists on every stream that is open, so that no client misses one.',
  definition: 'full',
  breaks: ['MCP-HTT-014'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      if (call.method.name !== 'tools/call') return handler(call);
      const stop = call.definition.changes?.listen(
        ({ kind }) => call.notify({ jsonrpc: '2.0', method: `notifications/${kind}/list_changed` }),
        () => undefined,
      );
      return handler(call).finally(stop);
    },
  }),
});
