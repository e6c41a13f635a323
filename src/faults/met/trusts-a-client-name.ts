// Breaks MCP-MET-015: a name opens what is kept for those who have a token.
import { parseJson, readPointer } from '../../protocol/json.ts';
import { CLIENT_INFO } from '../../protocol/meta.ts';
import { authorization } from '../../server/steps/authorization.ts';
import { fault } from '../fault.ts';

const NAME = `/params/_meta/${CLIENT_INFO.replace('/', '~1')}/name`;

export const trustsAClientName = fault({
  id: 'trusts-a-client-name',
  does: 'Lets the console of its operator in without a token, and knows it by its name.',
  definition: 'protected',
  breaks: ['MCP-MET-015'],
  blinds: [],
  steps: () => ({
    authorization: async (call) => {
      const name = readPointer(parseJson(String(call.request.body)), NAME);
      if (name === 'admin-console') return { principal: { subject: 'operator', scopes: ['demo'] } };
      return authorization(call);
    },
  }),
});
