// Breaks MCP-HDR-004.
import { PROTOCOL_VERSION_HEADER } from '../../protocol/headers.ts';
import { compareWith, wantHeader } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const takesTheVersionFromTheBody = fault({
  id: 'takes-the-version-from-the-body',
  does: 'Wants the version header to be there, and then goes by the version in the body.',
  definition: 'open',
  breaks: ['MCP-HDR-004'],
  blinds: [],
  steps: () => compareWith({ version: (call) => wantHeader(call, PROTOCOL_VERSION_HEADER) }),
});
