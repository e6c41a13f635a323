// Breaks MCP-MET-013: who answers is said once, to those who ask for it.
import { isObject } from '../../protocol/json.ts';
import { SERVER_INFO } from '../../protocol/meta.ts';
import { stamp } from '../../server/steps/stamp.ts';
import { fault } from '../fault.ts';

export const namesItselfInDiscoveryAlone = fault({
  id: 'names-itself-in-discovery-alone',
  does: 'Gives its name and version in the result of server/discover and nowhere else.',
  definition: 'traced',
  breaks: ['MCP-MET-013'],
  blinds: [],
  steps: () => ({
    stamp: (call, result) => {
      const stamped = stamp(call, result);
      if (call.method.name === 'server/discover' || !isObject(stamped._meta)) return stamped;
      const { [SERVER_INFO]: _, ...meta } = stamped._meta;
      return { ...stamped, _meta: meta };
    },
  }),
});
