// Says in one sentence why an HTTP exchange came to nothing. The sentence stands in reports, so no stack and no jargon without need.
import { formatDuration } from '../exchange/labels.ts';

/** How far an exchange had come. */
export interface Progress {
  /** Host and port, as the URL has them. */
  where: string;
  secure: boolean;
  stage: 'connect' | 'handshake' | 'answer' | 'headers' | 'body';
  /** Bytes of the body that had come. */
  received: number;
  /** The longest header section that is read, in bytes. */
  headerLimit: number;
}

/** A sentence of ours, thrown where a limit is reached; passes through unchanged. */
export class Failure extends Error {}

/** How much of what a server sends is kept in a whole run, in bytes. */
export const RUN_BUDGET = 256 * 1024 * 1024;
/** What is said when that is spent. */
export const SPENT = 'the server has sent more than 256 MiB in this run, a limit of Wireproof';

/** The end of a connection without a word. */
export const HUNG_UP = 'the server closed the connection before it answered';

const NOT_TRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** Bytes as a person says them: `8 MiB`, `64 KiB`, `20 bytes`. */
export function formatBytes(count: number): string {
  if (count >= 1024 * 1024 && count % (1024 * 1024) === 0) return `${count / 1024 / 1024} MiB`;
  if (count >= 1024 && count % 1024 === 0) return `${count / 1024} KiB`;
  return `${count} bytes`;
}

/** What the time ran out for. */
export function explainDelay({ stage, where }: Progress, milliseconds: number): string {
  const time = formatDuration(milliseconds);
  if (stage === 'connect') return `no connection to ${where} within ${time}`;
  if (stage === 'handshake') return `the TLS handshake with ${where} was not done within ${time}`;
  if (stage === 'answer') return `no answer began within ${time}`;
  if (stage === 'headers') return `the headers of the answer began, but did not end within ${time}`;
  return `the body of the answer did not end within ${time}`;
}

interface NodeError extends Error {
  code?: string;
  reason?: string;
  rawPacket?: Uint8Array;
}

/** Puts what Node says into words. */
export function explainFailure(error: unknown, progress: Progress): string {
  if (error instanceof Failure) return error.message;
  const { code = '', message, reason, rawPacket } = error as NodeError;
  const { where, secure, stage, received, headerLimit } = progress;
  const hostname = where.replace(/:\d+$/, '');
  if (code === 'ECONNREFUSED') return `the connection to ${where} was refused: nothing listens there`;
  if (code === 'ENOTFOUND') return `the name ${hostname} is not known (DNS)`;
  if (code === 'EAI_AGAIN') return `the name ${hostname} cannot be looked up at the moment (DNS)`;
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH') return `${where} cannot be reached from here`;
  if (code === 'ETIMEDOUT') return `no connection to ${where}: it did not answer`;
  if (NOT_TRUSTED.includes(code))
    return `the certificate of ${where} is not signed by an authority that is trusted here; NODE_EXTRA_CA_CERTS can name a file with more of them`;
  if (code === 'CERT_HAS_EXPIRED') return `the certificate of ${where} has expired`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `the certificate of ${where} is for other names than ${hostname}`;
  if (code === 'HPE_HEADER_OVERFLOW')
    return `the headers of the answer are longer than ${formatBytes(headerLimit)}, a limit of Wireproof`;
  if (code.startsWith('HPE_')) return describeSyntax(reason ?? message, rawPacket, progress);
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) return describeTls(message, where);
  if (stage === 'body') return `the connection broke off after ${received} bytes of the body`;
  if (code === 'ECONNRESET' || code === 'EPIPE') {
    if (stage === 'headers') return 'the connection broke off within the headers of the answer';
    if (secure && stage !== 'answer') return `${where} broke off the TLS handshake`;
    return HUNG_UP;
  }
  if (code === 'ERR_INVALID_CHAR' || code === 'ERR_UNESCAPED_CHARACTERS')
    return `the request cannot be written as HTTP: ${firstLine(message)}`;
  return `${firstLine(message) || 'the exchange failed'}${code === '' || message.includes(code) ? '' : ` (${code})`}`;
}

function describeSyntax(reason: string, packet: Uint8Array | undefined, { stage, where, received }: Progress): string {
  // A TLS record: 0x15 is an alert, 0x16 a handshake, and 3 the major version.
  if (packet !== undefined && (packet[0] === 0x15 || packet[0] === 0x16) && packet[1] === 3)
    return `${where} answered in TLS; the address should begin with https`;
  if (stage === 'body') return `the body is not framed as HTTP has it after ${received} bytes: ${firstLine(reason)}`;
  const start = Buffer.from(packet ?? [])
    .toString('latin1', 0, 40)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim();
  if (start.startsWith('HTTP/')) return `the headers of the answer are malformed: ${firstLine(reason)}`;
  return `what came back is no HTTP${start === '' ? '' : `; it begins with ${JSON.stringify(start)}`}`;
}

function describeTls(message: string, where: string): string {
  if (/wrong version number|packet length too long|http request/i.test(message))
    return `${where} does not speak TLS; the address should begin with http`;
  // OpenSSL writes `error:0A000410:SSL routines::sslv3 alert handshake failure:…/rec_layer_s3.c:916:`
  const [, words] = /SSL routines:[^:]*:([^:\n]+)/.exec(message) ?? [];
  return `the TLS handshake with ${where} failed: ${words ?? firstLine(message)}`;
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(/\.$/, '');
