// Breaks MCP-MRT-015: what one client was asked about is nobody else's until it comes back.
import { toolError } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

export const locksUntilTheRetry = fault({
  id: 'locks-until-the-retry',
  does: 'Locks a voucher when it asks for the confirmation, and unlocks it when the answer comes.',
  definition: 'full',
  breaks: ['MCP-MRT-015'],
  blinds: [],
  define: (definition) => {
    const locked = new Set<string>();
    return changeTool(definition, 'redeem_voucher', (tool) => ({
      ...tool,
      run: (args, call) => {
        const code = String(args.code);
        const isRetry = call.message.params?.requestState !== undefined;
        if (!isRetry && locked.has(code)) return toolError(`${code} is being redeemed: wait until that is done`);
        if (isRetry) locked.delete(code);
        else locked.add(code);
        return tool.run(args, call);
      },
    }));
  },
});
