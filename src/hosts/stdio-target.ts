// A server over standard streams as what is validated: a process for each connection of a probe, none left behind.
import { createLinePeer } from '../client/line-peer.ts';
import type { LineProcess, StartProcess } from '../client/line-peer.ts';
import { createRealClock } from '../run/clock.ts';
import type { Subject } from '../run/validate.ts';
import { RUN_BUDGET, SPENT } from './explain-failure.ts';
import { startChild } from './child-process.ts';
import type { ChildProcess } from './child-process.ts';

export interface StdioSubjectOptions {
  /** Added to the environment of this process; `undefined` takes a variable away. */
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** Milliseconds until an answer must have come. By default five seconds. */
  timeout?: number;
  /** The same for the first answer of a process, as long as nothing is known of how long it takes to start. By default 15 seconds. */
  startTimeout?: number;
  /** How long a process is given to end after its input has, and again after SIGTERM, in milliseconds. By default one second. */
  grace?: number;
  /** The longest line that is kept, in bytes. By default 4 MiB. */
  lineLimit?: number;
}

/** What one process may write in all. */
const OUTPUT_LIMIT = 16 * 1024 * 1024;
const LINES_LIMIT = 10_000;
/** The grace of a server that has let one pass before, in milliseconds. */
const SHORT_GRACE = 50;

/** Creates the subject for a command; it is started anew for each connection, without a shell. */
export function createStdioSubject(
  command: string,
  args: readonly string[],
  options: StdioSubjectOptions = {},
): Subject & { close(): Promise<void> } {
  const { env, cwd, timeout = 5000, startTimeout = 15_000, grace = 1000, lineLimit = 4 * 1024 * 1024 } = options;
  const limits = { lineLimit, outputLimit: OUTPUT_LIMIT, linesLimit: LINES_LIMIT };
  const settings = { ...limits, ...(env === undefined ? {} : { env }), ...(cwd === undefined ? {} : { cwd }) };
  const children = new Set<ChildProcess>();
  let slowestStart: number | undefined;
  let endsWithInput = true;
  let isClosed = false;
  let left = RUN_BUDGET;

  const start: StartProcess = (onLine, onExit = () => {}): LineProcess => {
    // A probe that was left behind must not start anything more.
    if (isClosed || left <= 0) {
      onExit(isClosed ? 'the run is over' : SPENT);
      return { receive: () => {}, close: () => {} };
    }
    const began = performance.now();
    let isFirst = true;
    const hear = (line: string): void => {
      // A banner may come long before it is ready to answer.
      const isMessage = line.startsWith('{');
      if (isFirst && isMessage) slowestStart = Math.max(slowestStart ?? 0, performance.now() - began);
      isFirst &&= !isMessage;
      left -= line.length;
      onLine(line);
    };
    const child = startChild(command, args, settings, hear, onExit);
    children.add(child);
    const close = async (): Promise<void> => {
      if (!children.has(child)) return;
      const needed = await child.end(endsWithInput ? grace : Math.min(grace, SHORT_GRACE));
      if (needed !== 'input') endsWithInput = false;
      children.delete(child);
    };
    return { ...child, close };
  };
  const first = (): number => (slowestStart === undefined ? startTimeout : timeout + 2 * slowestStart);
  return {
    transport: 'stdio',
    name: [command, ...args].join(' '),
    createPeer: (facts) => createLinePeer(start, createRealClock(), facts, { first, answer: timeout }),
    async close() {
      isClosed = true;
      await Promise.all(
        [...children].map((child) => child.end(Math.min(grace, 200)).then(() => children.delete(child))),
      );
    },
  };
}
