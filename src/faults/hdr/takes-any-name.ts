// Breaks MCP-HDR-036.
import { NAME_HEADER } from '../../protocol/headers.ts';
import { compareWith, nameOf, wantHeader } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const takesAnyName = fault({
  id: 'takes-any-name',
  does: 'Wants Mcp-Name to be there for the metrics, and calls the tool that the body names.',
  definition: 'open',
  breaks: ['MCP-HDR-036'],
  blinds: [],
  steps: () =>
    compareWith({ name: (call) => (nameOf(call) === undefined ? undefined : wantHeader(call, NAME_HEADER)) }),
});
