// A scripted exchange that content asks the engine to run: variants of cards, steps of lessons.
import * as z from 'zod';

const json = z.json();

export const scenarioRequest = z.strictObject({
  /** The method, for example tools/call. */
  method: z.string().min(1),
  /** The params without `_meta`, which the engine writes. */
  params: z.record(z.string(), json).default({}),
  /** What the request declares; null leaves the key out. */
  capabilities: z.record(z.string(), json).nullable().default({}),
  /** The client's name in clientInfo; null leaves clientInfo out. */
  client: z.string().nullable().default('wireproof'),
  /** The version in `_meta`; null leaves the key out. */
  version: z.string().nullable().optional(),
  /** Headers to add or replace by name; null takes one away. */
  headers: z.record(z.string(), z.string().nullable()).default({}),
  /** The connection that carries it, from 1. */
  connection: z.number().int().min(1).default(1),
});

export const scenario = z.strictObject({
  /** The server's definition: open, minimal, dual-era. */
  definition: z.string().default('open'),
  /** A fault to run it against, by id; without one it is the reference server. */
  fault: z.string().optional(),
  /** What is sent, in order. */
  requests: z.array(scenarioRequest).min(1).max(6),
});

export type Scenario = z.output<typeof scenario>;
export type ScenarioRequest = z.output<typeof scenarioRequest>;
