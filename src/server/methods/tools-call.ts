// tools/call: finds the tool, checks the arguments and lets it work on those of this very request.
import { INTERNAL_ERROR } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { refuse, toolError } from '../answer.ts';
import { isAllowed, refuseTool } from '../authorization.ts';
import type { Tool } from '../definition.ts';
import { invalidParams } from '../invalid-params.ts';
import { checkValue } from '../schema.ts';
import { isRefusal } from '../steps.ts';
import type { Described, Refusal } from '../steps.ts';
import type { Method } from './list.ts';

export const toolsCall: Method = {
  name: 'tools/call',
  isCacheable: false,
  isOffered: ({ tools }) => tools.length > 0,
  // A tool that may not be called needs nothing of the client.
  needs: (call) => {
    const tool = findTool(call);
    return tool !== undefined && isAllowed(tool, call) ? (tool.needs?.(argumentsOf(call), call) ?? {}) : {};
  },
  run: async (call) => {
    const { name, arguments: given } = call.message.params ?? {};
    if (typeof name !== 'string') return invalidParams(call, 'Invalid params: name is missing or no string');
    if (given !== undefined && !isObject(given)) return invalidParams(call, 'Invalid params: arguments is no object');
    const tool = findTool(call);
    if (tool === undefined) return invalidParams(call, `Unknown tool: ${name}`);
    if (!isAllowed(tool, call)) return refuseTool(tool, call);
    const args = argumentsOf(call);
    const flaw = checkArguments(tool, args);
    if (flaw?.kind === 'unusable') return brokenTool(call, `The inputSchema of ${name} ${flaw.text}`);
    // The model reads a tool error and tries again (spec: server/tools#error-handling). The schema of the protocol lists
    // invalid arguments under -32602 as well; the page on tools says which errors are whose, so it is followed.
    if (flaw) return toolError(flaw.text);
    const result = await tool.run(args, call);
    return isRefusal(result) ? result : checkResult(call, tool, result);
  },
};

const findTool = ({ definition, message }: Described): Tool | undefined =>
  definition.tools.find((tool) => tool.name === message.params?.name);

function argumentsOf({ message }: Described): JsonObject {
  const args = message.params?.arguments;
  return isObject(args) ? args : {};
}

const checkArguments = (tool: Tool, args: JsonObject) =>
  tool.checksArguments ? undefined : checkValue(tool.inputSchema, args, 'the arguments');

/** What a tool promises in its outputSchema it must keep (spec: server/tools#output-schema). */
function checkResult(call: Described, { name, outputSchema }: Tool, result: JsonObject): JsonObject | Refusal {
  const isFinal = (result.resultType ?? 'complete') === 'complete' && result.isError !== true;
  if (outputSchema === undefined || !isFinal) return result;
  const { structuredContent } = result;
  if (structuredContent === undefined) return brokenTool(call, `The result of ${name} has no structuredContent`);
  const flaw = checkValue(outputSchema, structuredContent, 'structuredContent');
  if (flaw?.kind === 'unusable') return brokenTool(call, `The outputSchema of ${name} ${flaw.text}`);
  return flaw ? brokenTool(call, `The result of ${name} does not fit its outputSchema`) : result;
}

/** A mistake of the server, which the caller can do nothing about. */
const brokenTool = ({ message }: Described, what: string): Refusal =>
  refuse(500, message.id, INTERNAL_ERROR, `Internal error: ${what}`);
