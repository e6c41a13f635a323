// Breaks MCP-HDR-032.
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { addParameters } from './add-parameters.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const fillsInDefaultsFirst = fault({
  id: 'fills-in-defaults-first',
  does: 'Fills in defaults before it compares, so that a header is missing for what nobody sent.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-032'],
  blinds: ['MCP-HDR-022', 'MCP-HDR-029', 'MCP-HDR-030', 'MCP-HDR-033'],
  define: (definition) =>
    addParameters(definition, {
      priority: { type: 'integer', default: 5, 'x-mcp-header': 'Priority' },
    }),
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        checkParameter(call, header, value ?? (header === 'Mcp-Param-Priority' ? 5 : undefined)),
    }),
});
