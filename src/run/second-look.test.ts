import { describe, expect, test } from 'vitest';
import { createPeer } from '../client/peer.ts';
import { probe } from '../probes/probe.ts';
import { forAll, send, SHARED } from '../probes/shared.ts';
import type { HttpResponse } from '../protocol/message.ts';
import { createVirtualClock } from './clock.ts';
import { DEMO } from './demo.ts';
import { createEnvironment } from './environment.ts';
import { loadProbe } from './run-probe.ts';
import { lookTwice } from './second-look.ts';
import { createTarget, loadFault } from './target.ts';

type Trouble = () => Promise<HttpResponse>;
const reset: Trouble = () => Promise.reject(new Error('connection reset'));
const status =
  (code: number): Trouble =>
  () =>
    Promise.resolve({ status: code, headers: [], body: '' });

/** Runs a probe over the reference or a fault, with trouble in place of the answers that are named, counted from 1. */
async function look(id: string, trouble: Trouble, isHit: (count: number) => boolean, fault?: string) {
  const environment = createEnvironment(createVirtualClock());
  const { handler } = await createTarget('full', environment, fault === undefined ? undefined : await loadFault(fault));
  let count = 0;
  const create = () => createPeer((...call) => (isHit(++count) ? trouble() : handler(...call)), environment, DEMO);
  const findings = (await lookTwice(await loadProbe(id), create, 'it')).flatMap((run) => run.findings);
  return { verdicts: findings.map(({ rule, verdict, reason }) => `${rule} ${verdict} ${reason}`), count };
}

describe('what happens once on the way is no fail', () => {
  const PASS = ['MCP-STL-001 pass no-session-id', 'MCP-STL-002 pass same'];
  test.each([
    ['nothing', reset, () => false, 3],
    ['a connection that breaks', reset, (count: number) => count === 2, 6],
    ['an answer that does not come', () => new Promise<never>(() => {}), (count: number) => count === 2, 6],
    ['a gateway', status(502), (count: number) => count === 2, 6],
    ['a server that stumbles', status(500), (count: number) => count === 2, 6],
    // The second look stumbles, too, at a place where the first did not.
    ['a server that stumbles often', status(500), (count: number) => count === 2 || count === 4, 6],
  ])('%s', async (_, trouble, isHit, expected) => {
    const { verdicts, count } = await look('session-header', trouble, isHit);
    expect(verdicts).toEqual(PASS);
    // As many requests again only where a fail was seen.
    expect([3, 6]).toContain(count);
    expect(count).toBeLessThanOrEqual(expected);
  });
});

test('what happens at the same place twice is the server', async () => {
  const { verdicts } = await look('session-header', reset, (count) => count % 3 === 2);
  expect(verdicts).toEqual(['MCP-STL-001 pass no-session-id', 'MCP-STL-002 fail required']);
});

test('a fail without trouble is not looked at twice', async () => {
  const { verdicts, count } = await look('session-header', reset, () => false, 'looks-up-the-session');
  expect(verdicts[1]).toMatch(/^MCP-STL-002 fail /);
  expect(count).toBe(4);
});

test('a fail that rests on an answer from the way is none', async () => {
  const strict = probe({
    id: 'strict',
    title: 'One request',
    transports: ['http'],
    definition: 'open',
    settles: ['MCP-STL-001', 'MCP-STL-002'],
    reasons: {
      'MCP-STL-001': { ...SHARED, refused: { verdict: 'fail', message: 'Refused with {status}.' } },
      'MCP-STL-002': { refused: { verdict: 'fail', message: 'Refused with {status}.' } },
    },
    async run(peer) {
      const answer = await send(peer, peer.connect(), { method: 'tools/list' });
      return forAll(this.settles, { reason: 'refused', at: answer.spot(), values: { status: answer.status ?? 0 } });
    },
  });
  const see = async (code: number) => {
    const create = () => createPeer(status(code), createVirtualClock(), {});
    const runs = await lookTwice(strict, create, 'it');
    return runs.flatMap(({ findings }) => findings.map(({ verdict, message }) => `${verdict}: ${message}`));
  };
  const forgiven = (code: number) =>
    `untestable: The server did not serve a complete request, so there is nothing to compare: ${code}.`;
  // Who has no reason for that says nothing.
  for (const code of [429, 502, 503, 504]) expect(await see(code)).toEqual([forgiven(code)]);
  expect(await see(500)).toEqual(['fail: Refused with 500.', 'fail: Refused with 500.']);
});

describe('a server that limits how often it is asked', () => {
  /** Runs a probe over the reference, which answers so many requests with 429; gives verdicts, requests and milliseconds. */
  async function limit(refused: number, retryAfter: string | undefined, patience?: { left: number }) {
    const environment = createEnvironment(createVirtualClock());
    const { handler } = await createTarget('full', environment);
    let count = 0;
    const busy: HttpResponse = {
      status: 429,
      headers: retryAfter === undefined ? [] : [['Retry-After', retryAfter]],
      body: '',
    };
    const create = () =>
      createPeer(async (...call) => (++count <= refused ? busy : handler(...call)), environment, DEMO);
    const began = environment.now();
    const runs = await lookTwice(await loadProbe('session-header'), create, 'it', patience);
    const verdicts = runs.flatMap(({ findings }) => findings.map(({ verdict, reason }) => `${verdict} ${reason}`));
    return { verdicts, count, waited: environment.now() - began };
  }
  const PASS = ['pass no-session-id', 'pass same'];
  const UNSERVED = ['untestable not-served', 'untestable not-served'];

  test.each([
    ['is asked again after the time it names', 1, '3', PASS, 3000],
    ['is asked again after a second where it names none', 1, undefined, PASS, 1000],
    ['is not waited for longer than ten seconds', 100, '11', UNSERVED, 0],
    ['is asked again once', 100, '1', UNSERVED, 1000],
  ])('%s', async (_, refused, retryAfter, expected, waited) => {
    const { verdicts, waited: ms } = await limit(refused, retryAfter);
    expect(verdicts).toEqual(expected);
    expect(ms).toBe(waited);
  });

  test('is not waited for once the run has waited enough', async () => {
    const patience = { left: 5000 };
    expect((await limit(1, '3', patience)).waited).toBe(3000);
    expect((await limit(1, '3', patience)).waited).toBe(0);
    expect(patience).toEqual({ left: 2000 });
  });
});
