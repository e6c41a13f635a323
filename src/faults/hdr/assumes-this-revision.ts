// Breaks MCP-HDR-005.
import { PROTOCOL_VERSION_HEADER } from '../../protocol/headers.ts';
import { compareIfThere, compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const assumesThisRevision = fault({
  id: 'assumes-this-revision',
  does: 'Reads a request without a version header by the version in its body.',
  definition: 'open',
  breaks: ['MCP-HDR-005'],
  blinds: [],
  steps: () =>
    compareWith({ version: (call) => compareIfThere(call, PROTOCOL_VERSION_HEADER, call.meta.protocolVersion) }),
});
