// Breaks MCP-HDR-022.
import { NAME_HEADER } from '../../protocol/headers.ts';
import { compareHeader } from '../../server/compare-header.ts';
import { compareWith, nameOf } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const comparesEncodedNamesAsText = fault({
  id: 'compares-encoded-names-as-text',
  does: 'Compares Mcp-Name with the body as it came, Base64 and all.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-022'],
  blinds: [],
  steps: () =>
    compareWith({
      name: (call) => {
        const name = nameOf(call);
        return name === undefined ? undefined : compareHeader(call, NAME_HEADER, name);
      },
    }),
});
