// Correct requests for everything that a definition offers; the fuzzer bends them.
import { createInitialize, createRequest } from '../../src/client/request.ts';
import { encodeHeaderValue } from '../../src/protocol/headers.ts';
import { isObject, parseJson, readPointer } from '../../src/protocol/json.ts';
import type { JsonObject, JsonValue } from '../../src/protocol/json.ts';
import type { HttpRequest } from '../../src/protocol/message.ts';
import { createVirtualClock } from '../../src/run/clock.ts';
import { createEnvironment } from '../../src/run/environment.ts';
import { createServer } from '../../src/server/create-server.ts';
import type { CreateDefinition, Definition } from '../../src/server/definition.ts';
import { DEMO_TOKENS } from '../../src/server/definitions/protected.ts';

const CAPABILITIES = { elicitation: { form: {}, url: {} }, sampling: { context: {}, tools: {} }, roots: {} };
const META = { progressToken: 'p', 'io.modelcontextprotocol/logLevel': 'debug' };

/** Builds a correct request, with every capability declared and every mirrored argument in its header. */
function build(definition: Definition, method: string, params: JsonObject): HttpRequest {
  const request = createRequest({
    id: 1,
    method,
    params,
    capabilities: CAPABILITIES,
    headers: {
      ...(definition.authorization === undefined ? {} : { Authorization: `Bearer ${DEMO_TOKENS.admin}` }),
      ...mirror(definition, method, params),
    },
  });
  const body = parseJson(String(request.body)) as { params: { _meta: JsonObject } };
  Object.assign(body.params._meta, META);
  return { ...request, body: JSON.stringify(body) };
}

/** Every request of a definition: all methods, tools, prompts and resources, and the later rounds of those that ask. */
export async function createSeeds(create: CreateDefinition): Promise<HttpRequest[]> {
  const environment = createEnvironment(createVirtualClock());
  const definition = create(environment);
  const seeds = listParams(definition).map(([method, params]) => build(definition, method, params));
  for (const [method, params] of listParams(definition)) {
    let answers: JsonObject = {};
    for (let round = 1; round <= 4; round += 1) {
      const server = createServer(create(environment), environment);
      const { body } = await server(build(definition, method, { ...params, ...answers }), { number: 1 });
      const result = typeof body === 'string' ? parseJson(body) : undefined;
      if (!isObject(result) || !isObject(result.result) || result.result.resultType !== 'input_required') break;
      answers = answerInput(result.result);
      seeds.push(build(definition, method, { ...params, ...answers }));
    }
  }
  const headers = seeds[0]?.headers ?? [];
  const bare = (message: JsonObject): HttpRequest => ({
    method: 'POST',
    path: '/mcp',
    headers,
    body: JSON.stringify({ jsonrpc: '2.0', ...message }),
  });
  return [
    ...seeds,
    createInitialize(1),
    { ...createInitialize(1), headers },
    bare({ id: 1, method: 'ping' }),
    bare({ method: 'notifications/initialized' }),
    bare({ method: 'notifications/cancelled', params: { requestId: 1 } }),
    bare({ id: 1, result: {} }),
    { method: 'GET', path: '/mcp', headers, body: '' },
    { method: 'GET', path: '/.well-known/oauth-protected-resource/mcp', headers: [], body: '' },
  ];
}

