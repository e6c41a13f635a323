// Breaks MCP-HTT-005.
import { findHeader, METHOD_HEADER } from '../../protocol/headers.ts';
import { authorization } from '../../server/steps/authorization.ts';
import { fault } from '../fault.ts';

export const asksForTokensAtDiscovery = fault({
  id: 'asks-for-tokens-at-discovery',
  does: 'Asks for a token where a client begins, at server/discover, as it did at initialize, and trusts what follows.',
  definition: 'protected',
  breaks: ['MCP-HTT-005'],
  blinds: [],
  steps: () => ({
    authorization: (call) => {
      const method = findHeader(call.request.headers, METHOD_HEADER);
      return method === 'server/discover' ? authorization(call) : Promise.resolve({});
    },
  }),
});
