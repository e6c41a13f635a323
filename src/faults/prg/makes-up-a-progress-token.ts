// Breaks MCP-PRG-005: a call that asked for no progress gets it all the same.
import { isObject } from '../../protocol/json.ts';
import { handler } from '../../server/steps/handler.ts';
import { fault } from '../fault.ts';

export const makesUpAProgressToken = fault({
  id: 'makes-up-a-progress-token',
  does: 'Takes the id of the request for a progress token when the request brought none.',
  definition: 'full',
  breaks: ['MCP-PRG-005'],
  blinds: [],
  steps: () => ({
    handler: (call) => {
      const { id, params } = call.message;
      const meta = isObject(params?._meta) ? params._meta : {};
      const token = meta.progressToken ?? id;
      return handler({
        ...call,
        message: { ...call.message, params: { ...params, _meta: { ...meta, progressToken: token } } },
      });
    },
  }),
});
