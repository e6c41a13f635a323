// Breaks MCP-HDR-029.
import { readHeader } from '../../server/compare-header.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const takesBytesBeyondAscii = fault({
  id: 'takes-bytes-beyond-ascii',
  does: 'Compares a header that is not encoded with the argument, whatever characters it holds.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-029'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        typeof value === 'string' && readHeader(call, header) === value
          ? undefined
          : checkParameter(call, header, value),
    }),
});
