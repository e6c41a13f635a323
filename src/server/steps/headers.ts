// Step 6. Headers repeat parts of the body for those who do not read bodies. They must agree.
import {
  decodeHeaderValue,
  findName,
  METHOD_HEADER,
  NAME_HEADER,
  PROTOCOL_VERSION_HEADER,
} from '../../protocol/headers.ts';
import { compareHeader } from '../compare-header.ts';
import type { Steps } from '../steps.ts';
import { parameterHeaders } from './parameter-headers.ts';

/** Answers 400 and -32020 when a header is missing or says something else (spec: basic/transports/streamable-http#server-validation). */
export const headers: Steps['headers'] = (call) => {
  const { message, meta } = call;
  if (call.request === undefined) return undefined;
  const name = findName(message.method, message.params);
  return (
    compareHeader(call, PROTOCOL_VERSION_HEADER, meta.protocolVersion) ??
    compareHeader(call, METHOD_HEADER, message.method) ??
    // Without a name in the body there is nothing to compare; the method refuses the request.
    (name === undefined ? undefined : compareHeader(call, NAME_HEADER, name, isDecoded)) ??
    parameterHeaders(call)
  );
};

const isDecoded = (sent: string, expected: string): boolean => decodeHeaderValue(sent) === expected;
