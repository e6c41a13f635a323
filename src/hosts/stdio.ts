// Serves over standard streams: one message a line in UTF-8, nothing else on the output, gone when the input ends.
import type { Readable, Writable } from 'node:stream';
import { INVALID_REQUEST, PARSE_ERROR } from '../protocol/error-codes.ts';
import { refuse } from '../server/answer.ts';
import type { Changes } from '../server/changes.ts';
import type { LineServer } from '../server/create-line-server.ts';
import { decodeBody } from '../server/fetch-adapter.ts';
import { createLineSplitter } from './line-splitter.ts';
import { within } from './within.ts';

export interface StdioHostOptions {
  input?: Readable;
  output?: Writable;
  /** The longest line, in bytes; a longer one is refused and the next one read. By default 4 MiB. */
  lineLimit?: number;
  /** Ended when the host stops, so that listen streams get their result. */
  changes?: Pick<Changes, 'end'> | undefined;
  /** How long what still runs may go on when the host stops, in milliseconds. By default half a second. */
  grace?: number;
}

export interface StdioHost {
  /** Resolves when the host has stopped and everything is written; the process may then exit. */
  readonly stopped: Promise<void>;
  /** Stops as the end of the input does. */
  stop(): Promise<void>;
}

/** Starts to serve; `create` makes the server, given how it sends a line (spec: basic/transports/stdio). */
export function createStdioHost(
  create: (send: (line: string) => void) => LineServer,
  options: StdioHostOptions = {},
): StdioHost {
  const { input = process.stdin, output = process.stdout, lineLimit = 4 * 1024 * 1024 } = options;
  const { changes, grace = 500 } = options;
  const { promise: stopped, resolve: tellStopped } = Promise.withResolvers<void>();
  let stopping = false;

  const send = (line: string): void => {
    // Who does not read is not read from either.
    if (output.writable && !output.write(`${line}\n`)) input.pause();
  };
  const server = create(send);
  const split = createLineSplitter(lineLimit, (line) => {
    if (line === 'too long') return refuseLine(INVALID_REQUEST, `The line is longer than ${lineLimit} bytes`);
    const text = decodeBody(line);
    if (typeof text !== 'string') return refuseLine(PARSE_ERROR, 'The line is no JSON in UTF-8');
    // An empty line is no message, and nothing that is worth an answer.
    if (text.trim() !== '') server.receive(text);
  });
  const refuseLine = (code: number, what: string): void =>
    send(String(refuse(400, undefined, code, what).refused.body));

  // The end of the input asks the server to exit promptly (spec: basic/transports/stdio#shutdown). What was asked
  // before may still be answered; a subscription ends; what takes longer is cancelled.
  const stop = async (): Promise<void> => {
    if (stopping) return stopped;
    stopping = true;
    input.off('data', split.push).pause();
    changes?.end();
    await within(grace, server.settled());
    server.close();
    if (output.writable) await within(grace, new Promise((resolve) => output.write('', resolve)));
    tellStopped();
  };
  /** Nobody reads any more. */
  const breakOff = (): void => {
    server.close();
    void stop();
  };

  input.on('data', split.push);
  input.on('end', () => {
    split.end();
    void stop();
  });
  input.on('error', breakOff);
  output.on('error', breakOff);
  output.on('drain', () => stopping || input.resume());
  return { stopped, stop };
}
