// tools/call: finds the tool and lets it work on the arguments of this very request.
import { INVALID_PARAMS } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { refuse } from '../answer.ts';
import type { Tool } from '../definition.ts';
import type { Described } from '../steps.ts';
import type { Method } from './list.ts';

export const toolsCall: Method = {
  name: 'tools/call',
  isCacheable: false,
  isOffered: ({ tools }) => tools.length > 0,
  needs: (call) => findTool(call)?.needs?.(argumentsOf(call), call) ?? {},
  run: (call) => {
    const { message } = call;
    const { name, arguments: args } = message.params ?? {};
    if (typeof name !== 'string')
      return refuse(200, message.id, INVALID_PARAMS, 'Invalid params: name is missing or no string');
    if (args !== undefined && !isObject(args))
      return refuse(200, message.id, INVALID_PARAMS, 'Invalid params: arguments is no object');
    const tool = findTool(call);
    if (tool === undefined) return refuse(200, message.id, INVALID_PARAMS, `Unknown tool: ${name}`);
    return tool.run(argumentsOf(call), call);
  },
};

const findTool = ({ definition, message }: Described): Tool | undefined =>
  definition.tools.find((tool) => tool.name === message.params?.name);

function argumentsOf({ message }: Described): JsonObject {
  const args = message.params?.arguments;
  return isObject(args) ? args : {};
}
