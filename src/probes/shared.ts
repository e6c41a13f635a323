// What several probes ask, and the reasons they share.
import type { Answer } from '../client/peer.ts';
import type { Peer } from '../client/peer.ts';
import { createInitialize, createRequest } from '../client/request.ts';
import type { RequestOptions } from '../client/request.ts';
import {
  HEADER_MISMATCH,
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  MISSING_CLIENT_CAPABILITY,
  UNSUPPORTED_VERSION,
} from '../protocol/error-codes.ts';
import { HIDDEN } from '../client/sight.ts';
import { isObject } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import type { Connection } from '../protocol/message.ts';
import { outOfSight } from './probe.ts';
import type { Reason, RuleId, Saw } from './probe.ts';

/** Reasons that any probe may give. */
export const SHARED = {
  'needs-token': {
    verdict: 'untestable',
    message: 'The server answered {status}: it wants a token before it can be judged.',
  },
  'no-answer': { verdict: 'untestable', message: 'Nothing came back within {waited} ms, a limit of Wireproof.' },
  'not-served': {
    verdict: 'untestable',
    message: 'The server did not serve a complete request, so there is nothing to compare: {summary}.',
  },
} satisfies Record<string, Reason>;

/** Reasons of the probes that need a first request to be served before they can look further. */
export const BLOCKED = {
  'refused-cold': {
    verdict: 'blocked',
    blockedBy: 'MCP-STL-003',
    message: 'The first complete request on a fresh connection was refused ({summary}); see MCP-STL-003.',
  },
} satisfies Record<string, Reason>;

/** Reasons of the rules that bind only a server of this revision alone. */
export const DUAL_ERA = {
  'dual-era': {
    verdict: 'not-applicable',
    message:
      'The server answered a legacy initialize with a result. The sentence binds servers that support only this revision.',
    note: 'It serves the earlier era too.',
  },
} satisfies Record<string, Reason>;

/** Sends one correct request; the id is the recording's next. */
export const send = (peer: Peer, connection: Connection, options: Omit<RequestOptions, 'id'>): Promise<Answer> =>
  peer.send(createRequest({ ...options, id: peer.nextId() }), connection);

/** Asks, on a connection of its own, whether the server also serves the era of the handshake. */
export const askEra = (peer: Peer): Promise<Answer> => peer.send(createInitialize(peer.nextId()), peer.connect());

const OF_THIS_REVISION: readonly (number | undefined)[] = [
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  HEADER_MISMATCH,
  MISSING_CLIENT_CAPABILITY,
  UNSUPPORTED_VERSION,
];

/** Too many requests, and what gateways say of a server behind them (RFC 6585; RFC 9110, section 15.6): whatever is sent is refused. */
export const BUSY: readonly number[] = [429, 502, 503, 504];

/** Whether an answer says nothing of the rules, since whatever is sent would be refused so. */
export const isBusy = ({ status }: Answer): boolean => status !== undefined && BUSY.includes(status);

/** Says why an answer that should have been a result is none; `undefined` when it is one. */
export function whyNotServed(answer: Answer, canBlock = true): Saw | undefined {
  if (!answer.came) return { reason: 'no-answer', at: answer.spot(), values: { waited: answer.waited } };
  if (answer.isUnauthorized)
    return { reason: 'needs-token', at: answer.spot(), values: { status: answer.status ?? 0 } };
  if (answer.result !== undefined) return undefined;
  const reason =
    canBlock && !isBusy(answer) && !OF_THIS_REVISION.includes(answer.errorCode) ? 'refused-cold' : 'not-served';
  return { reason, at: answer.spot('/error/message'), values: { summary: answer.summary } };
}

/** What an answer says, without what may differ between two equal ones: ids, `_meta`, lifetimes. */
export function essence(answer: Answer): string {
  const { _meta, ttlMs, ...rest } = answer.result ?? {};
  const error = isObject(answer.message?.error)
    ? { code: answer.errorCode, data: answer.read('/error/data') }
    : undefined;
  return JSON.stringify(answer.result === undefined ? { status: answer.status, error } : sortKeys(rest));
}

function sortKeys(value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item) ?? null);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  ) as JsonObject;
}

/** What is seen of a rule that rests on a response header which may be there and is not shown; `undefined` where it would be. */
export const whyHidden = (answer: Answer, name: string): Saw | undefined =>
  answer.header(name) === HIDDEN
    ? outOfSight(`it is shown ${name} only where the server exposes it (Access-Control-Expose-Headers)`, answer.spot())
    : undefined;

/** The same for every rule of a probe. */
export const forAll = (rules: readonly RuleId[], saw: Saw): Record<RuleId, Saw> =>
  Object.fromEntries(rules.map((rule) => [rule, saw]));
