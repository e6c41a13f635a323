// Breaks MCP-HTT-010.
import { emptyResponse } from '../../server/answer.ts';
import { parse } from '../../server/steps/parse.ts';
import { fault } from '../fault.ts';

export const answersNotificationsWith204 = fault({
  id: 'answers-notifications-with-204',
  does: 'Answers a notification with 204, since there is no content to send.',
  definition: 'open',
  breaks: ['MCP-HTT-010'],
  blinds: [],
  steps: () => ({
    parse: (call) => {
      const parsed = parse(call);
      return 'notification' in parsed ? { refused: emptyResponse(204) } : parsed;
    },
  }),
});
