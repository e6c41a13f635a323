// Breaks MCP-DSC-001.
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { refuse } from '../../server/answer.ts';
import { route } from '../../server/steps/route.ts';
import { fault } from '../fault.ts';

export const hasNoDiscover = fault({
  id: 'has-no-discover',
  does: 'Leaves out the method that clients need not call.',
  definition: 'open',
  breaks: ['MCP-DSC-001'],
  blinds: [
    'MCP-DSC-002',
    'MCP-ERR-006',
    'MCP-ERR-007',
    'MCP-HDR-004',
    'MCP-HDR-005',
    'MCP-HDR-034',
    'MCP-HTT-002',
    'MCP-HTT-003',
    'MCP-HTT-012',
    'MCP-HTT-022',
    'MCP-MET-001',
    'MCP-MET-002',
    'MCP-MET-003',
    'MCP-MET-005',
    'MCP-MET-007',
    'MCP-MET-008',
    'MCP-MET-013',
    'MCP-MRT-003',
    'MCP-RPC-001',
    'MCP-RPC-007',
    'MCP-STL-001',
    'MCP-STL-002',
    'MCP-STL-007',
    'MCP-VER-005',
  ],
  steps: () => ({
    route: (call) => {
      const { id, method } = call.message;
      if (method === 'server/discover') return refuse(404, id, METHOD_NOT_FOUND, `Method not found: ${method}`);
      return route(call);
    },
  }),
});
