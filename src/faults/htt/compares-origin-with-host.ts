// Breaks MCP-HTT-002.
import { findHeader } from '../../protocol/headers.ts';
import { origin } from '../../server/steps/origin.ts';
import { fault } from '../fault.ts';

export const comparesOriginWithHost = fault({
  id: 'compares-origin-with-host',
  does: 'Takes an Origin for the own one when the Host header names the same host.',
  definition: 'open',
  breaks: ['MCP-HTT-002'],
  blinds: [],
  steps: () => ({
    origin: (call) => {
      const from = findHeader(call.request.headers, 'Origin');
      const host = findHeader(call.request.headers, 'Host');
      if (from !== undefined && host !== undefined && from.endsWith(`//${host}`)) return undefined;
      return origin(call);
    },
  }),
});
