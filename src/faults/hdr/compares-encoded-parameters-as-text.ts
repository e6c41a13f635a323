// Breaks MCP-HDR-022.
import { compareHeader } from '../../server/compare-header.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const comparesEncodedParametersAsText = fault({
  id: 'compares-encoded-parameters-as-text',
  does: 'Compares Mcp-Param headers with the arguments as they came, Base64 and all.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-022'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        typeof value === 'string' ? compareHeader(call, header, value) : checkParameter(call, header, value),
    }),
});
