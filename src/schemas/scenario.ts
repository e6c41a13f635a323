// A scripted exchange that content asks the engine to run: variants of cards, steps of cards and lessons.
import * as z from 'zod';
import { prose, slug } from './parts.ts';

const json = z.json();
const pointer = z.string().regex(/^(\/[^/]+)+$/, 'a JSON pointer begins with /, such as /result/requestState');

/** Takes a value of an earlier answer into the params, as a client does that copies a state, a cursor or a handle. */
const take = z.strictObject({
  /** Which request's answer, from 1. */
  from: z.number().int().min(1),
  /** Where it stands in that answer's message. */
  at: pointer,
  /** Where it goes in the params. */
  to: pointer,
  /** Changes one character on the way, as somebody who tampers does. */
  tamper: z.literal(true).optional(),
});

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
  /** Further keys of `_meta`, such as progressToken. */
  meta: z.record(z.string(), json).optional(),
  /** Headers to add or replace by name; null takes one away. */
  headers: z.record(z.string(), z.string().nullable()).default({}),
  /** The connection that carries it, from 1. */
  connection: z.number().int().min(1).default(1),
  /** Values of earlier answers that go into the params. */
  take: z.array(take).optional(),
  /** A notification: without an id. */
  notification: z.literal(true).optional(),
  /** A request of the era before: no `_meta`, no headers that mirror the body. */
  legacy: z.literal(true).optional(),
  /** HTTP without a message: the method is only for the title of the capture. */
  verb: z.enum(['GET', 'DELETE']).optional(),
  /** Sent instead of the message that the fields above make. */
  body: z.string().optional(),
  /** Milliseconds before it is sent. */
  waits: z.number().int().min(1).max(600_000).optional(),
  /** The stream of an earlier request that the client closes before it sends this one. */
  closes: z.number().int().min(1).optional(),
  /** Its answer is read while the next requests are sent; over HTTP until it is closed or all is over. */
  stays: z.literal(true).optional(),
});

export const scenario = z
  .strictObject({
    /** The server's definition, such as open, minimal, dual-era. */
    definition: z.string().default('open'),
    /** A fault to run it against, by id; without one it is the reference server. */
    fault: z.string().optional(),
    /** Lines over stdio; without it HTTP. */
    transport: z.literal('stdio').optional(),
    /** A server of the era before, with the definition's tools. */
    legacy: z.literal(true).optional(),
    /** What is sent, in order. */
    requests: z.array(scenarioRequest).min(1).max(6),
  })
  .superRefine(({ requests, transport }, context) => {
    for (const [index, { take, closes, verb }] of requests.entries()) {
      const path = ['requests', index];
      if ((take ?? []).some(({ from }) => from > index) || (closes ?? 0) > index) {
        context.addIssue({ code: 'custom', path, message: 'name an earlier request, counted from 1' });
      }
      if (closes !== undefined && requests[closes - 1]?.stays !== true) {
        context.addIssue({ code: 'custom', path, message: 'closes names a request with stays: true' });
      }
      if (transport === 'stdio' && (closes !== undefined || verb !== undefined)) {
        context.addIssue({ code: 'custom', path, message: 'closes and verb belong to HTTP' });
      }
    }
  });

/** A runnable exchange that the body places by its id. */
export const step = z.strictObject({
  /** The name by which the body places it: `<Step id="…" />`. */
  id: slug,
  /** What it shows. */
  title: prose,
  scenario,
});

export type Scenario = z.output<typeof scenario>;
export type ScenarioRequest = z.output<typeof scenarioRequest>;
