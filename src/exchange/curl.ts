// Writes a request as a curl command that a POSIX shell repeats exactly.
import { findHeader } from '../protocol/headers.ts';
import type { HttpRequest } from '../protocol/message.ts';
import { hasHidden } from './escape.ts';
import type { SentTurn, Turn } from './exchange.ts';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// What is copied from a page must be what was sent; an argument ends at a NUL, and a header with a line break is two.
const impossible = (request: HttpRequest): string | undefined => {
  if (typeof request.body !== 'string') return `its body is ${request.body.length} bytes that are no UTF-8 text`;
  const headers = request.headers.flat().join('');
  if (headers.includes('\n')) return 'a header holds a line break';
  if (hasHidden(request.body + request.path + headers)) return 'it holds control or invisible characters';
  // A header's characters stand for bytes; a shell in UTF-8 would send two for one.
  if (/[^\0-\x7e]/.test(headers)) return 'a header holds bytes beyond ASCII';
  if (request.headers.some(([name]) => name.startsWith('@'))) {
    return 'curl takes a header name that begins with @ for a file';
  }
  return undefined;
};

// curl posts only what it is given as data, be it empty.
const hasData = (request: HttpRequest): boolean => request.body !== '' || request.method === 'POST';

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

function headerArguments(request: HttpRequest): string[] {
  const length = String(byteLength(String(request.body)));
  const written = request.headers
    .filter(([name, value]) => name.toLowerCase() !== 'content-length' || value !== length)
    // To curl an empty value after a colon means "do not send", and a semicolon "send it empty".
    .map(([name, value]) => (value.trim() === '' ? `${name};` : `${name}: ${value}`));
  // curl adds these two by itself; where the request lacks them they must not be there.
  if (findHeader(request.headers, 'Accept') === undefined) written.push('Accept:');
  if (hasData(request) && findHeader(request.headers, 'Content-Type') === undefined) written.push('Content-Type:');
  return written.map((header) => `-H ${quote(header)}`);
}

function methodArguments(method: string, posts: boolean): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === (posts ? 'POST' : 'GET') ? [] : [`-X ${/^[A-Z]+$/.test(method) ? method : quote(method)}`];
}

function formatArguments(request: HttpRequest, origin: string, seconds?: number): string[] {
  const glob = /[[\]{}]/.test(request.path) ? '-g ' : '';
  return [
    [
      '-i',
      ...(seconds === undefined ? [] : [`-m ${seconds}`]),
      ...methodArguments(request.method, hasData(request)),
    ].join(' '),
    `${glob}${quote(origin + request.path)}`,
    ...headerArguments(request),
    ...(hasData(request) ? [`--data-raw ${quote(String(request.body))}`] : []),
  ];
}

// The first line carries flags and address, each further argument a line of its own.
const formatLines = ([flags, address, ...rest]: string[]): string => [`${flags} ${address}`, ...rest].join(' \\\n  ');

/** Writes one request as a curl command for a POSIX shell, or as a comment that says why it cannot be. */
export function formatCurl(request: HttpRequest, origin: string, seconds?: number): string {
  const reason = impossible(request);
  return reason === undefined
    ? `curl ${formatLines(formatArguments(request, origin, seconds))}`
    : `# No curl command: ${reason}.`;
}

/** Seconds after which curl gives up where the recording saw a stream that stayed open, or nothing. */
const PATIENCE = 5;

/** Groups the requests that were waiting for their answers at the same time. */
function groupOverlapping(turns: readonly Turn[]): SentTurn[][] {
  const groups: SentTurn[][] = [];
  const waiting = new Set<number>();
  for (const turn of turns) {
    if (turn.kind === 'line') continue;
    if (turn.kind === 'sent') {
      if (waiting.size === 0) groups.push([]);
      groups.at(-1)?.push(turn);
      waiting.add(turn.exchange);
    } else if (turn.kind === 'silence' || !turn.response.open) {
      waiting.delete(turn.exchange);
    }
  }
  return groups;
}

/**
 * Writes all requests of a recording as one shell script: requests that follow each other on a connection are one
 * command with `--next`, so that curl keeps the connection; requests that overlapped run side by side.
 */
export function formatCurlScript(turns: readonly Turn[], origin: string): string {
  const patience = (sent: SentTurn): number | undefined =>
    turns.some((turn) => turn.kind === 'back' && turn.exchange === sent.exchange && !turn.response.open)
      ? undefined
      : PATIENCE;
  let script = '';
  let connection: number | undefined;
  for (const group of groupOverlapping(turns)) {
    const [only, another] = group;
    if (only === undefined) continue;
    const possible = impossible(only.request) === undefined;
    if (another === undefined && possible && only.connection === connection) {
      script += ` \\\n  --next ${formatLines(formatArguments(only.request, origin, patience(only)))}`;
      continue;
    }
    const commands = group.map((sent) => formatCurl(sent.request, origin, patience(sent)));
    script += `${script === '' ? '' : '\n'}${another === undefined ? commands.join('') : `${commands.join(' &\n')} &\nwait`}`;
    connection = another === undefined && possible ? only.connection : undefined;
  }
  return script;
}
