// What may be done with a target's tools: what its list says, what the tester says, and what neither allows.
import type { Demo } from '../client/demo.ts';
import { createRequest } from '../client/request.ts';
import { isObject } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import type { Subject } from './validate.ts';

/** A tool that was not called, and the fact that would have needed it. */
export interface Withheld {
  tool: string;
  fact: keyof Demo;
}

/** Pages of a list that are read, our limit. */
export const MOST_PAGES = 10;

/** The longest lifetime of a state that is waited for, in milliseconds, our limit; with a longer one the rule is untestable. */
export const LONGEST_LIFETIME = 60_000;

export interface Learned {
  facts: Demo;
  /** What was left out because its tools may not be called. */
  withheld: Withheld[];
}

/**
 * Adds to the given facts what the list of tools says by itself (a read-only tool that needs no arguments is harmless), and takes
 * away every fact whose tools may not be called: they are neither allowed nor called read-only by the server.
 */
export async function learnFacts(subject: Subject, given: Demo, allows: (tool: string) => boolean): Promise<Learned> {
  const tools = await listTools(subject);
  const readOnly = new Set(tools.filter(isReadOnly).map(({ name }) => String(name)));
  const mayCall = (tool: string): boolean => allows(tool) || readOnly.has(tool);
  const harmless = tools.find(({ name, inputSchema }) => mayCall(String(name)) && needsNothing(inputSchema));
  const facts: Demo =
    harmless === undefined ? given : { harmless: { name: String(harmless.name), arguments: {} }, ...given };
  const { stateLifetime, ...timeless } = facts;
  const isTooLong = stateLifetime !== undefined && stateLifetime > LONGEST_LIFETIME;
  return withoutForbidden(isTooLong ? timeless : facts, mayCall);
}

const isReadOnly = ({ annotations }: JsonObject): boolean => isObject(annotations) && annotations.readOnlyHint === true;

/** Takes away the facts whose tools may not be called. */
export function withoutForbidden(facts: Demo, mayCall: (tool: string) => boolean): Learned {
  const withheld: Withheld[] = [];
  const left = Object.entries(facts).filter(([fact, value]) => {
    const forbidden = toolsIn(value).filter((tool) => !mayCall(tool));
    withheld.push(...forbidden.map((tool) => ({ tool, fact: fact as keyof Demo })));
    return forbidden.length === 0;
  });
  return { facts: Object.fromEntries(left) as Demo, withheld };
}

/** The tools that a fact names: in itself, in its items, or one level down. */
function toolsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(toolsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('name' in value && typeof value.name === 'string') return [value.name];
  return Object.values(value).flatMap((part) => (typeof part === 'object' ? toolsIn(part) : []));
}

const needsNothing = (schema: JsonValue | undefined): boolean =>
  isObject(schema) && (!Array.isArray(schema.required) || schema.required.length === 0);

async function listTools(subject: Subject): Promise<JsonObject[]> {
  const peer = subject.createPeer({});
  const connection = peer.connect();
  const tools: JsonObject[] = [];
  let cursor: JsonValue | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const params = typeof cursor === 'string' ? { cursor } : {};
    const answer = await peer.send(createRequest({ id: peer.nextId(), method: 'tools/list', params }), connection);
    const list = answer.result?.tools;
    if (Array.isArray(list)) tools.push(...list.filter(isObject));
    cursor = answer.result?.nextCursor;
    if (typeof cursor !== 'string') break;
  }
  await peer.close?.();
  return tools;
}
