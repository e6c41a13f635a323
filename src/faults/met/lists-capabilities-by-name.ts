// Breaks MCP-MET-011: what is missing is a list of names.
import { isObject } from '../../protocol/json.ts';
import { capability } from '../../server/steps/capability.ts';
import { fault } from '../fault.ts';
import { refuseWith } from './refuse-with.ts';

export const listsCapabilitiesByName = fault({
  id: 'lists-capabilities-by-name',
  does: 'Reports missing capabilities as a list of names, which is shorter.',
  definition: 'open',
  breaks: ['MCP-MET-011'],
  blinds: [],
  steps: () => ({
    capability: (call, needed) =>
      refuseWith(capability(call, needed), {
        error: ({ data, ...error }) => {
          const missing = isObject(data) && isObject(data.requiredCapabilities) ? data.requiredCapabilities : {};
          return { ...error, data: { requiredCapabilities: Object.keys(missing) } };
        },
      }),
  }),
});
