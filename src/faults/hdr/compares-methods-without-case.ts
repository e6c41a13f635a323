// Breaks MCP-HDR-036.
import { METHOD_HEADER } from '../../protocol/headers.ts';
import { compareHeader } from '../../server/compare-header.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const comparesMethodsWithoutCase = fault({
  id: 'compares-methods-without-case',
  does: 'Compares Mcp-Method with the method in lower case, as though values were names of headers.',
  definition: 'open',
  breaks: ['MCP-HDR-036'],
  blinds: [],
  steps: () =>
    compareWith({
      method: (call) =>
        compareHeader(call, METHOD_HEADER, call.message.method, (sent, expected) => sent.toLowerCase() === expected),
    }),
});
