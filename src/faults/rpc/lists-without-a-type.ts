// Breaks MCP-RPC-009.
import { stamp } from '../../server/steps/stamp.ts';
import { fault } from '../fault.ts';

export const listsWithoutAType = fault({
  id: 'lists-without-a-type',
  does: 'Gives a type only to the results that can ask for input; a list of tools never does.',
  definition: 'open',
  breaks: ['MCP-RPC-009'],
  blinds: [],
  steps: () => ({
    stamp: (call, result) => {
      const { resultType, ...rest } = stamp(call, result);
      return call.method.name === 'tools/list' ? { ...rest } : { resultType, ...rest };
    },
  }),
});
