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
        message: 'Responses that are no responses, and values that do not fit the form, were not worked with.',
        note: 'Not worked with.',
      },
      'as-declined': {
        verdict: 'pass',
        message: 'A response of no use was treated like one in which the user declines.',
        note: 'The same as for a user who declines.',
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
        note: 'An error of the protocol, so an error of the protocol.',
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
    const asked = await call(peer, connection, use);
    const doubt = whyNotAsked(asked);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const { requestState } = retryOf(asked);
    const retry = (inputResponses: JsonValue) =>
      call(peer, connection, use, {
        retry: { inputResponses, ...(requestState === undefined ? {} : { requestState }) },
      });

    const number = await retry(replaceAll(asked, () => 12345));
    const unfit = await retry(replaceAll(asked, (request) => ({ action: 'accept', content: spoil(request) })));
    const text = await retry('seats=4');
    const decline = async () => retry(replaceAll(asked, () => ({ action: 'decline' })));
    return { 'MCP-MRT-021': await judgeUse(number, unfit, decline), 'MCP-MRT-022': judgeError(text) };
  },
});

/** The same response for each request. */
const replaceAll = (asked: Answer, respond: (request: JsonValue | undefined) => JsonValue): JsonObject =>
  Object.fromEntries(Object.entries(requestsOf(asked) ?? {}).map(([key, request]) => [key, respond(request)]));

/** For each property a value of a kind that no form can hold. */
function spoil(request: JsonValue | undefined): JsonObject {
  const schema = isObject(request) && isObject(request.params) ? request.params.requestedSchema : undefined;
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(Object.keys(properties).map((name) => [name, { not: 'asked for' }]));
}

async function judgeUse(number: Answer, unfit: Answer, decline: () => Promise<Answer>): Promise<Saw> {
  const tries = [
    ['a number as the response', number],
    ['values that do not fit the form', unfit],
  ] as const;
  for (const [what, answer] of tries) {
    const out = whyNotJudged(answer);
    if (out !== undefined) return out;
    if (answer.result === undefined || isAsking(answer) || answer.result.isError === true) continue;
    const at = answer.spot('/result/content');
    const isDeclined = essence(await decline()) === essence(answer);
    return isDeclined ? { reason: 'as-declined', at } : { reason: 'used', at, values: { what } };
  }
  return { reason: 'not-used', at: unfit.spot('/result/inputRequests') };
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
