// What the official server offers in each definition: that of ours of the same name, or, for an unknown one, everything.
import { createRequestStateCodec, McpServer } from '@modelcontextprotocol/server';
import type { CacheHint, McpServerFactory, ServerNotifier, ServerOptions } from '@modelcontextprotocol/server';
import type { Environment } from '../../protocol/clock.ts';
import type { Change } from '../../server/changes.ts';
import type { Definition } from '../../server/definition.ts';
import { createFull } from '../../server/definitions/full.ts';
import { createProtected } from '../../server/definitions/protected.ts';
import type { Codec } from './conversation.ts';
import { createBadge, createGreeting, createInputRuns } from './input-tools.ts';
import { registerOpenTools } from './open-tools.ts';
import { registerPrompt, registerResource, registerTemplate, registerTool } from './register.ts';
import { createWorkRuns } from './work-tools.ts';

const INFO = { name: 'official-sdk', version: '2.4.0' };

/** The definitions that get a small server: its list prints short. */
const SMALL = ['open', 'minimal', 'dual-era'];

/** Makes servers, one for each request or each process; what they share lasts as long as the factory. */
export interface Factory {
  factory: McpServerFactory;
  /** The definition of ours that it registers, where it is a large one. */
  ours?: Definition;
}

export function createFactory(definition: string, environment: Environment, notifier?: () => ServerNotifier): Factory {
  if (SMALL.includes(definition)) return { factory: createSmall(definition) };
  const ours = definition === 'protected' ? createProtected(environment) : createFull(environment);
  return { factory: createLarge(ours, environment, notifier), ours };
}

/** The open tools, or none. */
function createSmall(definition: string): McpServerFactory {
  const baskets = new Map<string, string[]>();
  return () => {
    const server = new McpServer(INFO, { capabilities: definition === 'minimal' ? {} : { tools: {} } });
    if (definition !== 'minimal') registerOpenTools(server, baskets);
    return server;
  };
}

/** Tools of ours that run by themselves, but not without our request path. */
const OWN = ['echo', 'slow_echo', 'whoami', 'book_table', 'create_basket', 'add_item'];
/** There is no tool loop of ours to replay here. */
const LEFT_OUT = ['advise_clothes'];

/** Everything of a definition; what changes is announced through the official notifier. */
function createLarge(
  ours: Definition,
  environment: Environment,
  notifier: (() => ServerNotifier) | undefined,
): McpServerFactory {
  const codec: Codec = createRequestStateCodec({
    key: environment.secret,
    bind: ({ mcpReq, http }) => `${mcpReq.method}\0${http?.authInfo?.clientId ?? ''}`,
  });
  const runs = { ...createWorkRuns(), ...createInputRuns(codec) };
  const [greeting, badge] = [createGreeting(codec), createBadge(codec)];
  const baskets = new Map<string, string[]>();
  // Over HTTP each request has a server of its own, and what changed is announced around it; over stdio one announces it.
  let announce = notifier && ((change: Change) => publish(notifier(), change));
  ours.changes?.listen(
    (change) => announce?.(change),
    () => undefined,
  );
  return () => {
    const server = new McpServer(INFO, { ...optionsOf(ours), requestState: { verify: codec.verify } });
    registerOpenTools(server, baskets);
    for (const tool of ours.tools) {
      if (OWN.includes(tool.name) || LEFT_OUT.includes(tool.name)) continue;
      registerTool(server, tool, environment, runs[tool.name]);
    }
    for (const resource of ours.resources ?? [])
      registerResource(server, resource, environment, resource.name === 'badge' ? badge : undefined);
    for (const template of ours.templates ?? []) registerTemplate(server, template, environment);
    for (const prompt of ours.prompts ?? [])
      registerPrompt(server, prompt, environment, prompt.name === 'greet_user' ? greeting : undefined);
    return server;
  };
}

function optionsOf({ resources, prompts, logging, cache, cacheOf }: Definition): ServerOptions {
  const lists = [
    'tools/list',
    'prompts/list',
    'resources/list',
    'resources/templates/list',
    'server/discover',
  ] as const;
  const hints = [...lists, 'resources/read' as const].map((method): [string, CacheHint] => [
    method,
    { ...(cacheOf?.[method] ?? cache) },
  ]);
  return {
    capabilities: {
      tools: {},
      ...(resources && { resources: { subscribe: true } }),
      ...(prompts && { prompts: {} }),
      ...(logging && { logging: {} }),
    },
    cacheHints: Object.fromEntries(hints),
  };
}
