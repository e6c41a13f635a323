// Breaks MCP-RPC-016.
import { isRefusal } from '../../server/steps.ts';
import { parse } from '../../server/steps/parse.ts';
import { fault } from '../fault.ts';

export const answersNotifications = fault({
  id: 'answers-notifications',
  does: 'Gives a message without an id the id 0, so that every message can take the same way.',
  definition: 'open',
  breaks: ['MCP-RPC-016'],
  blinds: ['MCP-HTT-010'],
  steps: () => ({
    parse: (call) => {
      const parsed = parse(call);
      if (isRefusal(parsed) || 'message' in parsed) return parsed;
      return { message: { ...parsed.notification, id: 0 } };
    },
  }),
});
