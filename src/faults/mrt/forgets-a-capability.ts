// Breaks MCP-MRT-014: of two things that a tool asks for, the author thought of one.
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const forgetsACapability = fault({
  id: 'forgets-a-capability',
  does: 'Asks the user and the model at once, and looks only whether the client can ask the user.',
  definition: 'full',
  breaks: ['MCP-MRT-014'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'write_postcard', (tool) => ({
      ...tool,
      needs: () => ({ elicitation: { form: {} } }),
    })),
});
