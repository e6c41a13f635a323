// Breaks MCP-HTT-001.
import { isObject } from '../../protocol/json.ts';
import { emptyResponse } from '../../server/answer.ts';
import { route } from '../../server/steps/route.ts';
import { fault } from '../fault.ts';

export const streamsUnderAnotherPath = fault({
  id: 'streams-under-another-path',
  does: 'Keeps one path for plain answers and one for streams, and redirects calls that ask for progress.',
  definition: 'open',
  breaks: ['MCP-HTT-001'],
  blinds: ['MCP-PRG-008'],
  steps: () => ({
    route: (call) => {
      const meta = call.message.params?._meta;
      const wantsStream = isObject(meta) && meta.progressToken !== undefined;
      if (wantsStream && call.request?.path === '/mcp')
        return { refused: emptyResponse(307, [['Location', '/mcp/stream']]) };
      return route(call);
    },
  }),
});
