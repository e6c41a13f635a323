// Breaks MCP-VER-001.
import { INVALID_PARAMS } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { fault } from '../fault.ts';

export const callsTheVersionBadParams = fault({
  id: 'calls-the-version-bad-params',
  does: 'Refuses an unknown version like any other bad parameter, and keeps to itself which ones it knows.',
  definition: 'open',
  breaks: ['MCP-VER-001'],
  blinds: ['MCP-HTT-021'],
  steps: () => ({
    version: ({ message, meta, definition }) => {
      if (definition.supportedVersions.includes(meta.protocolVersion)) return undefined;
      return refuse(400, message.id, INVALID_PARAMS, 'Bad protocol version');
    },
  }),
});
