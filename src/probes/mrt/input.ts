// What the probes of this category send and read: calls that are asked something, and the right answers.
import type { ToolUse } from '../../client/demo.ts';
import type { Answer, Peer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import type { Reason, Saw } from '../probe.ts';
import { isBusy, send, SHARED, whyNotServed } from '../shared.ts';
import { fillForm } from './fill-form.ts';

/** Everything that a server can ask for. */
export const ALL_KINDS = { elicitation: { form: {}, url: {} }, sampling: { tools: {} }, roots: {} };
/** The capability that each kind of input request needs. */
export const CAPABILITY_OF: Readonly<Record<string, keyof typeof ALL_KINDS>> = {
  'elicitation/create': 'elicitation',
  'sampling/createMessage': 'sampling',
  'roots/list': 'roots',
};

/** Reasons of every probe that needs a call to be asked something. */
export const ASKED = {
  ...SHARED,
  'no-tool': {
    verdict: 'untestable',
    message: 'No call is known here that the server answers by asking for input, so there is nothing to look at.',
  },
  'did-not-ask': {
    verdict: 'untestable',
    message: 'The call that was expected to ask for input was answered without asking ({summary}).',
  },
} satisfies Record<string, Reason>;

export interface CallOptions {
  /** Further params: `inputResponses`, `requestState`. */
  retry?: JsonObject;
  capabilities?: JsonObject;
  /** In whose name; `null` for nobody's, without it in that of the tester. */
  token?: string | null;
}

/** Calls a tool, with every kind of input declared unless told otherwise. */
export const call = (peer: Peer, connection: Connection, use: ToolUse, options: CallOptions = {}): Promise<Answer> =>
  send(peer, connection, {
    method: 'tools/call',
    params: { name: use.name, arguments: use.arguments, ...options.retry },
    capabilities: options.capabilities ?? ALL_KINDS,
    headers:
      options.token === undefined ? {} : { Authorization: options.token === null ? null : `Bearer ${options.token}` },
  });

export const isAsking = (answer: Answer): boolean => answer.result?.resultType === 'input_required';

/** What an answer asks for, by key; `undefined` when it asks for nothing. */
export function requestsOf(answer: Answer): JsonObject | undefined {
  const requests = answer.result?.inputRequests;
  return isAsking(answer) && isObject(requests) && Object.keys(requests).length > 0 ? requests : undefined;
}

/** What is asked, to compare: the requests without the state, which differs each time. */
export const question = (answer: Answer): string => JSON.stringify(requestsOf(answer));

/** The same without the words: they may name an argument, a user or the time, and the address of a page is often new. */
function shape(answer: Answer): string {
  const parts = Object.entries(requestsOf(answer) ?? {}).map(([key, request]) => {
    const { method, params } = isObject(request) ? request : {};
    const { mode, requestedSchema } = isObject(params) ? params : {};
    const properties = isObject(requestedSchema) && isObject(requestedSchema.properties);
    return [key, method, mode, properties ? Object.keys(requestedSchema.properties as JsonObject).sort() : null];
  });
  return JSON.stringify(parts);
}

/** A connection of somebody else. Over stdio a server has one client: a second connection would be a second server. */
export const another = (peer: Peer, connection: Connection): Connection =>
  peer.transport === 'stdio' ? connection : peer.connect();

/** Says why an answer that should ask for input does not; `undefined` when it asks. */
export const whyNotAsked = (answer: Answer): Saw | undefined =>
  whyNotServed(answer, false) ??
  (requestsOf(answer) === undefined
    ? { reason: 'did-not-ask', at: answer.spot('/result/resultType'), values: { summary: answer.summary } }
    : undefined);

/** Says why an answer brings no state together with its questions; `undefined` when it does. */
export const whyNoState = (answer: Answer): Saw | undefined =>
  whyNotAsked(answer) ??
  (stateOf(answer) === undefined ? { reason: 'no-state', at: answer.spot('/result') } : undefined);

/** The right answer to all that was asked, and the state as it came. */
export function retryOf(asked: Answer): { inputResponses: JsonObject; requestState?: string } {
  const requests = Object.entries(requestsOf(asked) ?? {});
  const inputResponses = Object.fromEntries(requests.map(([key, request]) => [key, respond(request)]));
  const state = stateOf(asked);
  return state === undefined ? { inputResponses } : { inputResponses, requestState: state };
}

/** The state that an answer brings. */
export const stateOf = (answer: Answer): string | undefined => {
  const state = answer.result?.requestState;
  return isAsking(answer) && typeof state === 'string' ? state : undefined;
};

function respond(request: unknown): JsonObject {
  const { method, params } = isObject(request) ? request : {};
  if (method === 'roots/list') return { roots: [{ uri: 'file:///home/ada/project', name: 'project' }] };
  if (method === 'sampling/createMessage')
    return { role: 'assistant', content: { type: 'text', text: 'The sea is calm today.' }, model: 'wireproof' };
  if (!isObject(params) || params.mode === 'url') return { action: 'accept' };
  return { action: 'accept', content: fillForm(params.requestedSchema) };
}

/** What became of a retry whose state was not good. */
export type Outcome = 'rejected' | 'asked-again' | 'accepted';

/** Whether an answer is neither a refusal nor a question that was put before. */
export const hasGoneOn = (answer: Answer, first: Answer): boolean =>
  answer.result !== undefined &&
  answer.result.isError !== true &&
  !(isAsking(answer) && question(answer) === question(first));

/**
 * Judges a retry that had no right to succeed. An error and a tool error reject it. A question is told from the first one
 * by its keys and kinds; where those of the correct retry, the control, are the same, only its very words go on.
 */
export function judgeRetry(retry: Answer, first: Answer, control: Answer): Outcome {
  if (retry.result === undefined || retry.result.isError === true) return 'rejected';
  if (!isAsking(retry)) return 'accepted';
  if (shape(control) === shape(first)) return question(retry) === question(control) ? 'accepted' : 'asked-again';
  return shape(retry) === shape(first) ? 'asked-again' : 'accepted';
}

/** Says why a correct retry, the control, did not go on; `undefined` when it did. */
export function whyNotControlled(control: Answer, first: Answer): Saw | undefined {
  const doubt = whyNotServed(control, false);
  if (doubt !== undefined) return doubt;
  if (hasGoneOn(control, first) && !isPostponed(control)) return undefined;
  return { reason: 'not-served', at: control.spot('/result'), values: { summary: 'the correct retry did not go on' } };
}

/**
 * Says why a retry was never judged at all: no answer, a token that was not let in, a limit on requests. `canForbid` where
 * the retry deserves to be refused: a 403 is that refusal then.
 */
export function whyNotJudged(retry: Answer, canForbid = false): Saw | undefined {
  if (isPostponed(retry))
    return {
      reason: 'not-served',
      at: retry.spot('/result/resultType'),
      values: { summary: 'it asked for nothing and for another retry' },
    };
  if (canForbid && retry.status === 403) return undefined;
  return retry.came && !isOverloaded(retry) ? undefined : whyNotServed(retry, false);
}

/** Refused for a reason that has nothing to do with the call: a token that ended, too many requests, a server that is down. */
export const isOverloaded = (answer: Answer): boolean => answer.isUnauthorized || isBusy(answer);

/** A state alone: come again, nobody has to be asked. */
const isPostponed = (answer: Answer): boolean => isAsking(answer) && requestsOf(answer) === undefined;
