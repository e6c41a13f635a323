// The server that is named on the command line.
import { UsageError } from './usage-error.ts';

/** Reads an absolute address; `URL.parse` is not in every Node 22. */
export const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Reads the address of a server; throws a `UsageError`, which repeats nothing that could hold a password. */
export function readUrl(text: string): URL {
  const shown = /^[\w.:/[\]-]{1,100}$/.test(text) ? text : 'the address';
  const url = parseUrl(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') {
    if (url.hostname !== '') return url;
  }
  if (/^[\w.-]+(:\d+)?(\/(?!\/)|$)/.test(text) && URL.canParse(`http://${text}`)) {
    throw new UsageError(`${shown} has no scheme, such as http://${shown === text ? text : '…'}`);
  }
  throw new UsageError(`${shown} is no URL of a server; expected one that begins with http:// or https://`);
}

/** Reads a command after `--`; throws a `UsageError`. */
export function readCommand(words: readonly string[] | undefined): {
  transport: 'stdio';
  command: string;
  args: string[];
} {
  const [command, ...args] = words ?? [];
  if (command === undefined || command === '') {
    throw new UsageError('--stdio needs a command after --, as in: --stdio -- node server.js');
  }
  return { transport: 'stdio', command, args };
}

/** Whether an address leads to this machine (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
export const isLoopback = ({ hostname }: URL): boolean =>
  /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname.replace(/\.$/, ''));
