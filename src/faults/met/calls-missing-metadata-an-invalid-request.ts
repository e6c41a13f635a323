// Breaks MCP-MET-007: a request without its metadata is refused under another code.
import { INVALID_REQUEST } from '../../protocol/error-codes.ts';
import { envelope } from '../../server/steps/envelope.ts';
import { fault } from '../fault.ts';
import { refuseWith } from './refuse-with.ts';

export const callsMissingMetadataAnInvalidRequest = fault({
  id: 'calls-missing-metadata-an-invalid-request',
  does: 'Takes metadata for a part of the message and not of its parameters, and answers -32600.',
  definition: 'open',
  breaks: ['MCP-MET-007'],
  blinds: [],
  steps: () => ({
    envelope: (call) => refuseWith(envelope(call), { error: (error) => ({ ...error, code: INVALID_REQUEST }) }),
  }),
});
