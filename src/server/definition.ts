// What a server offers, apart from how it speaks: its name, its tools, whom it lets in.
import type { Environment } from '../protocol/clock.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import type { HttpResponse } from '../protocol/message.ts';
import type { Implementation } from '../protocol/meta.ts';
import type { Changes } from './changes.ts';
import type { Authorization } from './authorization.ts';
import type { StateSteps } from './request-state.ts';
import type { Described, Parsed, Refusal } from './steps.ts';

/** Caching hints of a result: lifetime in milliseconds, and who may share it. */
export interface CacheHints {
  ttlMs: number;
  cacheScope: 'public' | 'private';
}

/** What a method's own code returns: a result that still lacks what the stamp step adds, or a refusal. */
export type Work = JsonObject | Refusal | Promise<JsonObject | Refusal>;

export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonObject;
  outputSchema?: JsonObject;
  annotations?: JsonObject;
  /** It checks its arguments itself, to say in its own words what is wrong; for the others the schema does. */
  checksArguments?: true;
  /** The scope a token must have to see and to call it; matters only where there is authorization. */
  scope?: string;
  /** The client capabilities this very call cannot do without. */
  needs?(args: JsonObject, call: Described): JsonObject;
  /** Does the work. Progress and log messages go through the call. */
  run(args: JsonObject, call: Described): Work;
}

export interface Resource {
  uri: string;
  name: string;
  title?: string;
  description?: string;
  mimeType?: string;
  needs?(call: Described): JsonObject;
  /** Gives `{ contents: […] }`, perhaps with caching hints of its own, or a result that asks for input. */
  read(call: Described): Work;
}

/** Values that complete what the user has typed so far (spec: server/utilities/completion). */
export type Complete = (typed: string, others: Readonly<Record<string, JsonValue | undefined>>) => readonly string[];

export interface ResourceTemplate {
  /** An RFC 6570 template of the first level: `demo://notes/{id}`. */
  uriTemplate: string;
  name: string;
  title?: string;
  description?: string;
  mimeType?: string;
  complete?: Readonly<Record<string, Complete>>;
  /** Gives `undefined` when the variables name nothing. */
  read(variables: Readonly<Record<string, string>>, call: Described): Work | undefined;
}

export interface PromptArgument {
  name: string;
  description: string;
  required?: boolean;
  complete?: Complete;
}

export interface Prompt {
  name: string;
  title?: string;
  description?: string;
  arguments?: readonly PromptArgument[];
  needs?(call: Described): JsonObject;
  /** Gives `{ messages: […] }`, or a result that asks for input. */
  get(args: Readonly<Record<string, string>>, call: Described): Work;
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
  resources?: readonly Resource[];
  templates?: readonly ResourceTemplate[];
  prompts?: readonly Prompt[];
  /** Entries on a page of a list; without it a list is one page. */
  pageSize?: number;
  cache: CacheHints;
  /** Hints that differ for some methods, by their names. */
  cacheOf?: Readonly<Record<string, CacheHints>>;
  /** Where changes of lists and resources are announced; without it none can be listened to. */
  changes?: Changes;
  /** Whether its tools send log messages to requests that ask for them (deprecated feature). */
  logging?: boolean;
  /** Who may come in; without it everybody. */
  authorization?: Authorization;
  /** How state that travels through the client is sealed and checked, where that differs from `request-state.ts`. */
  stateSteps?: Partial<StateSteps>;
  /** How it answers a client of an earlier revision, if it does at all; `undefined` leaves the request to this one. */
  legacy?: (call: Omit<Parsed, 'notify'>) => HttpResponse | Promise<HttpResponse> | undefined;
}

/** Builds a definition; state of its tools begins anew with each call. */
export type CreateDefinition = (environment: Environment) => Definition;

/** The same definition with one tool replaced by a changed one. */
export function changeTool(definition: Definition, name: string, change: (tool: Tool) => Tool): Definition {
  return { ...definition, tools: definition.tools.map((tool) => (tool.name === name ? change(tool) : tool)) };
}
