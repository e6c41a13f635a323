// What a server offers, apart from how it speaks: its name, its tools, whom it lets in.
import type { Environment } from '../protocol/clock.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Implementation } from '../protocol/meta.ts';
import type { HttpResponse } from '../protocol/message.ts';
import type { RpcRequest } from '../protocol/json-rpc.ts';
import type { Described } from './steps.ts';

/** Caching hints of a result: lifetime in milliseconds, and who may share it. */
export interface CacheHints {
  ttlMs: number;
  cacheScope: 'public' | 'private';
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonObject;
  annotations?: JsonObject;
  /** The client capabilities this very call cannot do without. */
  needs?(args: JsonObject, call: Described): JsonObject;
  /** Does the work; gives a result that still lacks what the stamp step adds. */
  run(args: JsonObject, call: Described): JsonObject | Promise<JsonObject>;
}

export interface Definition {
  name: string;
  serverInfo: Implementation;
  instructions?: string;
  /** Versions it implements, all of the modern era. */
  supportedVersions: readonly string[];
  /** Origins a browser page may come from; a request without an Origin header is no browser's. */
  allowedOrigins: readonly string[];
  tools: readonly Tool[];
  cache: CacheHints;
  /** How it answers a client of an earlier revision, if it does at all. */
  legacy?: (message: RpcRequest, definition: Definition) => HttpResponse | undefined;
}

/** Builds a definition; state of its tools begins anew with each call. */
export type CreateDefinition = (environment: Environment) => Definition;

/** The same definition with one tool replaced by a changed one. */
export function changeTool(definition: Definition, name: string, change: (tool: Tool) => Tool): Definition {
  return { ...definition, tools: definition.tools.map((tool) => (tool.name === name ? change(tool) : tool)) };
}
