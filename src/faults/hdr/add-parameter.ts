// Gives the tool with mirrored arguments one more parameter, or another in place of one it has.
import type { JsonObject } from '../../protocol/json.ts';
import { changeTool } from '../../server/definition.ts';
import type { Definition } from '../../server/definition.ts';

export const addParameter = (definition: Definition, name: string, schema: JsonObject): Definition =>
  changeTool(definition, 'route_query', (tool) => ({
    ...tool,
    inputSchema: {
      ...tool.inputSchema,
      properties: { ...(tool.inputSchema.properties as JsonObject), [name]: schema },
    },
  }));
