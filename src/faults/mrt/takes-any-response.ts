// Breaks MCP-MRT-021: whatever stands under the key is taken for a response.
import { isObject } from '../../protocol/json.ts';
import { textResult } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const takesAnyResponse = fault({
  id: 'takes-any-response',
  does: 'Reads the seats out of whatever stands under the key, as though it had to be a response.',
  definition: 'open',
  breaks: ['MCP-MRT-021'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'book_table', (tool) => ({
      ...tool,
      run: (args, call) => {
        const responses = call.message.params?.inputResponses;
        const response = isObject(responses) ? responses.seats : undefined;
        if (response === undefined || isObject(response)) return tool.run(args, call);
        const { content } = Object(response) as { content?: { seats: number } };
        return textResult(`Booked ${content?.seats} seats at ${String(args.restaurant)}.`);
      },
    })),
});
