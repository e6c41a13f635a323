// Breaks MCP-CAN-002: on shutdown the table of subscriptions is emptied, and nobody is told.
import type { Changes } from '../../server/changes.ts';
import { fault } from '../fault.ts';

export const dropsItsSubscriptions = fault({
  id: 'drops-its-subscriptions',
  does: 'Empties its table of subscriptions when it shuts down, and says nothing.',
  definition: 'full',
  breaks: ['MCP-CAN-002'],
  blinds: ['MCP-SUB-007'],
  define: (definition) => {
    const { changes } = definition;
    return changes === undefined ? definition : { ...definition, changes: forgetful(changes) };
  },
});

function forgetful(changes: Changes): Changes {
  const listeners = new Set<() => void>();
  return {
    ...changes,
    listen(onChange, onEnd) {
      const stop = changes.listen(onChange, onEnd);
      listeners.add(stop);
      return stop;
    },
    end: () => {
      listeners.forEach((stop) => stop());
      listeners.clear();
    },
  };
}
