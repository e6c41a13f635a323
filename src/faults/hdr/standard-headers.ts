// The comparisons of the headers step, one by one, so that a fault can get one of them wrong.
import {
  decodeHeaderValue,
  findName,
  METHOD_HEADER,
  NAME_HEADER,
  PROTOCOL_VERSION_HEADER,
} from '../../protocol/headers.ts';
import { compareHeader, readHeader, refuseHeader } from '../../server/compare-header.ts';
import { parameterHeaders } from '../../server/steps/parameter-headers.ts';
import type { CheckParameter } from '../../server/steps/parameter-headers.ts';
import type { Described, Refusal, Steps } from '../../server/steps.ts';

export type Check = (call: Described) => Refusal | undefined;

/** The name that `Mcp-Name` repeats, for the methods that have one. */
export const nameOf = ({ message }: Described): string | undefined => findName(message.method, message.params);

const isDecoded = (sent: string, expected: string): boolean => decodeHeaderValue(sent) === expected;

interface Checks {
  version: Check;
  method: Check;
  name: Check;
  parameter?: CheckParameter;
}

const RIGHT: Checks = {
  version: (call) => compareHeader(call, PROTOCOL_VERSION_HEADER, call.meta.protocolVersion),
  method: (call) => compareHeader(call, METHOD_HEADER, call.message.method),
  name: (call) => {
    const name = nameOf(call);
    return name === undefined ? undefined : compareHeader(call, NAME_HEADER, name, isDecoded);
  },
};

/** The headers step, with some of its comparisons replaced. */
export const compareWith = (checks: Partial<Checks>): { headers: Steps['headers'] } => ({
  headers: (call) => {
    if (call.request === undefined) return undefined;
    const { version, method, name, parameter } = { ...RIGHT, ...checks };
    return version(call) ?? method(call) ?? name(call) ?? parameterHeaders(call, parameter);
  },
});

/** Refuses a request without the header, and does not mind what it says. */
export const wantHeader = (call: Described, header: string): Refusal | undefined =>
  readHeader(call, header) === undefined ? refuseHeader(call, header, 'is missing') : undefined;

/** Compares a header where there is one. */
export const compareIfThere = (call: Described, header: string, expected: string): Refusal | undefined =>
  readHeader(call, header) === undefined ? undefined : compareHeader(call, header, expected, isDecoded);
