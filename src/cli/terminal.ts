// Where a command prints: standard output, standard error, and what is known of both. No secret passes.
import { createHider, usableSecrets } from './secrets.ts';

/** The outside of a command, so that tests can stand in for it. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  /** Standard output as a terminal: its columns; `undefined` where it is none. */
  width: number | undefined;
  /** Standard error as a terminal: its columns; `undefined` where it is none. */
  columns: number | undefined;
  /** Writes to standard output, and resolves when it is written. */
  out(text: string): Promise<void>;
  /** Writes to standard error. */
  err(text: string): Promise<void>;
  /** From here on these texts appear nowhere, in none of their forms. */
  hide(secrets: readonly string[]): void;
  /** All that is hidden. */
  hidden(): readonly string[];
  /** Takes it out of a text that goes elsewhere, such as a file. */
  clean(text: string): string;
}

interface Streams {
  stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
}

/** Creates the terminal of a process. */
export function createTerminal({ stdout, stderr, env }: Streams): Terminal {
  let hidden: string[] = [];
  let clean = createHider(hidden);
  const write = (stream: NodeJS.WritableStream, text: string): Promise<void> =>
    new Promise((resolve) => void stream.write(clean(text), () => resolve()));
  return {
    env,
    width: stdout.isTTY === true ? (stdout.columns ?? 80) : undefined,
    columns: stderr.isTTY === true ? (stderr.columns ?? 80) : undefined,
    out: (text) => write(stdout, text),
    err: (text) => write(stderr, text),
    hide: (secrets) => {
      hidden = usableSecrets([...hidden, ...secrets]);
      clean = createHider(hidden);
    },
    hidden: () => hidden,
    clean: (text) => clean(text),
  };
}

/** Whether text on standard output is coloured: FORCE_COLOR wins over NO_COLOR, as in Node, and both over what it is. */
export function wantsColor({ env, width }: Pick<Terminal, 'env' | 'width'>): boolean {
  const force = env.FORCE_COLOR;
  if (force !== undefined) return force !== '0' && force !== 'false';
  return width !== undefined && !env.NO_COLOR && env.TERM !== 'dumb';
}
