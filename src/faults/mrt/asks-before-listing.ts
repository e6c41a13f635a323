// Breaks MCP-MRT-003: the list of tools is held back until the user has chosen.
import { askForm } from '../../server/questions.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const asksBeforeListing = fault({
  id: 'asks-before-listing',
  does: 'Asks which workspace is meant before it lists the tools of that workspace.',
  definition: 'open',
  breaks: ['MCP-MRT-003'],
  blinds: [],
  steps: () => ({
    handler: async (call) => {
      const isFirst = call.message.params?.inputResponses === undefined;
      if (call.method.name !== 'tools/list' || !isFirst || call.meta.clientCapabilities.elicitation === undefined)
        return handler(call);
      const { request } = askForm('Which workspace?', { workspace: { type: 'string' } });
      return { resultType: 'input_required', inputRequests: { workspace: request } };
    },
  }),
});
