// Breaks MCP-RPC-014: the refusal is built where the id is out of reach.
import { UNSUPPORTED_VERSION } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { version } from '../../server/steps/version.ts';
import { fault } from '../fault.ts';

export const refusesVersionsWithoutAnId = fault({
  id: 'refuses-versions-without-an-id',
  does: 'Checks the version in a middleware that knows the version and not the message.',
  definition: 'open',
  breaks: ['MCP-RPC-014'],
  blinds: [],
  steps: () => ({
    version: (call) => {
      if (version(call) === undefined) return undefined;
      const supported = [...call.definition.supportedVersions];
      return refuse(400, undefined, UNSUPPORTED_VERSION, 'Unsupported protocol version', {
        supported,
        requested: call.meta.protocolVersion,
      });
    },
  }),
});
