// Breaks MCP-HDR-034.
import { METHOD_HEADER, PROTOCOL_VERSION_HEADER } from '../../protocol/headers.ts';
import { refuseHeader } from '../../server/compare-header.ts';
import { headers } from '../../server/steps/headers.ts';
import { fault } from '../fault.ts';

export const looksUpHeadersBySpelling = fault({
  id: 'looks-up-headers-by-spelling',
  does: 'Puts the headers into a map by their names as sent, and looks for the printed spelling.',
  definition: 'open',
  breaks: ['MCP-HDR-034'],
  blinds: [],
  steps: () => ({
    headers: (call) => {
      if (call.request === undefined) return undefined;
      const sent = new Map(call.request.headers);
      for (const name of [PROTOCOL_VERSION_HEADER, METHOD_HEADER]) {
        if (sent.get(name) === undefined) return refuseHeader(call, name, 'is missing');
      }
      return headers(call);
    },
  }),
});
