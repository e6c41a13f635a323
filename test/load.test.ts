// Two hundred listen streams and as many calls at once, clients that leave at random: nothing is left behind.
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createRequest } from '../src/client/request.ts';
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { createHttpHost } from '../src/hosts/node-http.ts';
import { createEnvironment } from '../src/run/environment.ts';
import type { Handler } from '../src/protocol/message.ts';
import { createServer } from '../src/server/create-server.ts';
import { createFull } from '../src/server/definitions/full.ts';
import { createHttpClient } from './http-client.ts';
import type { HttpClient, Reply } from './http-client.ts';

vi.setConfig({ testTimeout: 60_000 });

const STREAMS = 200;
const ROUNDS = 3;
const environment = createRealEnvironment();
/** The same choice in each run, so that a failure can be repeated. */
const { randomHex } = createEnvironment(environment, 7);
const isChosen = (): boolean => parseInt(randomHex(2), 16) < 128;

/** The full demonstration server on a host, with counts of what it holds. */
async function start() {
  const definition = createFull(environment);
  const { changes } = definition;
  if (changes === undefined) throw new Error('the full definition announces changes');
  const held = { listeners: 0 };
  const requests: WeakRef<AbortSignal>[] = [];
  const server = createServer(
    {
      ...definition,
      changes: {
        ...changes,
        listen(...heard) {
          held.listeners += 1;
          const stop = changes.listen(...heard);
          return () => {
            held.listeners -= 1;
            stop();
          };
        },
      },
    },
    environment,
  );
  const handler: Handler = (request, connection, closed) => {
    if (closed) requests.push(new WeakRef(closed));
    return server(request, connection, closed);
  };
  // A host that takes a cancelled request for a running one would wait for it when it closes.
  const host = createHttpHost(handler, { changes, keepAlive: 200, grace: 600_000 });
  return { host, changes, held, requests, port: await host.listen(0) };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** How many of these are still in memory. */
const countAlive = (refs: readonly WeakRef<object>[]): number => {
  collectGarbage();
  return refs.filter((ref) => ref.deref() !== undefined).length;
};
const sockets = (): number => process.getActiveResourcesInfo().filter((kind) => /TCP|Pipe/.test(kind)).length;
const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
/** Waits until a count is no more than expected; the timeout of the test ends the wait. */
async function settle(count: () => number, most: number): Promise<void> {
  while (count() > most) await wait(10);
}

const openStreams = ({ send }: HttpClient, round: number): Promise<Reply[]> =>
  Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      const notifications = { toolsListChanged: true, resourceSubscriptions: [`demo://notes/${index % 3}`] };
      const id = round * STREAMS + index;
      const reply = await send(createRequest({ id, method: 'subscriptions/listen', params: { notifications } }));
      expect(await reply.next()).toMatchObject({ method: 'notifications/subscriptions/acknowledged' });
      return reply;
    }),
  );

/** Calls that are answered at once, after a while, and by a stream; some clients leave before the answer. */
async function callAll({ send, sendAndLeave }: HttpClient): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      const tool = (['echo', 'slow_echo', 'paint_fence'] as const)[index % 3] ?? 'echo';
      const args = tool === 'paint_fence' ? { task: `t${index}`, pause: 5 } : { text: `said ${index}` };
      const request = createRequest({ id: index, method: 'tools/call', params: { name: tool, arguments: args } });
      if (isChosen()) {
        await sendAndLeave(request, environment.wait(index % 10));
        return 'left';
      }
      const text = await (await send(request)).text();
      return text.includes(tool === 'paint_fence' ? 'Painted 3 boards' : `said ${index}`) ? 'answered' : text;
    }),
  );
  expect(outcomes.filter((outcome) => outcome !== 'left' && outcome !== 'answered')).toEqual([]);
  return outcomes.filter((outcome) => outcome === 'answered').length;
}

test(`${STREAMS} streams and calls at once leave nothing behind`, async () => {
  const before = { sockets: sockets(), timers: timers() };
  const { host, changes, held, requests, port } = await start();
  let answered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const client = createHttpClient(port);
    const [streams, count] = await Promise.all([openStreams(client, round), callAll(client)]);
    answered += count;
    expect(held.listeners).toBe(STREAMS);

    // Half of the clients go, unannounced, while changes are on their way.
    changes.publish({ kind: 'tools' });
    const staying = streams.filter((stream) => {
      if (isChosen()) return true;
      stream.leave();
      return false;
    });
    await settle(() => held.listeners, staying.length);
    expect(held.listeners).toBe(staying.length);

    // The others get every change, once.
    changes.publish({ kind: 'resource', uri: 'demo://notes/0' });
    changes.publish({ kind: 'tools' });
    const last = 'notifications/tools/list_changed';
    for (const stream of staying) {
      expect(await stream.next()).toMatchObject({ method: last });
      let message = await stream.next();
      if (message?.method !== last) message = await stream.next();
      expect(message).toMatchObject({ method: last });
    }
    if (round === ROUNDS - 1) {
      const closed = host.close();
      for (const stream of staying) {
        expect(await stream.next()).toMatchObject({ result: { resultType: 'complete' } });
        expect(await stream.next()).toBeUndefined();
      }
      await closed;
    } else for (const stream of staying) stream.leave();
    await settle(() => held.listeners, 0);
    client.close();
  }
  expect(answered).toBeGreaterThan(0);
  await settle(sockets, before.sockets);
  await settle(timers, before.timers);
  // Memory: of all requests hardly one is still known; the collector may overlook what a stack last held.
  expect(requests.length).toBeGreaterThan(ROUNDS * STREAMS);
  await settle(() => countAlive(requests), 10);
});
