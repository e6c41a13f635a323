// Registers what our definitions offer with the official server: the same names, texts and schemas, its own machinery.
import {
  completable,
  fromJsonSchema,
  requireScopes,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import type {
  CallToolResult,
  GetPromptResult,
  InputRequiredResult,
  JsonSchemaValidator,
  McpServer,
  ReadResourceResult,
  ServerContext,
  StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { JsonObject } from '../../protocol/json.ts';
import type { Environment } from '../../protocol/clock.ts';
import type { Prompt, Resource, ResourceTemplate as OurTemplate, Tool } from '../../server/definition.ts';
import type { Described } from '../../server/steps.ts';

/** A tool's code as its author would write it for the official server; the others run ours, which speak no protocol. */
export type ToolRun = (
  args: JsonObject,
  context: ServerContext,
) => CallToolResult | InputRequiredResult | Promise<CallToolResult | InputRequiredResult>;

/** What can be taken away again. */
export interface Registered {
  remove(): void;
}

const schemas = new WeakMap<Tool, StandardSchemaWithJSON<JsonObject, JsonObject>>();

/** The schema of a tool, compiled once: the official server is made anew for each request. */
function inputSchemaOf(tool: Tool): StandardSchemaWithJSON<JsonObject, JsonObject> {
  const known = schemas.get(tool);
  if (known !== undefined) return known;
  const made = tool.checksArguments
    ? fromJsonSchema<JsonObject>(tool.inputSchema, { getValidator: acceptAnything })
    : fromJsonSchema<JsonObject>(tool.inputSchema);
  schemas.set(tool, made);
  return made;
}

/** For tools that check their arguments themselves. */
const acceptAnything =
  <T>(): JsonSchemaValidator<T> =>
  (data) => ({ valid: true, data: data as T, errorMessage: undefined });

/** What our tools, prompts and resources use of a call. */
function callOf(environment: Environment, { mcpReq, http }: ServerContext): Described {
  const principal = http?.authInfo && { subject: http.authInfo.clientId, scopes: http.authInfo.scopes };
  return { environment, principal, message: { params: { _meta: mcpReq._meta } } } as unknown as Described;
}

export function registerTool(server: McpServer, tool: Tool, environment: Environment, run?: ToolRun): Registered {
  const { name, title, description, annotations, outputSchema, scope } = tool;
  const config = {
    title,
    description,
    inputSchema: inputSchemaOf(tool),
    ...(annotations && { annotations }),
    ...(outputSchema && { outputSchema: fromJsonSchema(outputSchema) }),
    ...(scope !== undefined && { scopeChallenge: requireScopes(...(scope.split(' ') as [string, ...string[]])) }),
  };
  const ours: ToolRun = (args, context) => tool.run(args, callOf(environment, context)) as unknown as CallToolResult;
  return server.registerTool(name, config, run ?? ours);
}

export type ResourceRun = (context: ServerContext) => Promise<ReadResourceResult | InputRequiredResult>;

export function registerResource(
  server: McpServer,
  resource: Resource,
  environment: Environment,
  run?: ResourceRun,
): Registered {
  const { name, uri, title, description, mimeType } = resource;
  const config = { ...(title && { title }), ...(description && { description }), ...(mimeType && { mimeType }) };
  const ours = (context: ServerContext) => resource.read(callOf(environment, context)) as unknown as ReadResourceResult;
  return server.registerResource(name, uri, config, (_, context) => (run ?? ours)(context));
}

export function registerTemplate(server: McpServer, ours: OurTemplate, environment: Environment): Registered {
  const { name, uriTemplate, title, mimeType, complete = {} } = ours;
  const completions = Object.entries(complete).map(([variable, find]) => [
    variable,
    (typed: string, around?: { arguments?: Record<string, string> }) => [...find(typed, around?.arguments ?? {})],
  ]);
  const template = new ResourceTemplate(uriTemplate, { list: undefined, complete: Object.fromEntries(completions) });
  const config = { ...(title && { title }), ...(mimeType && { mimeType }) };
  return server.registerResource(name, template, config, (uri, variables, context) => {
    const found = ours.read(variables as Record<string, string>, callOf(environment, context));
    if (found === undefined) throw new ResourceNotFoundError(uri.href);
    return found as unknown as ReadResourceResult;
  });
}

export type PromptRun = (context: ServerContext) => Promise<GetPromptResult | InputRequiredResult>;

export function registerPrompt(
  server: McpServer,
  prompt: Prompt,
  environment: Environment,
  run?: PromptRun,
): Registered {
  const { name, title, description, arguments: list } = prompt;
  const config = { ...(title && { title }), ...(description && { description }) };
  const get = (args: Record<string, string>, context: ServerContext) =>
    prompt.get(args, callOf(environment, context)) as unknown as GetPromptResult;
  if (list === undefined) {
    return server.registerPrompt(name, config, (context: ServerContext) => (run ? run(context) : get({}, context)));
  }
  const shape = list.map(({ name: argument, description: about, required, complete }) => {
    const text = z.string().describe(about);
    const completed = complete
      ? completable(text, (typed, around) => [...complete(typed, around?.arguments ?? {})])
      : text;
    return [argument, required ? completed : completed.optional()] as const;
  });
  const argsSchema = z.object(Object.fromEntries(shape));
  return server.registerPrompt(name, { ...config, argsSchema }, (args, context) =>
    get(args as Record<string, string>, context),
  );
}
