// Breaks MCP-MRT-024: a retry that brings too little gets an error in place of the question.
import { isObject } from '../../protocol/json.ts';
import { changeTool } from '../../server/definition.ts';
import { invalidParams } from '../../server/invalid-params.ts';
import { fault } from '../fault.ts';

export const refusesMissingResponses = fault({
  id: 'refuses-missing-responses',
  does: 'Refuses a retry that lacks a response instead of asking for it again.',
  definition: 'open',
  breaks: ['MCP-MRT-024'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'book_table', (tool) => ({
      ...tool,
      run: (args, call) => {
        const responses = call.message.params?.inputResponses;
        if (isObject(responses) && responses.seats === undefined)
          return invalidParams(call, 'Missing in inputResponses: seats');
        return tool.run(args, call);
      },
    })),
});
