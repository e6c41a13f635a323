// Breaks MCP-HDR-029.
import { decodeHeaderValue } from '../../protocol/headers.ts';
import { compareHeader } from '../../server/compare-header.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const decodesBase64Leniently = fault({
  id: 'decodes-base64-leniently',
  does: 'Decodes with a function that skips every character that is no Base64.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-029'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        typeof value === 'string'
          ? compareHeader(call, header, value, (sent, expected) => decodeHeaderValue(forgive(sent)) === expected)
          : checkParameter(call, header, value),
    }),
});

/** What many decoders do of themselves: what is not in the alphabet is not there. */
const forgive = (sent: string): string =>
  sent.replace(/^(=\?base64\?)(.*)(\?=)$/, (_, start: string, text: string, end: string) => {
    return start + text.replace(/[^A-Za-z0-9+/=]/g, '') + end;
  });
