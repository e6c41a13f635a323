// Breaks MCP-ERR-003.
import { refuse } from '../../server/answer.ts';
import { isRefusal } from '../../server/steps.ts';
import { parse } from '../../server/steps/parse.ts';
import { fault } from '../fault.ts';

const SERVER_ERROR = -32000;

export const saysServerError = fault({
  id: 'says-server-error',
  does: 'Answers whatever HTTP alone could refuse with -32000, the server error of many JSON-RPC libraries.',
  definition: 'open',
  breaks: ['MCP-ERR-003'],
  blinds: [],
  steps: () => ({
    parse: (call) => {
      const read = parse(call);
      if (!isRefusal(read) || read.refused.status !== 415) return read;
      return refuse(415, undefined, SERVER_ERROR, 'Unsupported media type');
    },
  }),
});
