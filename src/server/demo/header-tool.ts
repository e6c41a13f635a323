// A tool whose arguments are repeated in headers: one of each kind that may be, and one deeper down.
import { textResult, toolError } from '../answer.ts';
import type { Tool } from '../definition.ts';
import { isObject } from '../../protocol/json.ts';

/** Says where a query would run. Gateways can route the call by its headers (spec: server/tools#x-mcp-header). */
export const routeQuery: Tool = {
  name: 'route_query',
  title: 'Route a query',
  description: 'Says in which region, for which tenant and how urgently a query would run. Runs nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      region: { type: 'string', description: 'Where to run', 'x-mcp-header': 'Region' },
      priority: { type: 'integer', description: '1 is the most urgent', 'x-mcp-header': 'Priority' },
      dry_run: { type: 'boolean', description: 'Whether to plan only', 'x-mcp-header': 'Dry-Run' },
      caller: {
        type: 'object',
        properties: { tenant: { type: 'string', description: 'On whose behalf', 'x-mcp-header': 'Tenant' } },
      },
      query: { type: 'string', description: 'What to run; stays out of the headers' },
    },
    required: ['region'],
  },
  annotations: { readOnlyHint: true },
  // It takes null for what is not given, which its schema cannot say without making the types no primitive ones.
  checksArguments: true,
  run: ({ region, priority, dry_run: dryRun, caller }) => {
    if (typeof region !== 'string') return toolError('region is missing: say where to run');
    const tenant = isObject(caller) && typeof caller.tenant === 'string' ? ` for ${caller.tenant}` : '';
    const urgency = typeof priority === 'number' ? ` with priority ${priority}` : '';
    return textResult(`${dryRun === true ? 'Would run' : 'Runs'} in ${region}${tenant}${urgency}.`);
  },
};
