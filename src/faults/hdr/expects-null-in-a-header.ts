// Breaks MCP-HDR-032.
import { compareHeader } from '../../server/compare-header.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const expectsNullInAHeader = fault({
  id: 'expects-null-in-a-header',
  does: 'Writes null as text like any other value, and expects the header to say it.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-032'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        value === null ? compareHeader(call, header, 'null') : checkParameter(call, header, value),
    }),
});
