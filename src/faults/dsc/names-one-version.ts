// Breaks MCP-DSC-001: the result of the handshake under the name of the new method.
import { isRefusal } from '../../server/steps.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const namesOneVersion = fault({
  id: 'names-one-version',
  does: 'Answers server/discover with the fields of the old handshake: one protocolVersion, not a list.',
  definition: 'open',
  breaks: ['MCP-DSC-001'],
  blinds: ['MCP-VER-005'],
  steps: () => ({
    handler: async (call) => {
      const result = await handler(call);
      if (call.method.name !== 'server/discover' || isRefusal(result)) return result;
      const { supportedVersions, ...rest } = result;
      return { protocolVersion: call.meta.protocolVersion, ...rest };
    },
  }),
});
