// Breaks MCP-HDR-043.
import { addParameters } from './add-parameters.ts';
import { fault } from '../fault.ts';

export const mirrorsAnApiKey = fault({
  id: 'mirrors-an-api-key',
  does: 'Mirrors an API key, so that the gateway can look the account up by it.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-043'],
  blinds: [],
  define: (definition) =>
    addParameters(definition, {
      api_key: { type: 'string', description: 'Secret key of the account', 'x-mcp-header': 'Api-Key' },
    }),
});
