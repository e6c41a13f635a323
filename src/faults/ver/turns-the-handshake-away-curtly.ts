// Breaks MCP-VER-005.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { envelope } from '../../server/steps/envelope.ts';
import { fault } from '../fault.ts';

export const turnsTheHandshakeAwayCurtly = fault({
  id: 'turns-the-handshake-away-curtly',
  does: 'Answers the handshake of older clients like any method it does not know.',
  definition: 'open',
  breaks: ['MCP-VER-005'],
  blinds: [],
  steps: () => ({
    envelope: (call) => {
      const { id, method } = call.message;
      if (method === 'initialize') return refuse(404, id, METHOD_NOT_FOUND, 'Method not found');
      return envelope(call);
    },
  }),
});
