// Builds what a probe is run against: the reference server under a definition, whole or with a fault.
import type { Environment } from '../protocol/clock.ts';
import type { Handler } from '../protocol/message.ts';
import type { StartProcess } from '../client/line-peer.ts';
import type { Fault, StartLines } from '../faults/fault.ts';
import { faults } from '../faults/list.ts';
import { createLineServer } from '../server/create-line-server.ts';
import { createServer } from '../server/create-server.ts';
import { referenceSteps } from '../server/reference-steps.ts';
import type { CreateDefinition } from '../server/definition.ts';
import type { Steps } from '../server/steps.ts';
import { definitions } from '../server/definitions/list.ts';
import type { DefinitionName } from '../server/definitions/list.ts';

/** What to run against. Without a fault it is the reference; a fault brings its own definition. */
export interface Target {
  definition?: string;
  fault?: string;
}

/** Loads a fault by id; an unknown id is a bug of the caller, and the error says which exist. */
export async function loadFault(id: string): Promise<Fault> {
  const load = Object.hasOwn(faults, id) ? faults[id] : undefined;
  if (load === undefined)
    throw new Error(`fault '${id}' does not exist; expected one of ${Object.keys(faults).join(', ')}`);
  return load();
}

/** A server in this process, over HTTP. */
export interface HttpTarget {
  handler: Handler;
  /** Shuts it down in good order: listen streams get their end. */
  stop: () => void;
}

/** Loads a definition by name; an unknown name is a bug of the caller, and the error says which exist. */
export async function loadDefinition(name: string): Promise<CreateDefinition> {
  const load = Object.hasOwn(definitions, name) ? definitions[name as DefinitionName] : undefined;
  if (load !== undefined) return load();
  throw new Error(`definition '${name}' does not exist; expected one of ${Object.keys(definitions).join(', ')}`);
}

const stepsOf = (fault: Fault | undefined): Steps =>
  fault === undefined ? referenceSteps : { ...referenceSteps, ...fault.steps?.() };

/** Creates the server of a definition, broken by a fault if one is given. */
export async function createTarget(name: string, environment: Environment, fault?: Fault): Promise<HttpTarget> {
  const whole = (await loadDefinition(name))(environment);
  const definition = fault?.define?.(whole, environment) ?? whole;
  const server = createServer(definition, environment, stepsOf(fault));
  return { handler: fault?.wrap?.(server, environment) ?? server, stop: () => definition.changes?.end() };
}

/** Creates a server of the era before, with the tools of a definition; few ask for it, so its code comes when they do. */
export async function createLegacyTarget(name: string, environment: Environment): Promise<Handler> {
  const { createLegacyHandler } = await import('./legacy-handler.ts');
  return createLegacyHandler((await loadDefinition(name))(environment), environment, referenceSteps);
}

/** Creates what starts servers of a definition over stdio, each a process of its own with its own state. */
export async function createLineTarget(name: string, environment: Environment, fault?: Fault): Promise<StartProcess> {
  const create = await loadDefinition(name);
  return (onLine) => {
    const whole = create(environment);
    const definition = fault?.define?.(whole, environment) ?? whole;
    const start: StartLines = (send) => createLineServer(definition, environment, send, stepsOf(fault));
    const { receive, close } = (fault?.lines?.(start, environment) ?? start)(onLine);
    return { receive, close, stop: () => definition.changes?.end() };
  };
}
