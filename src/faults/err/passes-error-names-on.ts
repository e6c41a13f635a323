// Breaks MCP-ERR-001.
import { INTERNAL_ERROR } from '../../protocol/error-codes.ts';
import { changeTool } from '../../server/definition.ts';
import { refuse } from '../../server/answer.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const passesErrorNamesOn = fault({
  id: 'passes-error-names-on',
  does: 'Catches what a tool throws and sends its `code` on, which for a missing file is the text ENOENT.',
  definition: 'full',
  breaks: ['MCP-ERR-001'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'always_fails', (tool) => ({
      ...tool,
      run: () => {
        throw Object.assign(new Error('no such file: oven.json'), { code: 'ENOENT' });
      },
    })),
  steps: () => ({
    handler: async (call) => {
      try {
        return await handler(call);
      } catch (thrown) {
        const error = thrown as Error & { code?: number };
        return refuse(500, call.message.id, error.code ?? INTERNAL_ERROR, error.message);
      }
    },
  }),
});
