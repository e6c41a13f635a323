// Breaks MCP-PRG-003: each phase of the work counts from the beginning.
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const restartsForEachPhase = fault({
  id: 'restarts-for-each-phase',
  does: 'Does the work in two phases and counts each from the beginning, so that progress falls back to 1.',
  definition: 'full',
  breaks: ['MCP-PRG-003'],
  blinds: [],
  steps: () => ({
    handler: (call) =>
      handler({
        ...call,
        notify: (told) => {
          if (told.method !== 'notifications/progress') return call.notify(told);
          const { progress, total } = told.params as { progress: number; total: number };
          const phase = Math.ceil(total / 2);
          const done = ((progress - 1) % phase) + 1;
          call.notify({ ...told, params: { ...told.params, progress: done, total: phase } });
        },
      }),
  }),
});
