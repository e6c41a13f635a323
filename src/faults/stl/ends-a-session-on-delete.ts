// Breaks MCP-STL-006.
import { emptyResponse } from '../../server/answer.ts';
import { method } from '../../server/steps/method.ts';
import { fault } from '../fault.ts';

export const endsASessionOnDelete = fault({
  id: 'ends-a-session-on-delete',
  does: 'Answers DELETE with 200, to be polite to clients that end a session.',
  definition: 'open',
  breaks: ['MCP-STL-006'],
  blinds: [],
  steps: () => ({
    method: (call) => (call.request.method === 'DELETE' ? { refused: emptyResponse(200) } : method(call)),
  }),
});
