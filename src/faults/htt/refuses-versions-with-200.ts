// Breaks MCP-HTT-021.
import { UNSUPPORTED_VERSION } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { fault } from '../fault.ts';

export const refusesVersionsWith200 = fault({
  id: 'refuses-versions-with-200',
  does: 'Sends the error for an unsupported version under 200: the HTTP request itself went well.',
  definition: 'open',
  breaks: ['MCP-HTT-021'],
  blinds: [],
  steps: () => ({
    version: ({ message, meta, definition }) => {
      const supported = [...definition.supportedVersions];
      if (supported.includes(meta.protocolVersion)) return undefined;
      return refuse(200, message.id, UNSUPPORTED_VERSION, 'Unsupported protocol version', {
        supported,
        requested: meta.protocolVersion,
      });
    },
  }),
});
