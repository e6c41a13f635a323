// Breaks MCP-SUB-001: the id of a subscription comes back as another type.
import { isObject } from '../../protocol/json.ts';
import { SUBSCRIPTION_ID } from '../../protocol/meta.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const turnsSubscriptionIdsIntoStrings = fault({
  id: 'turns-subscription-ids-into-strings',
  does: 'Keeps its subscriptions in a table with string keys and sends the key as the id.',
  definition: 'full',
  breaks: ['MCP-SUB-001'],
  blinds: [],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: (told) => {
          const meta = told.params?._meta;
          if (!isObject(meta) || !(SUBSCRIPTION_ID in meta)) return call.notify(told);
          const _meta = { ...meta, [SUBSCRIPTION_ID]: String(meta[SUBSCRIPTION_ID]) };
          call.notify({ ...told, params: { ...told.params, _meta } });
        },
      }),
  }),
});
