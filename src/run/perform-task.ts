// Does what the page asks of the engine; the worker is only the way to it.
import { createPeer } from '../client/peer.ts';
import type { Clock } from '../protocol/clock.ts';
import type { Connection, Handler } from '../protocol/message.ts';
import { createRealClock, createVirtualClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import type { SendTask, Sent, Task, ValueOf } from './messages.ts';
import { runProbe } from './run-probe.ts';
import { describeAnswer, runScenario } from './run-scenario.ts';
import { createTarget, loadFault } from './target.ts';
import type { Target } from './target.ts';

/** Performs a task; rejects where it names what does not exist. */
export async function performTask<T extends Task>(task: T): Promise<ValueOf<T>> {
  return (await perform(task)) as ValueOf<T>;
}

function perform(task: Task): Promise<ValueOf<Task>> {
  if (task.kind === 'probe') return runProbe(task.probe, task.target);
  return task.kind === 'scenario' ? runScenario(task.script) : send(task);
}

async function send({ groups, target, about }: SendTask): Promise<Sent> {
  const { handler, clock } = 'sdk' in target ? await createSdk(target.sdk) : await createOurs(target);
  const peer = createPeer(handler, clock, {});
  const connections = new Map<number, Connection>();
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
