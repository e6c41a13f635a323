#!/usr/bin/env node
// The command wireproof in a process: signals, the exit code, and what is left of a mistake of ours.
import { runCommand } from './run-command.ts';
import { createTerminal } from './terminal.ts';

const terminal = createTerminal(process);
const stop = new AbortController();
/** Read when it is needed: a server that is started over and over does without. */
const loadContent = async () => (await import('./content.ts')).readContent();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Whoever asks twice does not want to wait.
    if (stop.signal.aborted) process.exit(130);
    stop.abort(signal);
  });
}
// Whoever reads only the first lines closes the pipe: no mistake of ours, and no more to say.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2));

try {
  process.exit(await runCommand(process.argv.slice(2), terminal, loadContent, stop.signal));
} catch (error) {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const stack = process.env.WIREPROOF_DEBUG !== undefined && error instanceof Error ? `\n${error.stack}` : '';
  await terminal.err(
    `wireproof: a mistake of Wireproof, not of your server: ${message}${stack}\n` +
      `Version ${(await loadContent()).version}. Please report it${stack === '' ? '; with WIREPROOF_DEBUG=1 it says more' : ''}.\n`,
  );
  process.exit(2);
}
