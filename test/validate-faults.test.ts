// A validation over every fault, in this process: exactly the findings that the matrix says, or the named reason why not.
import { expect, test } from 'vitest';
import { createPeer } from '../src/client/peer.ts';
import { faults } from '../src/faults/list.ts';
import { probes } from '../src/probes/list.ts';
import { createVirtualClock } from '../src/run/clock.ts';
import { DEMO } from '../src/run/demo.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { createMatrix } from '../src/run/matrix.ts';
import { isForStdio, loadProbe } from '../src/run/run-probe.ts';
import { createTarget, loadFault } from '../src/run/target.ts';
import { validate } from '../src/run/validate.ts';
import type { Era } from '../src/run/era.ts';

/** Where a validation sees something else than a probe alone: the era, and the rules it finds broken. */
const OTHERWISE: Readonly<Record<string, [era: Era, broken: string[], why: string]>> = {
  'filters-the-list-only': ['closed', [], 'no token was given'],
  'shares-what-it-filtered': ['closed', [], 'no token was given'],
  'trusts-the-scope': ['closed', [], 'no token was given'],
  'trusts-a-client-name': ['closed', [], 'no token was given'],
  'state-for-anybody': ['closed', [], 'no token was given'],
  'state-for-ever': ['modern', [], 'a lifetime of ten minutes is not waited for'],
  'locks-until-the-retry': ['modern', [], 'a lifetime of ten minutes is not waited for'],
  'waits-for-initialize': ['legacy', [], 'it answers the handshake alone, and is told so once'],
  'replays-changes-before-acknowledging': [
    'modern',
    ['MCP-SUB-003', 'MCP-SUB-004'],
    'one server for all probes still has the changes of the probe before',
  ],
};

const all = await Promise.all(Object.keys(probes).map(loadProbe));
const overHttp = all.filter((probe) => !isForStdio(probe)).map(({ id }) => id);
const { effects } = await createMatrix(Object.keys(faults), overHttp);

test.each(effects.map(({ fault, breaks }) => [fault.id, breaks] as const))('of the fault %s', async (id, breaks) => {
  const fault = await loadFault(id);
  const environment = createEnvironment(createVirtualClock());
  const { handler, stop } = await createTarget(fault.definition, environment, fault);
  const createOwnPeer = (facts: typeof DEMO) => createPeer(handler, environment, facts, stop);
  const found = await validate(
    { transport: 'http', name: id, createPeer: createOwnPeer },
    { facts: fault.definition === 'minimal' ? {} : DEMO, allows: () => true },
  );
  const broken = found.verdicts.filter(({ finding }) => finding.verdict === 'fail').map(({ finding }) => finding.rule);
  const [era, expected] = OTHERWISE[id] ?? [found.era.era === 'dual' ? 'dual' : 'modern', breaks];
  expect({ bugs: found.bugs, era: found.era.era, broken }).toEqual({ bugs: [], era, broken: expected });
});