function listParams(definition: Definition): [method: string, params: JsonObject][] {
  const { tools, prompts = [], resources = [], templates = [] } = definition;
  const fill = (uri: string) => uri.replace(/\{[^}]*\}/g, '1');
  return [
    ['server/discover', {}],
    ...['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'].flatMap(
      (method): [string, JsonObject][] => [
        [method, {}],
        [method, { cursor: 'MQ==' }],
      ],
    ),
    ...tools.map(({ name, inputSchema }): [string, JsonObject] => [
      'tools/call',
      { name, arguments: example(inputSchema, 0) },
    ]),
    ...[...resources.map(({ uri }) => uri), ...templates.map(({ uriTemplate }) => fill(uriTemplate))].map(
      (uri): [string, JsonObject] => ['resources/read', { uri }],
    ),
    ...prompts.map((prompt): [string, JsonObject] => [
      'prompts/get',
      { name: prompt.name, arguments: Object.fromEntries((prompt.arguments ?? []).map(({ name }) => [name, 'x'])) },
    ]),
    ...[
      ...prompts.map(({ name }) => ({ type: 'ref/prompt', name })),
      ...templates.map(({ uriTemplate }) => ({ type: 'ref/resource', uri: uriTemplate })),
    ].map((ref): [string, JsonObject] => [
      'completion/complete',
      { ref, argument: { name: nameOfArgument(definition, ref), value: 'a' }, context: { arguments: { x: 'y' } } },
    ]),
    [
      'subscriptions/listen',
      {
        notifications: {
          toolsListChanged: true,
          promptsListChanged: true,
          resourcesListChanged: true,
          resourceSubscriptions: resources.map(({ uri }) => uri),
        },
      },
    ],
  ];
}

function nameOfArgument({ prompts = [] }: Definition, ref: { name?: string; uri?: string }): string {
  const prompt = prompts.find(({ name }) => name === ref.name);
  return prompt?.arguments?.[0]?.name ?? /\{(\w+)/.exec(ref.uri ?? '')?.[1] ?? 'x';
}

/** A value that a schema allows, as far as the demonstration tools need. */
function example(schema: JsonValue | undefined, depth: number, root: JsonValue | undefined = schema): JsonValue {
  if (!isObject(schema) || depth > 5) return {};
  if (typeof schema.$ref === 'string') return example(readPointer(root, schema.$ref.slice(1)), depth + 1, root);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
  if (schema.default !== undefined) return schema.default;
  switch (schema.type) {
    case 'string':
      return schema.format === 'date' ? '2026-07-28' : 'abc';
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 1;
    case 'boolean':
      return true;
    case 'array':
      return (Array.isArray(schema.items) ? schema.items : [schema.items]).map((item) =>
        example(item, depth + 1, root),
      );
    default: {
      const properties = isObject(schema.properties) ? schema.properties : {};
      return Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, example(value, depth + 1, root)]),
      );
    }
  }
}

/** Answers every question of a result that asks, and brings its state back. */
function answerInput({ inputRequests, requestState }: JsonObject): JsonObject {
  const answers = Object.entries(isObject(inputRequests) ? inputRequests : {}).map(([key, asked]) => {
    const { method, params } = asked as { method: string; params: JsonObject };
    if (method === 'roots/list') return [key, { roots: [{ uri: 'file:///home/me/project', name: 'project' }] }];
    if (method === 'sampling/createMessage') {
      return [key, { role: 'assistant', content: { type: 'text', text: 'Yes.' }, model: 'm', stopReason: 'endTurn' }];
    }
    return [
      key,
      { action: 'accept', ...(params.mode === 'url' ? {} : { content: example(params.requestedSchema, 0) }) },
    ];
  });
  return {
    inputResponses: Object.fromEntries(answers),
    ...(requestState === undefined ? {} : { requestState }),
  };
}

/** The `Mcp-Param-` headers of a call; only those of primitive values that stand where the schema says. */
export function mirror(definition: Definition, method: string, params: JsonObject): Record<string, string> {
  const headers: Record<string, string> = {};
  const tool = method === 'tools/call' ? definition.tools.find(({ name }) => name === params.name) : undefined;
  const walk = (schema: JsonObject, value: JsonValue | undefined): void => {
    for (const [key, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      const here = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
      if (!isObject(property)) continue;
      const isPrimitive = typeof here === 'string' || typeof here === 'number' || typeof here === 'boolean';
      if (typeof property['x-mcp-header'] === 'string' && isPrimitive) {
        headers[`Mcp-Param-${property['x-mcp-header']}`] = encodeHeaderValue(String(here));
      }
      walk(property, here);
    }
  };
  if (tool !== undefined) walk(tool.inputSchema, params.arguments);
  return headers;
}
