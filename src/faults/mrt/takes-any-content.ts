// Breaks MCP-MRT-021: the form was sent with a schema, and what comes back is not held against it.
import { isObject } from '../../protocol/json.ts';
import { textResult } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const takesAnyContent = fault({
  id: 'takes-any-content',
  does: 'Looks whether the user accepted, and takes the content of the form as it comes.',
  definition: 'open',
  breaks: ['MCP-MRT-021'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'book_table', (tool) => ({
      ...tool,
      run: (args, call) => {
        const responses = call.message.params?.inputResponses;
        const response = isObject(responses) ? responses.seats : undefined;
        if (!isObject(response) || response.action !== 'accept' || !isObject(response.content))
          return tool.run(args, call);
        return textResult(`Booked ${String(response.content.seats)} seats at ${String(args.restaurant)}.`);
      },
    })),
});
