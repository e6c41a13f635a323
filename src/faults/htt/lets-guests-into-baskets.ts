// Breaks MCP-HTT-005.
import { findHeader, NAME_HEADER } from '../../protocol/headers.ts';
import { authorization } from '../../server/steps/authorization.ts';
import { fault } from '../fault.ts';

const GUEST = { subject: 'guest', scopes: ['demo:write'] };

export const letsGuestsIntoBaskets = fault({
  id: 'lets-guests-into-baskets',
  does: 'Asks for no token where a basket is named: nobody can guess the id of one.',
  definition: 'protected',
  breaks: ['MCP-HTT-005'],
  blinds: [],
  steps: () => ({
    authorization: (call) => {
      const tool = findHeader(call.request.headers, NAME_HEADER);
      return tool === 'add_item' ? Promise.resolve({ principal: GUEST }) : authorization(call);
    },
  }),
});
