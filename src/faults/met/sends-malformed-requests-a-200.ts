// Breaks MCP-MET-008: a request without its metadata is refused with a status that says all is well.
import { envelope } from '../../server/steps/envelope.ts';
import { fault } from '../fault.ts';
import { refuseWith } from './refuse-with.ts';

export const sendsMalformedRequestsA200 = fault({
  id: 'sends-malformed-requests-a-200',
  does: 'Sends the error for missing metadata with status 200, since JSON-RPC was spoken without trouble.',
  definition: 'open',
  breaks: ['MCP-MET-008'],
  blinds: [],
  steps: () => ({ envelope: (call) => refuseWith(envelope(call), { status: 200 }) }),
});
