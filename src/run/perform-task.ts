// Does what the page asks of the engine; the worker is only the way to it.
import { createPeer } from '../client/peer.ts';
import type { Clock } from '../protocol/clock.ts';
import type { Connection, Handler } from '../protocol/message.ts';
import { createRealClock, createVirtualClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import type { SendTarget, SendTask, Sent, Task, ValueOf } from './messages.ts';
import { runProbe } from './run-probe.ts';
import { describeAnswer } from './describe-answer.ts';
import { runScenario } from './run-scenario.ts';
import { createLegacyTarget, createTarget, loadFault } from './target.ts';
import type { Target } from './target.ts';

/** A server, and the connections to it that were opened so far. */
interface Server {
  handler: Handler;
  clock: Clock;
  connections: Map<number, Connection>;
}

/** The servers that stay between tasks, by name; there is never more than one. */
export type Kept = Map<string, Promise<Server>>;

/** Performs a task; rejects where it names what does not exist. Who keeps servers hands over the same `kept` each time. */
export async function performTask<T extends Task>(task: T, kept: Kept = new Map()): Promise<ValueOf<T>> {
  return (await perform(task, kept)) as ValueOf<T>;
}

function perform(task: Task, kept: Kept): Promise<ValueOf<Task>> {
  if (task.kind === 'probe') return runProbe(task.probe, task.target);
  return task.kind === 'scenario' ? runScenario(task.script) : send(task, kept);
}

async function send({ groups, target, about, keep }: SendTask, kept: Kept): Promise<Sent> {
  const { handler, clock, connections } = await findServer(target, keep, kept);
  const peer = createPeer(handler, clock, {});
  for (const group of groups) {
    await Promise.all(
      group.map(({ request, connection: number }) => {
        const connection = connections.get(number) ?? { number };
        connections.set(number, connection);
        return peer.send(request, connection);
      }),
    );
  }
  const turns = [...peer.turns];
  return { turns, said: describeAnswer(turns, about) };
}

function findServer(target: SendTarget, keep: string | undefined, kept: Kept): Promise<Server> {
  const known = keep === undefined ? undefined : kept.get(keep);
  if (known !== undefined) return known;
  const made = createServer(target);
  if (keep !== undefined) {
    kept.clear();
    kept.set(keep, made);
    // One that could not be made is no use to the next task.
    made.catch(() => kept.delete(keep));
  }
  return made;
}

async function createServer(target: SendTarget): Promise<Server> {
  const create =
    'sdk' in target ? createSdk(target.sdk) : 'legacy' in target ? createLegacy(target.legacy) : createOurs(target);
  return { ...(await create), connections: new Map() };
}

async function createOurs(target: Target): Promise<{ handler: Handler; clock: Clock }> {
  const fault = target.fault === undefined ? undefined : await loadFault(target.fault);
  const clock = createEnvironment(createVirtualClock());
  const { handler } = await createTarget(target.definition ?? fault?.definition ?? 'open', clock, fault);
  return { handler, clock };
}

// Loaded when it is asked for: it weighs more than all the rest. Its timers are real, so its clock is too.
async function createSdk(definition: string): Promise<{ handler: Handler; clock: Clock }> {
  const { createSdkTarget } = await import('./sdk-target.ts');
  return { handler: (await createSdkTarget(definition)).handler, clock: createRealClock() };
}

async function createLegacy(definition: string): Promise<{ handler: Handler; clock: Clock }> {
  const clock = createEnvironment(createVirtualClock());
  return { handler: await createLegacyTarget(definition, clock), clock };
}
