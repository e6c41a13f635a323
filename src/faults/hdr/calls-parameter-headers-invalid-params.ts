// Breaks MCP-HDR-038.
import { INVALID_PARAMS } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const callsParameterHeadersInvalidParams = fault({
  id: 'calls-parameter-headers-invalid-params',
  does: 'Treats a mirrored header as one more argument and refuses a wrong one with -32602.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-038'],
  blinds: ['MCP-HDR-030'],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        checkParameter(call, header, value) &&
        refuse(400, call.message.id, INVALID_PARAMS, `Invalid params: ${header} does not fit`),
    }),
});
