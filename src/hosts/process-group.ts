// Ends processes with all that they have started, also when this process ends itself or is ended.
import type { ChildProcess } from 'node:child_process';

/** Whether a process can lead a group of its own. */
export const OWN_GROUP = process.platform !== 'win32';

const running = new Set<ChildProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Sends a signal to a process and everything of its group. */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (OWN_GROUP) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Nobody of the group is left.
  }
}

const killAll = (): void => running.forEach((child) => killGroup(child, 'SIGKILL'));

/** A group of its own does not hear Ctrl-C. Whoever handles the signal elsewhere has the say; else it ends us as always. */
function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  process.off(signal, onSignal);
  process.kill(process.pid, signal);
}

/** Ends the process when this one ends, however it does; gives what forgets it again. */
export function killAtExit(child: ChildProcess): () => void {
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  running.add(child);
  return () => {
    running.delete(child);
    if (running.size > 0) return;
    process.off('exit', killAll);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
}
