// Breaks MCP-HTT-022.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { methods } from '../../server/methods/list.ts';
import { fault } from '../fault.ts';

export const hidesUnknownMethodsIn200 = fault({
  id: 'hides-unknown-methods-in-200',
  does: 'Answers an unknown method with the right code under 200, as JSON-RPC over HTTP often does.',
  definition: 'open',
  breaks: ['MCP-HTT-022'],
  blinds: [],
  steps: () => ({
    route: ({ message, definition }) => {
      const method = methods.get(message.method);
      if (method?.isOffered(definition)) return method;
      return refuse(200, message.id, METHOD_NOT_FOUND, `Method not found: ${message.method}`);
    },
  }),
});
