// Breaks MCP-PRG-003: a progress notification is sent as a sign of life although nothing has moved.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const repeatsProgressToStayAlive = fault({
  id: 'repeats-progress-to-stay-alive',
  does: 'Sends the same progress once more while the next step is worked on, so that no client gives up.',
  definition: 'full',
  breaks: ['MCP-PRG-003'],
  blinds: [],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: (told) => {
          call.notify(told);
          if (told.method !== 'notifications/progress') return;
          call.notify({ ...told, params: { ...told.params, message: 'Still at work' } });
        },
      }),
  }),
});
