// Breaks MCP-HTT-011.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { parse } from '../../server/steps/parse.ts';
import { fault } from '../fault.ts';

export const refusesNotificationsWith200 = fault({
  id: 'refuses-notifications-with-200',
  does: 'Refuses a notification that it does not know in the body, under the status of every JSON-RPC answer.',
  definition: 'open',
  breaks: ['MCP-HTT-011'],
  blinds: [],
  steps: () => ({
    parse: (call) => {
      const parsed = parse(call);
      if (!('notification' in parsed) || parsed.notification.method === 'notifications/cancelled') return parsed;
      return refuse(200, undefined, METHOD_NOT_FOUND, `Unknown notification: ${parsed.notification.method}`);
    },
  }),
});
