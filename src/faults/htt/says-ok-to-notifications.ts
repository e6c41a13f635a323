// Breaks MCP-HTT-010.
import { parse } from '../../server/steps/parse.ts';
import { fault } from '../fault.ts';

export const saysOkToNotifications = fault({
  id: 'says-ok-to-notifications',
  does: 'Acknowledges a notification as the web framework does by default: 200 and the text ok.',
  definition: 'open',
  breaks: ['MCP-HTT-010'],
  blinds: [],
  steps: () => ({
    parse: (call) => {
      const parsed = parse(call);
      if (!('notification' in parsed)) return parsed;
      return { refused: { status: 200, headers: [['Content-Type', 'text/plain']], body: 'ok' } };
    },
  }),
});
