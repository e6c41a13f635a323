// Gives the tool with mirrored arguments more parameters, or others in place of those it has.
import type { JsonObject } from '../../protocol/json.ts';
import { changeTool } from '../../server/definition.ts';
import type { Definition } from '../../server/definition.ts';

export const addParameters = (definition: Definition, properties: JsonObject): Definition =>
  changeTool(definition, 'route_query', (tool) => ({
    ...tool,
    inputSchema: {
      ...tool.inputSchema,
      properties: { ...(tool.inputSchema.properties as JsonObject), ...properties },
    },
  }));
