// Breaks MCP-MRT-012: what has been used is remembered where the next request does not look.
import { changeTool } from '../../server/definition.ts';
import { createRedeemVoucher } from '../../server/demo/input-tools.ts';
import { fault } from '../fault.ts';

export const redeemsTwice = fault({
  id: 'redeems-twice',
  does: 'Builds its tools anew for each request, and with them the list of the vouchers that are still unused.',
  definition: 'full',
  breaks: ['MCP-MRT-012'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'redeem_voucher', (tool) => ({
      ...tool,
      run: (args, call) => createRedeemVoucher().run(args, call),
    })),
});
