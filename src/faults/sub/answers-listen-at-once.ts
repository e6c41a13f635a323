// Breaks MCP-SUB-003: subscriptions/listen is taken for a call that returns.
import { isObject } from '../../protocol/json.ts';
import { SUBSCRIPTION_ID } from '../../protocol/meta.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const answersListenAtOnce = fault({
  id: 'answers-listen-at-once',
  does: 'Notes the filter and answers the request with a result, as any other method.',
  definition: 'full',
  breaks: ['MCP-SUB-003'],
  blinds: ['MCP-CAN-002', 'MCP-HTT-020', 'MCP-SUB-001', 'MCP-SUB-002', 'MCP-SUB-004', 'MCP-SUB-007'],
  steps: () => ({
    handler: (call) => {
      if (call.method.name !== 'subscriptions/listen') return handler(call);
      // With a wrong filter it is refused as usual.
      if (!isObject(call.message.params?.notifications)) return handler(call);
      return Promise.resolve({ _meta: { [SUBSCRIPTION_ID]: call.message.id } });
    },
  }),
});
