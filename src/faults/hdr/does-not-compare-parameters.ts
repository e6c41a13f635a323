// Breaks MCP-HDR-030.
import { decodeHeaderValue } from '../../protocol/headers.ts';
import { readHeader } from '../../server/compare-header.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const doesNotCompareParameters = fault({
  id: 'does-not-compare-parameters',
  does: 'Looks whether a mirrored header is there and can be read, and compares nothing.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-030'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) => {
        const sent = readHeader(call, header);
        const isReadable = typeof sent === 'string' && decodeHeaderValue(sent) !== undefined;
        return isReadable ? undefined : checkParameter(call, header, value);
      },
    }),
});
