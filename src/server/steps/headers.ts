// Step 6. The standard headers repeat parts of the body for those who do not read bodies. They must agree.
import { HEADER_MISMATCH } from '../../protocol/error-codes.ts';
import {
  decodeHeaderValue,
  findHeader,
  METHOD_HEADER,
  NAME_HEADER,
  NAME_SOURCE,
  PROTOCOL_VERSION_HEADER,
} from '../../protocol/headers.ts';
import { refuse } from '../answer.ts';
import type { Described, Refusal, Steps } from '../steps.ts';

/** Answers 400 and -32020 when a header is missing or says something else (spec: basic/transports/streamable-http#server-validation). */
export const headers: Steps['headers'] = (call) => {
  const { message, meta } = call;
  if (call.request === undefined) return undefined;
  const source = Object.hasOwn(NAME_SOURCE, message.method) ? NAME_SOURCE[message.method] : undefined;
  const name = source === undefined ? undefined : message.params?.[source];
  return (
    compare(call, PROTOCOL_VERSION_HEADER, meta.protocolVersion) ??
    compare(call, METHOD_HEADER, message.method) ??
    (typeof name === 'string' ? compare(call, NAME_HEADER, name, decodeHeaderValue) : undefined)
  );
};

function compare(
  { request, message }: Described,
  header: string,
  expected: string,
  decode: (value: string) => string | undefined = (value) => value,
): Refusal | undefined {
  const sent = request && findHeader(request.headers, header);
  if (sent !== undefined && decode(sent) === expected) return undefined;
  const found = sent === undefined ? 'is missing' : `is '${sent}'`;
  return refuse(400, message.id, HEADER_MISMATCH, `Header mismatch: ${header} ${found}, the body says '${expected}'`);
}
