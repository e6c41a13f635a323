// Breaks MCP-MRT-023: strict where it should let pass.
import { isObject } from '../../protocol/json.ts';
import { changeTool } from '../../server/definition.ts';
import { invalidParams } from '../../server/invalid-params.ts';
import { fault } from '../fault.ts';

export const refusesExtraResponses = fault({
  id: 'refuses-extra-responses',
  does: 'Refuses a retry that answers more than was asked.',
  definition: 'open',
  breaks: ['MCP-MRT-023'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'book_table', (tool) => ({
      ...tool,
      run: (args, call) => {
        const responses = call.message.params?.inputResponses;
        const extra = Object.keys(isObject(responses) ? responses : {}).find((key) => key !== 'seats');
        if (extra !== undefined) return invalidParams(call, `Unexpected key in inputResponses: ${extra}`);
        return tool.run(args, call);
      },
    })),
});
