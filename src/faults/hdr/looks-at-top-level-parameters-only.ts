// Breaks MCP-HDR-033.
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

// What a loop over the properties of route_query finds without going deeper.
const TOP_LEVEL = ['Mcp-Param-Region', 'Mcp-Param-Priority', 'Mcp-Param-Dry-Run'];

export const looksAtTopLevelParametersOnly = fault({
  id: 'looks-at-top-level-parameters-only',
  does: 'Goes through the properties of the schema and does not go into those that are objects.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-033'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        TOP_LEVEL.includes(header) ? checkParameter(call, header, value) : undefined,
    }),
});
