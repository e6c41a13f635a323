// One server process behind standard streams: lines in and out, the end of its error output, how it ended, and no way to outlive us.
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import type { LineProcess } from '../client/line-peer.ts';
import { decodeBody } from '../server/fetch-adapter.ts';
import { formatBytes } from './explain-failure.ts';
import { createLineSplitter } from './line-splitter.ts';
import { killAtExit, killGroup, OWN_GROUP } from './process-group.ts';
import { within } from './within.ts';

export interface ChildOptions {
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** The longest line that is kept, in bytes. */
  lineLimit: number;
  /** What a process may write in all before it is ended: bytes, and lines. */
  outputLimit: number;
  linesLimit: number;
}

export interface ChildProcess extends LineProcess {
  /** Ends its input and waits; after `grace` milliseconds SIGTERM, after as many again SIGKILL. Tells which was needed. */
  end(grace: number): Promise<'input' | 'SIGTERM' | 'SIGKILL'>;
}

/** How much of the error output is kept, in bytes: enough for the words before the end. */
const STDERR_KEPT = 4096;
/** How long the output is read after the process has ended, in milliseconds: a child of its own may hold it open. */
const LAST_WORDS = 200;

/** Starts a command, without a shell. `onExit` is told how it ended, unless we ended it. */
export function startChild(
  command: string,
  args: readonly string[],
  options: ChildOptions,
  onLine: (line: string) => void,
  onExit: (how: string) => void,
): ChildProcess {
  const { lineLimit, outputLimit, linesLimit } = options;
  const child: ChildProcessWithoutNullStreams = spawn(command, [...args], {
    shell: false,
    windowsHide: true,
    // A group of its own, so that what it starts itself can be ended with it.
    detached: OWN_GROUP,
    stdio: 'pipe',
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.env === undefined ? {} : { env: { ...process.env, ...options.env } }),
  });
  const forget = killAtExit(child);
  let errors = '';
  let bytes = 0;
  let lines = 0;
  let how: string | undefined;
  let isEnding = false;

  const stopReading = (why: string): void => {
    if (how !== undefined) return;
    how = why;
    child.stdout.destroy();
    killGroup(child, 'SIGKILL');
    if (!isEnding) onExit(why);
  };
  const split = createLineSplitter(lineLimit, (line) => {
    if (how !== undefined) return;
    lines += 1;
    if (lines > linesLimit) return stopReading(`it wrote more than ${linesLimit} lines, so it was ended`);
    onLine(readLine(line, lineLimit));
  });
  child.stdout.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > outputLimit) stopReading(`it wrote more than ${formatBytes(outputLimit)}, so it was ended`);
    else split.push(piece);
  });
  child.stdout.on('end', () => split.end());
  child.stderr.on('data', (piece: Buffer) => {
    errors = (errors + piece.toString('latin1')).slice(-STDERR_KEPT);
  });
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined);

  const gone = new Promise<void>((resolve) => {
    const tell = (why: string): void => {
      if (how === undefined) {
        how = why;
        if (!isEnding) onExit(why);
      }
      forget();
      resolve();
    };
    child.on('error', (error) => tell(describeStart(error, command, options.cwd)));
    child.once('exit', (code, signal) => {
      // Nothing of its group stays behind.
      killGroup(child, 'SIGKILL');
      void within(LAST_WORDS, once(child, 'close')).then(() => {
        for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
        tell(describeExit(code, signal, Buffer.from(errors, 'latin1').toString()));
      });
    });
  });

  const end = async (grace: number): ReturnType<ChildProcess['end']> => {
    isEnding = true;
    child.stdin.end();
    // Whoever waits until its output is read gets that, too.
    child.stdout.resume();
    if (await isWithin(grace, gone)) return 'input';
    killGroup(child, 'SIGTERM');
    if (await isWithin(grace, gone)) return 'SIGTERM';
    killGroup(child, 'SIGKILL');
    await gone;
    return 'SIGKILL';
  };
  return {
    receive(line) {
      if (how !== undefined || !child.stdin.writable) throw new Error('the process has ended');
      child.stdin.write(`${line}\n`);
    },
    stop: () => void child.stdin.end(),
    close: () => void end(0),
    end,
  };
}

async function isWithin(ms: number, work: Promise<void>): Promise<boolean> {
  let isDone = false;
  await within(
    ms,
    work.then(() => {
      isDone = true;
    }),
  );
  return isDone;
}

/** What is no text stands as a remark in brackets, which is no JSON either. */
function readLine(line: Uint8Array | 'too long', limit: number): string {
  if (line === 'too long') return `(a line of more than ${formatBytes(limit)})`;
  const text = decodeBody(line);
  return typeof text === 'string' ? text : `(a line of ${formatBytes(line.length)} that is not UTF-8)`;
}

function describeStart({ code, message }: NodeJS.ErrnoException, command: string, cwd: string | undefined): string {
  if (code === 'ENOENT' && cwd !== undefined)
    return `the command ${command} was not found, or there is no folder ${cwd}`;
  if (code === 'ENOENT') return `the command ${command} was not found`;
  if (code === 'EACCES') return `the command ${command} may not be run`;
  return `the command ${command} could not be started: ${message.split('\n')[0]}`;
}

function describeExit(code: number | null, signal: NodeJS.Signals | null, errors: string): string {
  const end = signal === null ? `exited with status ${code}` : `was ended by ${signal}`;
  const words = errors.split('\n').map((line) => line.trim());
  // The message of an error stands above its stack.
  const last = words.findLast((line) => line !== '' && !/^at |^\^|^[{}]|^Node\.js v/.test(line));
  return `the server ${end}${last === undefined ? '' : `; its last words: ${last.slice(0, 300)}`}`;
}
