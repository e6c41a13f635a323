// tools/list: every tool, always in the same order, whoever asks over whichever connection.
import type { JsonObject } from '../../protocol/json.ts';
import type { Definition, Tool } from '../definition.ts';
import type { Method } from './list.ts';

/** The list is made of the definition alone (spec: server/tools#capabilities). */
export const listTools = (definition: Definition): JsonObject => ({ tools: definition.tools.map(describeTool) });

export const toolsList: Method = {
  name: 'tools/list',
  isCacheable: true,
  isOffered: ({ tools }) => tools.length > 0,
  needs: () => ({}),
  run: ({ definition }) => listTools(definition),
};

const describeTool = ({ name, title, description, inputSchema, annotations }: Tool): JsonObject => ({
  name,
  title,
  description,
  inputSchema,
  ...(annotations === undefined ? {} : { annotations }),
});
