// tools/list: every tool that this caller may use, always in the same order, over whichever connection.
import type { JsonObject } from '../../protocol/json.ts';
import { isAllowed } from '../authorization.ts';
import type { Tool } from '../definition.ts';
import { listPage } from '../page.ts';
import type { Method } from './list.ts';

/** The list is made of the definition and the token alone (spec: server/tools#capabilities). */
export const toolsList: Method = {
  name: 'tools/list',
  isCacheable: true,
  isOffered: ({ tools }) => tools.length > 0,
  needs: () => ({}),
  run: (call) =>
    listPage(call, {
      key: 'tools',
      entries: call.definition.tools.filter((tool) => isAllowed(tool, call)),
      nameOf: ({ name }) => name,
      describe: describeTool,
    }),
};

const describeTool = ({ name, title, description, inputSchema, outputSchema, annotations }: Tool): JsonObject => ({
  name,
  title,
  description,
  inputSchema,
  ...(outputSchema === undefined ? {} : { outputSchema }),
  ...(annotations === undefined ? {} : { annotations }),
});
