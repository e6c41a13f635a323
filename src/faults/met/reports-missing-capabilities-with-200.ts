// Breaks MCP-MET-012: a missing capability is reported with the status of a success.
import { capability } from '../../server/steps/capability.ts';
import { fault } from '../fault.ts';
import { refuseWith } from './refuse-with.ts';

export const reportsMissingCapabilitiesWith200 = fault({
  id: 'reports-missing-capabilities-with-200',
  does: 'Sends what goes wrong within a tool call with status 200, whatever it is.',
  definition: 'open',
  breaks: ['MCP-MET-012'],
  blinds: [],
  steps: () => ({ capability: (call, needed) => refuseWith(capability(call, needed), { status: 200 }) }),
});
