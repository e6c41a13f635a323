// Breaks MCP-PRG-005: the token comes back as another type.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const turnsTokensIntoStrings = fault({
  id: 'turns-tokens-into-strings',
  does: 'Keeps progress tokens as strings, so that an integer comes back as text.',
  definition: 'full',
  breaks: ['MCP-PRG-005'],
  blinds: [],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: (told) => {
          if (told.method !== 'notifications/progress') return call.notify(told);
          call.notify({ ...told, params: { ...told.params, progressToken: String(told.params?.progressToken) } });
        },
      }),
  }),
});
