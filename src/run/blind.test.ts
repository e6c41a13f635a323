// What a web page can see of a server is less, and never something else: no verdict rests on what a browser hides.
import { describe, expect, test } from 'vitest';
import { createPeer } from '../client/peer.ts';
import { Unseen } from '../client/sight.ts';
import type { Sight } from '../client/sight.ts';
import { faults } from '../faults/list.ts';
import { probes } from '../probes/list.ts';
import type { Verdict } from '../probes/probe.ts';
import type { Connection, Handler } from '../protocol/message.ts';
import { definitionNames } from '../server/definitions/list.ts';
import { createVirtualClock } from './clock.ts';
import { DEMO } from './demo.ts';
import { createEnvironment } from './environment.ts';
import { isForStdio, loadProbe, runProbe, runProbeWith } from './run-probe.ts';
import { createTarget, loadFault } from './target.ts';
import type { Target } from './target.ts';

/** The connection that carries a request, whichever the probe asked for. */
type Choose = (count: number) => Connection;
const SHOWN = ['content-type', 'cache-control', 'content-length'];

/** A handler as a browser lets a page have it: few headers of a response, no redirect, connections of its own choice. */
function blindfold(handler: Handler, choose: Choose): Handler {
  let count = 0;
  return async (request, _, closed) => {
    const response = await answer(handler, request, choose(++count), closed);
    if (response.status >= 300 && response.status < 400) throw new Unseen('it was a redirect');
    return { ...response, headers: response.headers.filter(([name]) => SHOWN.includes(name.toLowerCase())) };
  };
}

async function answer(handler: Handler, ...call: Parameters<Handler>) {
  try {
    return await handler(...call);
  } catch (error) {
    throw new Unseen((error as Error).message);
  }
}

async function runBlind(id: string, { definition = 'open', fault: faultId }: Target, choose: Choose) {
  const environment = createEnvironment(createVirtualClock());
  const fault = faultId === undefined ? undefined : await loadFault(faultId);
  const { handler, stop } = await createTarget(fault?.definition ?? definition, environment, fault);
  const sight: Sight = { lacks: ['connections', 'spelling'], hides: (name) => !SHOWN.includes(name.toLowerCase()) };
  const demo = definition === 'minimal' ? {} : DEMO;
  const peer = createPeer(blindfold(handler, choose), environment, demo, stop, undefined, sight);
  return runProbeWith(await loadProbe(id), peer, { target: '', definition: '' });
}

const all = await Promise.all(Object.keys(probes).map(loadProbe));
const ids = all.filter((probe) => !isForStdio(probe)).map(({ id }) => id);
const ONE: Choose = (() => {
  const connection = { number: 1 };
  return () => connection;
})();
const EACH: Choose = (number) => ({ number });

/** Passes that say nothing of connections; that a mistake shows only where one is used twice, they leave open. */
const HOLD = ['undeclared-input within-declared', 'unknown-version refused-with-list', 'cursor-used-again same-page'];

/** Rules of one probe that a page would judge, and otherwise than one who sees all. */
async function findMisjudged(id: string, target: Target, choose: Choose): Promise<string[]> {
  const [seen, blind] = [await runProbe(id, target), await runBlind(id, target, choose)];
  if (blind.bug !== undefined) return [`${id}: ${blind.bug}`];
  const right = new Map<string, Verdict>(seen.findings.map(({ rule, verdict }) => [rule, verdict]));
  return blind.findings
    .filter(({ rule, verdict }) => (verdict === 'pass' || verdict === 'fail') && verdict !== right.get(rule))
    .filter(({ verdict, reason }) => verdict === 'fail' || !HOLD.includes(`${id} ${reason}`))
    .map(({ rule, verdict, reason }) => `${id} ${rule}: ${verdict} (${reason}), not ${right.get(rule)}`);
}

describe.each([
  ['all requests on one connection', ONE],
  ['each request on a connection of its own', EACH],
])('%s', (_, choose) => {
  test.each(definitionNames)('gives no other verdict over the definition %s', async (definition) => {
    for (const id of ids) expect(await findMisjudged(id, { definition }, choose)).toEqual([]);
  });

  test.each(Object.keys(faults))('gives no other verdict over the fault %s', async (fault) => {
    const { breaks } = await loadFault(fault);
    const concerned = all.filter(
      ({ id, settles }) => ids.includes(id) && settles.some((rule) => breaks.includes(rule)),
    );
    for (const { id } of concerned) expect(await findMisjudged(id, { fault }, choose)).toEqual([]);
  });
});
