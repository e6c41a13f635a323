// Builds what a probe is run against: the reference server under a definition, whole or with a fault.
import type { Environment } from '../protocol/clock.ts';
import type { Handler } from '../protocol/message.ts';
import type { Fault } from '../faults/fault.ts';
import { faults } from '../faults/list.ts';
import { createServer } from '../server/create-server.ts';
import { referenceSteps } from '../server/reference-steps.ts';
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

/** Creates the server of a definition, broken by a fault if one is given. */
export async function createTarget(name: string, environment: Environment, fault?: Fault): Promise<Handler> {
  const load = Object.hasOwn(definitions, name) ? definitions[name as DefinitionName] : undefined;
  if (load === undefined) {
    throw new Error(`definition '${name}' does not exist; expected one of ${Object.keys(definitions).join(', ')}`);
  }
  const definition = (await load())(environment);
  const server = createServer(fault?.define?.(definition, environment) ?? definition, environment, {
    ...referenceSteps,
    ...fault?.steps?.(),
  });
  return fault?.wrap?.(server, environment) ?? server;
}
