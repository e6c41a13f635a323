// Retries whose inputResponses are not what was asked for.
import type { Answer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { essence, forAll } from '../shared.ts';
import { ASKED, call, isAsking, requestsOf, retryOf, whyNotAsked, whyNotJudged } from './input.ts';

export const wrongResponses = probe({
  id: 'wrong-responses',
  title:
    'Retries with a number as the response, with values that do not fit the form, and with a text as inputResponses',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-MRT-021', 'MCP-MRT-022'],
  reasons: {
    'MCP-MRT-021': {
      ...ASKED,
      'not-used': {
        verdict: 'pass',
        message: 'What was no response, or did not fit the form, was not worked with.',
        note: 'Not worked with.',
      },
      'as-declined': {
        verdict: 'pass',
        message: 'A retry with {what} was answered like one in which the user declines, or gives no answer.',
        note: 'The same as without an answer of use.',
      },
      used: {
        verdict: 'fail',
        message: 'A retry with {what} led to a complete result, as though the user had answered.',
        note: 'Complete, on {what}.',
      },
    },
    'MCP-MRT-022': {
      ...ASKED,
      error: {
        verdict: 'pass',
        message: 'A text in place of the inputResponses object was answered with a JSON-RPC error ({summary}).',
        note: 'An error, with a code and a message.',
      },
      'a-result': {
        verdict: 'fail',
        message: 'A text in place of the inputResponses object was answered with a complete result, not with an error.',
        note: 'A result, though the request was malformed.',
      },
      'no-error-object': {
        verdict: 'fail',
        message:
          'A text in place of the inputResponses object was answered ({summary}) without a JSON-RPC error that has a code and a message.',
        note: 'No JSON-RPC error.',
      },
      'asked-again': {
        verdict: 'untestable',
        message:
          'A text in place of the inputResponses object made the server ask again; another sentence of the section allows that.',
      },
    },
  },
  async run(peer) {
    const use = peer.demo.elicits;
    if (use === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const connection = peer.connect();
    const first = await call(peer, connection, use);
    const doubt = whyNotAsked(first);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    // Asked again, a client goes on with the newer state; the older may be good for one retry.
    let asked = first;
    const retry = async (respond: (asked: Answer) => JsonValue): Promise<Answer> => {
      const answer = await call(peer, connection, use, {
        retry: { ...retryOf(asked), inputResponses: respond(asked) },
      });
      if (requestsOf(answer) !== undefined) asked = answer;
      return answer;
    };
    const tries: [what: string, answer: Answer][] = [
      ['a number as the response', await retry((was) => replaceAll(was, () => 12345))],
    ];
    const spoilt = Object.entries(requestsOf(asked) ?? {}).map(([key, request]) => [key, spoil(request)] as const);
    if (spoilt.every(([, content]) => Object.keys(content).length > 0)) {
      const unfit = spoilt.map(([key, content]) => [key, { action: 'accept', content }]);
      tries.push(['values that do not fit the form', await retry(() => Object.fromEntries(unfit) as JsonObject)]);
    }
    const text = await retry(() => 'seats=4');
    const harmless = [() => retry((was) => replaceAll(was, () => ({ action: 'decline' }))), () => retry(() => ({}))];
    return { 'MCP-MRT-021': await judgeUse(tries, harmless), 'MCP-MRT-022': judgeError(text) };
  },
});

/** The same response for each request. */
const replaceAll = (asked: Answer, respond: (request: JsonValue | undefined) => JsonValue): JsonObject =>
  Object.fromEntries(Object.entries(requestsOf(asked) ?? {}).map(([key, request]) => [key, respond(request)]));

/** For each property that has to be there a value of a kind that no form can hold; what may be missing may be dropped. */
function spoil(request: JsonValue | undefined): JsonObject {
  const schema = isObject(request) && isObject(request.params) ? request.params.requestedSchema : undefined;
  const required = isObject(schema) && Array.isArray(schema.required) ? schema.required : [];
  return Object.fromEntries(required.map((name) => [String(name), { not: 'asked for' }]));
}

/** `harmless` are retries that a server may well complete: the user declines, or nobody has answered. */
async function judgeUse(
  tries: readonly (readonly [what: string, answer: Answer])[],
  harmless: readonly (() => Promise<Answer>)[],
): Promise<Saw> {
  for (const [what, answer] of tries) {
    const out = whyNotJudged(answer);
    if (out !== undefined) return out;
    if (answer.result === undefined || isAsking(answer) || answer.result.isError === true) continue;
    const at = answer.spot('/result/content');
    for (const send of harmless)
      if (essence(await send()) === essence(answer)) return { reason: 'as-declined', at, values: { what } };
    return { reason: 'used', at, values: { what } };
  }
  const last = tries.at(-1)?.[1];
  const place = last?.result === undefined ? '/error/code' : `/result/${isAsking(last) ? 'inputRequests' : 'content'}`;
  return { reason: 'not-used', ...(last && { at: last.spot(place) }) };
}

function judgeError(answer: Answer): Saw {
  const out = whyNotJudged(answer);
  if (out !== undefined) return out;
  const values = { summary: answer.summary };
  if (isAsking(answer)) return { reason: 'asked-again', at: answer.spot('/result/resultType') };
  if (answer.result !== undefined) return { reason: 'a-result', at: answer.spot('/result/content'), values };
  const hasError = Number.isInteger(answer.read('/error/code')) && typeof answer.read('/error/message') === 'string';
  return { reason: hasError ? 'error' : 'no-error-object', at: answer.spot('/error/code'), values };
}
