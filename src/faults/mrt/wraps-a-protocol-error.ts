// Breaks MCP-MRT-022: what is wrong with the request is told as a failure of the tool.
import { isObject } from '../../protocol/json.ts';
import { toolError } from '../../server/answer.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const wrapsAProtocolError = fault({
  id: 'wraps-a-protocol-error',
  does: 'Answers inputResponses that are no object with a tool result that says isError.',
  definition: 'open',
  breaks: ['MCP-MRT-022'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      const responses = call.message.params?.inputResponses;
      if (responses !== undefined && !isObject(responses)) return toolError('inputResponses is no object');
      return handler(call);
    },
  }),
});
