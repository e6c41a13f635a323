// Breaks MCP-PRG-004: the message is meant for a program.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const sendsStepCodes = fault({
  id: 'sends-step-codes',
  does: 'Puts the name of its internal state into the message of a progress notification.',
  definition: 'full',
  breaks: ['MCP-PRG-004'],
  blinds: [],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: (told) => {
          if (told.method !== 'notifications/progress') return call.notify(told);
          const message = `STATE_${told.params?.progress}`;
          call.notify({ ...told, params: { ...told.params, message } });
        },
      }),
  }),
});
