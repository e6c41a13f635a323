// Breaks MCP-HDR-037.
import { compareHeader } from '../../server/compare-header.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const comparesIntegersAsText = fault({
  id: 'compares-integers-as-text',
  does: 'Compares an integer argument with its header as text.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-037'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        typeof value === 'number' ? compareHeader(call, header, String(value)) : checkParameter(call, header, value),
    }),
});
