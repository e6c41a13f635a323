// Breaks MCP-SUB-002: the filter of a subscription is taken for a hint.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const grantsEveryKindOfChange = fault({
  id: 'grants-every-kind-of-change',
  does: 'Tells every subscription of every change, and leaves it to clients to pick.',
  definition: 'full',
  breaks: ['MCP-SUB-002'],
  blinds: [],
  steps: () => ({
    handler: (call) => {
      if (call.method.name !== 'subscriptions/listen') return handler(call);
      const notifications = { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true };
      return handler({ ...call, message: { ...call.message, params: { ...call.message.params, notifications } } });
    },
  }),
});
