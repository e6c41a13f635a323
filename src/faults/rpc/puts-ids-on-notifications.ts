// Breaks MCP-RPC-018.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const putsIdsOnNotifications = fault({
  id: 'puts-ids-on-notifications',
  does: 'Sends the id of the call along with its progress, so that the client can match the two.',
  definition: 'full',
  breaks: ['MCP-RPC-018'],
  blinds: [],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: (notification) => {
          const { id } = call.message;
          const matched = { ...notification, id };
          call.notify(matched);
        },
      }),
  }),
});
