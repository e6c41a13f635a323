// The official server with what a definition of ours offers, registered with its own machinery.
import { createRequestStateCodec, McpServer } from '@modelcontextprotocol/server';
import type { CacheHint, McpServerFactory, ServerNotifier, ServerOptions } from '@modelcontextprotocol/server';
import type { Environment } from '../../protocol/clock.ts';
import type { Definition } from '../../server/definition.ts';
import type { Codec } from './conversation.ts';
import { createBadge, createGreeting, createInputRuns } from './input-tools.ts';
import { createOpenRuns } from './open-tools.ts';
import { registerPrompt, registerResource, registerTemplate, registerTool } from './register.ts';
import { createWorkRuns } from './work-tools.ts';

const INFO = { name: 'official-sdk', version: '2.4.0' };

/** How long its states are good for, in milliseconds: on the real clock a probe has to wait for the end. */
export const SDK_STATE_LIFETIME = 3000;

/** There is no tool loop of ours to replay here. */
const LEFT_OUT = ['advise_clothes'];

/**
 * Creates what makes servers, one for each request or each process; what they share lasts as long as the factory. They
 * offer everything of a definition but pages, which the official server does not make.
 */
export function createFactory(
  ours: Definition,
  environment: Environment,
  notifier?: () => ServerNotifier,
): McpServerFactory {
  const codec: Codec = createRequestStateCodec({
    key: environment.secret,
    ttlSeconds: SDK_STATE_LIFETIME / 1000,
    bind: ({ mcpReq, http }) => `${mcpReq.method}\0${http?.authInfo?.clientId ?? ''}`,
  });
  const runs = { ...createOpenRuns(), ...createWorkRuns(), ...createInputRuns(codec) };
  const [greeting, badge] = [createGreeting(codec), createBadge(codec)];
  // Over HTTP there is a server for each request, and what changed is announced around them.
  if (notifier !== undefined)
    ours.changes?.listen(
      (change) => {
        if (change.kind === 'resource') notifier().resourceUpdated(change.uri);
        else notifier()[`${change.kind}Changed`]();
      },
      () => undefined,
    );
  /** Registers what is in the lists and not yet here, and takes away what has left them. */
  const sync = (server: McpServer, registered: Map<object, { remove(): void }>): void => {
    const add = (entry: object, register: () => { remove(): void }) => {
      if (!registered.has(entry)) registered.set(entry, register());
    };
    const tools = ours.tools.filter(({ name }) => !LEFT_OUT.includes(name));
    for (const tool of tools) add(tool, () => registerTool(server, tool, environment, runs[tool.name]));
    const [resources, templates, prompts] = [ours.resources ?? [], ours.templates ?? [], ours.prompts ?? []];
    for (const one of resources)
      add(one, () => registerResource(server, one, environment, one.name === 'badge' ? badge : undefined));
    for (const one of templates) add(one, () => registerTemplate(server, one, environment));
    for (const one of prompts)
      add(one, () => registerPrompt(server, one, environment, one.name === 'greet_user' ? greeting : undefined));
    const there = new Set<object>([...tools, ...resources, ...templates, ...prompts]);
    for (const [entry, { remove }] of registered) {
      if (there.has(entry)) continue;
      remove();
      registered.delete(entry);
    }
  };
  return () => {
    const server = new McpServer(INFO, { ...optionsOf(ours), requestState: { verify: codec.verify } });
    const registered = new Map<object, { remove(): void }>();
    sync(server, registered);
    // Over stdio one server stays, and says itself what it registers later.
    if (notifier === undefined)
      ours.changes?.listen(
        (change) => {
          if (change.kind === 'resource') void server.server.sendResourceUpdated({ uri: change.uri });
          else sync(server, registered);
        },
        () => undefined,
      );
    return server;
  };
}

function optionsOf({ tools, resources, prompts, logging, cache, cacheOf }: Definition): ServerOptions {
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
      ...(tools.length > 0 && { tools: {} }),
      ...(resources && { resources: { subscribe: true } }),
      ...(prompts && { prompts: {} }),
      ...(logging && { logging: {} }),
    },
    cacheHints: Object.fromEntries(hints),
  };
}
