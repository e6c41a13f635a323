// One header against the part of the body that it repeats.
import { HEADER_MISMATCH } from '../protocol/error-codes.ts';
import { findHeaders } from '../protocol/headers.ts';
import { refuse } from './answer.ts';
import type { Described, Refusal } from './steps.ts';

/** Refuses with 400 and -32020, as every header failure (spec: basic/transports/streamable-http#server-validation). */
export const refuseHeader = ({ message }: Described, header: string, what: string): Refusal =>
  refuse(400, message.id, HEADER_MISMATCH, `Header mismatch: ${header} ${what}`);

/** The one value of a header. Sent twice it is refused: who reads the first and who reads the last would disagree. */
export function readHeader(call: Described, header: string): string | Refusal | undefined {
  const [sent, another] = findHeaders(call.request?.headers ?? [], header);
  return another === undefined ? sent : refuseHeader(call, header, 'is sent more than once');
}

/** Refuses a header that is missing or says something else than the body; `is` compares and may decode. */
export function compareHeader(
  call: Described,
  header: string,
  expected: string,
  is: (sent: string, expected: string) => boolean = (sent, value) => sent === value,
): Refusal | undefined {
  const sent = readHeader(call, header);
  if (sent === undefined) return refuseHeader(call, header, `is missing, the body says '${shorten(expected)}'`);
  if (typeof sent !== 'string') return sent;
  if (is(sent, expected)) return undefined;
  return refuseHeader(call, header, `is '${shorten(sent)}', the body says '${shorten(expected)}'`);
}

/** A value as a message quotes it: what a client sends may be megabytes long. */
export const shorten = (value: string): string => (value.length > 80 ? `${value.slice(0, 80)}…` : value);
