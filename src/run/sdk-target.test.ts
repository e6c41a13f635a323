// The official server offers what our definitions offer, so that a probe finds on it what it finds on ours.
import { describe, expect, test } from 'vitest';
import { createLinePeer } from '../client/line-peer.ts';
import { createPeer } from '../client/peer.ts';
import { createRequest } from '../client/request.ts';
import type { RequestOptions } from '../client/request.ts';
import { DEMO_TOKENS } from '../server/definitions/protected.ts';
import { createRealClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import { createSdkTarget } from './sdk-target.ts';
import { createSdkLineTarget } from './sdk/line-target.ts';
import { loadDefinition } from './target.ts';

async function start(definition: string) {
  const { handler, stop } = await createSdkTarget(definition);
  const peer = createPeer(handler, createRealClock(), {}, stop);
  const connection = peer.connect();
  const ask = (options: Omit<RequestOptions, 'id'>) =>
    peer.send(createRequest({ ...options, id: peer.nextId() }), connection);
  const open = (options: Omit<RequestOptions, 'id'>) =>
    peer.open(createRequest({ ...options, id: peer.nextId() }), connection);
  return { peer, ask, open };
}

test.each(['open', 'minimal', 'full', 'mirrored', 'paged', 'traced'])('lists the tools of %s', async (name) => {
  const { tools } = (await loadDefinition(name))(createEnvironment(createRealClock()));
  const { ask } = await start(name);
  const listed = (await ask({ method: 'tools/list' })).result?.tools as { name: string }[] | undefined;
  const left = tools.map((tool) => tool.name).filter((one) => one !== 'advise_clothes');
  expect(listed?.map((tool) => tool.name) ?? []).toEqual(left);
});

describe('the definition full', () => {
  test('announces a tool that is switched on, and a listener hears of it', async () => {
    const { ask, open } = await start('full');
    const listening = await open({
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true } },
    });
    await listening.until(({ method }) => method === 'notifications/subscriptions/acknowledged', 500);
    await ask({ method: 'tools/call', params: { name: 'switch_extra', arguments: { extra: 'throw_dice', on: true } } });
    expect(await listening.until(({ method }) => method === 'notifications/tools/list_changed', 500)).toBeDefined();
    await listening.close();
    expect((await ask({ method: 'tools/call', params: { name: 'throw_dice', arguments: {} } })).result).toBeDefined();
  });

  test('stops work whose caller leaves', async () => {
    const { peer, ask, open } = await start('full');
    const params = { name: 'paint_fence', arguments: { task: 'long', boards: 100, pause: 5 } };
    const work = await open({ method: 'tools/call', params, meta: { progressToken: 'p' } });
    await work.until(({ method }) => method === 'notifications/progress', 500);
    await work.close();
    const look = async () =>
      (await ask({ method: 'tools/call', params: { name: 'look_at_fence', arguments: { task: 'long' } } })).read(
        '/result/content/0/text',
      );
    await peer.quiet(20);
    const painted = await look();
    await peer.quiet(50);
    expect(await look()).toBe(painted);
  });

  test('books a trip over three rounds, and refuses a state that was changed', async () => {
    const { ask } = await start('full');
    const call = (more: object) =>
      ask({
        method: 'tools/call',
        params: { name: 'book_trip', arguments: { city: 'Rome' }, ...more },
        capabilities: { elicitation: {} },
      });
    let requestState: unknown;
    let text: unknown;
    for (const [key, content] of [
      ['none', {}],
      ['date', { date: '2026-12-01' }],
      ['seats', { seats: 2 }],
      ['confirm', { sure: true }],
    ] as const) {
      const answer = await call(
        requestState ? { requestState, inputResponses: { [key]: { action: 'accept', content } } } : {},
      );
      requestState = answer.read('/result/requestState');
      text = answer.read('/result/content/0/text');
    }
    expect(text).toBe('Booked 2 seats to Rome on 2026-12-01.');
    expect((await call({ requestState: 'v1.e30.AAAA', inputResponses: {} })).errorCode).toBe(-32602);
  });
});

test('the definition protected wants a token, and scopes for some tools', async () => {
  const { ask } = await start('protected');
  const as = (token?: string) => (token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
  const call = { method: 'tools/call', params: { name: 'create_basket', arguments: {} } };
  const statuses = [];
  for (const token of [undefined, DEMO_TOKENS.expired, DEMO_TOKENS.foreign, DEMO_TOKENS.reader, DEMO_TOKENS.admin])
    statuses.push((await ask({ ...call, ...as(token) })).status);
  expect(statuses).toEqual([401, 401, 401, 403, 200]);
});

test('a page of a foreign origin is refused', async () => {
  const { ask } = await start('open');
  const list = { method: 'tools/list' };
  expect((await ask({ ...list, headers: { Origin: 'https://evil.example' } })).status).toBe(403);
  expect((await ask({ ...list, headers: { Origin: 'http://localhost:4321' } })).status).toBe(200);
});

test('over stdio a server announces what it registers later', async () => {
  const peer = createLinePeer(await createSdkLineTarget('full'), createRealClock(), {});
  const connection = peer.connect();
  const ask = (options: Omit<RequestOptions, 'id'>) =>
    peer.send(createRequest({ ...options, id: peer.nextId() }), connection);
  await ask({ method: 'tools/list' });
  const listen = createRequest({
    id: 'listen',
    method: 'subscriptions/listen',
    params: { notifications: { toolsListChanged: true } },
  });
  peer.say(String(listen.body), connection);
  await ask({ method: 'tools/call', params: { name: 'switch_extra', arguments: { extra: 'throw_dice', on: true } } });
  const methods = peer.heard(connection).map(({ message }) => message.method);
  expect(methods).toContain('notifications/tools/list_changed');
});
