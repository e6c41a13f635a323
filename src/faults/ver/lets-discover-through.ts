// Breaks MCP-VER-001: the method that tells the versions is let off the check of the version.
import { version } from '../../server/steps/version.ts';
import { fault } from '../fault.ts';

export const letsDiscoverThrough = fault({
  id: 'lets-discover-through',
  does: 'Answers server/discover in any version, so that a client can always find out which ones there are.',
  definition: 'open',
  breaks: ['MCP-VER-001'],
  blinds: ['MCP-HTT-021', 'MCP-RPC-001'],
  steps: () => ({
    version: (call) => (call.message.method === 'server/discover' ? undefined : version(call)),
  }),
});
