// Validates servers that do everything wrong, and sees to it that the run ends in time and takes everything with it.
import { afterEach, expect } from 'vitest';
import { validate } from '../src/run/validate.ts';
import type { Subject, Validation } from '../src/run/validate.ts';
import { createHostileServer } from './hostile-servers.ts';
import type { HostileServer } from './hostile-servers.ts';

/** Milliseconds that an answer may take here. */
export const TIMEOUT = 200;
/** Milliseconds within which any of these runs has to end; most take no more than a few. */
const BOUND = 8000;

const servers: HostileServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A hostile server that is ended after the test. */
export async function listen(...given: Parameters<typeof createHostileServer>): Promise<HostileServer> {
  const server = await createHostileServer(...given);
  servers.push(server);
  return server;
}

const countOpen = (kind: string): number => process.getActiveResourcesInfo().filter((one) => one === kind).length;

/** Validates, and sees to it that the run ends in time and takes everything with it. */
export async function run(subject: Subject & { close(): void | Promise<void> }): Promise<Validation> {
  const began = performance.now();
  const validation = await validate(subject);
  expect(performance.now() - began).toBeLessThan(BOUND);
  await subject.close();
  // Sockets and processes are let go of a moment later.
  const left = () => countOpen('ProcessWrap') + servers.reduce((sum, server) => sum + server.open(), 0);
  for (let tries = 0; tries < 50 && left() > 0; tries++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(left()).toBe(0);
  expect(validation.bugs).toEqual([]);
  return validation;
}
