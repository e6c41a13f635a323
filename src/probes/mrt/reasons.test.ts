// Every reason that a probe of MRT declares can be reached.
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import { isObject } from '../../protocol/json.ts';
import type { HttpRequest, HttpResponse } from '../../protocol/message.ts';
import {
  argumentsOf,
  bodyOf,
  DEMO,
  denies,
  error,
  json,
  methodOf,
  never,
  refuses,
  result,
  runScript,
  said,
  silent,
  testThatAllReasonsAreReached,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const paramsOf = (request: HttpRequest): JsonObject => bodyOf(request).params as JsonObject;
const stateOf = (request: HttpRequest) => paramsOf(request).requestState;
const responsesOf = (request: HttpRequest) => paramsOf(request).inputResponses;
const form = (name: string) => ({
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message: name,
    requestedSchema: { type: 'object', properties: { [name]: { type: 'string' } } },
  },
});
const asks = (inputRequests: object, rest: object = {}): HttpResponse =>
  json(200, { result: { resultType: 'input_required', inputRequests, ...rest } });
const first = (requestState = 'one') => asks({ one: form('one') }, { requestState });
const second = (requestState = 'two') => asks({ two: form('two') }, { requestState });
const onCall =
  (answer: Script): Script =>
  (request, connection, count) =>
    methodOf(request) === 'tools/call' ? answer(request, connection, count) : undefined;
/** Asks, and gives what is told to a retry. */
const onRetry = (retry: Script): Script =>
  onCall((request, connection, count) =>
    stateOf(request) === undefined ? first() : retry(request, connection, count),
  );
const isTokenOf = (request: HttpRequest, which: 'first' | 'second') =>
  request.headers.some(([name, value]) => name === 'Authorization' && value === `Bearer ${DEMO.tokens?.[which]}`);
/** Wants a token before it does anything. */
const behindTokens =
  (script: Script): Script =>
  (request, connection, count) =>
    isTokenOf(request, 'first') || isTokenOf(request, 'second')
      ? script(request, connection, count)
      : error(401, -32600);

const run = async (id: string, script: Script, demo = DEMO): Promise<Record<string, string>> => {
  const reasons = await runScript(id, script, { demo });
  return Object.fromEntries(Object.entries(reasons).map(([rule, reason]) => [rule.slice(-3), reason]));
};

describe.each(Object.keys(probes))('%s', (id) => {
  test.each<[string, Script]>([
    ['needs-token', id === 'state-of-another-user' ? behindTokens(denies) : denies],
    ['no-answer', silent],
    ['not-served', id === 'state-of-another-user' ? behindTokens(refuses) : refuses],
    ['did-not-ask', id === 'state-of-another-user' ? behindTokens(() => said('done')) : onCall(() => said('done'))],
    [
      'no-state',
      id === 'state-of-another-user'
        ? behindTokens(() => asks({ one: form('one') }))
        : onCall(() => asks({ one: form('one') })),
    ],
  ])('gives %s', async (reason, script) => {
    const saw = Object.values(await run(id, script));
    const isBeyond = reason === 'did-not-ask' || reason === 'no-state';
    if (isBeyond && !saw.includes(reason)) return;
    expect(saw).toContain(reason);
  });
  test('is untestable where no tool is known', async () => {
    const saw = Object.values(
      await run(
        id,
        onCall(() => undefined),
        {},
      ),
    );
    if (id !== 'requests-that-cannot-ask') expect(new Set(saw)).toEqual(new Set(['no-tool']));
  });
});

test('every-kind-of-input tells what is no request from what is another', async () => {
  expect(
    (
      await run(
        'every-kind-of-input',
        onCall(() => asks({ one: 'name?' })),
      )
    )['005'],
  ).toBe('no-request');
  expect(
    (
      await run(
        'every-kind-of-input',
        onCall(() => asks({ one: { method: 'ping' } })),
      )
    )['005'],
  ).toBe('other-method');
  expect(
    (
      await run(
        'every-kind-of-input',
        onCall(() => first()),
      )
    )['004'],
  ).toBe('one-at-a-time');
});

test('hostile-states tells a call without an answer from a server that is gone', async () => {
  const stuck = onRetry((request) => (String(stateOf(request)).includes('AAA') ? never() : error(400, -32602)));
  expect(await run('hostile-states', stuck)).toEqual({ '006': 'unanswered' });
});

describe('changed-state', () => {
  const knows = (request: HttpRequest) => stateOf(request) === 'one' || stateOf(request) === 'two';
  test.each<[string, string, Script]>([
    ['007', 'no-effect-seen', onRetry((request) => (stateOf(request) === 'one' ? second() : said('done')))],
    ['008', 'accepted', onRetry(() => second())],
    ['008', 'asked-again', onRetry((request) => (knows(request) ? second() : first()))],
    ['008', 'rejected', onRetry((request) => (knows(request) ? said('done') : error(400, -32602)))],
    ['007', 'not-served', onRetry((request) => (stateOf(request) === 'one' ? second() : error(400, -32602)))],
    ['007', 'no-answer', onRetry((request) => (stateOf(request) === 'one' ? second() : never()))],
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await run('changed-state', script))[rule]).toBe(reason);
  });

  const pack = (approved: boolean) =>
    `v1.${btoa(JSON.stringify({ approved, id: 1 })).replaceAll('=', '')}.c2lnbmF0dXJl`;
  const [signed, forged] = [pack(false), pack(true)];
  /** Asks twice, and lets a state decide that is in no list of its own. */
  const trusting = (other: (state: unknown) => HttpResponse): Script =>
    onRetry((request) => {
      if (stateOf(request) === 'one') return second(signed);
      return stateOf(request) === signed ? said('done') : other(stateOf(request));
    });
  test('finds a value that is believed in a part of a signed state', async () => {
    const script = trusting((state) => (state === forged ? said('approved') : error(200, -32602)));
    expect((await run('changed-state', script))['007']).toBe('believed');
  });
  test('a signature that is checked leaves no effect', async () => {
    const script = trusting(() => error(200, -32602));
    expect((await run('changed-state', script))['007']).toBe('no-effect');
  });
  test('an answer that differs by itself proves nothing', async () => {
    const script = onRetry((request, _, count) =>
      stateOf(request) === 'one' ? second(signed) : said(`done ${count}`),
    );
    expect((await run('changed-state', script))['007']).toBe('no-effect-seen');
  });
});

describe('states that are sent by others, too late, or elsewhere', () => {
  const isOther = (request: HttpRequest) => argumentsOf(request).city === DEMO.keepsState?.other.city;
  test.each<[string, string, Script]>([
    [
      'state-of-another-user',
      'asked-again',
      behindTokens(onRetry((request) => (isTokenOf(request, 'first') ? second() : first()))),
    ],
    ['state-of-another-user', 'not-served', behindTokens(onRetry(() => error(400, -32602)))],
    ['state-of-another-user', 'no-principals', onRetry(() => second())],
    ['lapsed-state', 'asked-again', lapsing(() => first())],
    ['lapsed-state', 'accepted', lapsing(() => second())],
    ['state-of-another-call', 'asked-again', onRetry((request) => (isOther(request) ? first() : second()))],
    ['used-state', 'asked-again', onRetry((_, __, count) => (count < 3 ? said('done') : first()))],
    ['used-state', 'accepted', onRetry(() => said('done'))],
    ['used-state', 'another-result', onRetry((_, __, count) => said(count < 3 ? 'done' : 'was done before'))],
    ['used-state', 'not-served', onRetry(() => second())],
    // What is asked first may name the arguments, the user, or anything new.
    ['state-of-another-call', 'asked-again', onCall((request) => namingCity(request))],
    ['lapsed-state', 'asked-again', lapsing(() => asks({ one: worded('And now?') }, { requestState: 'x' }))],
    [
      'state-of-another-user',
      'rejected',
      behindTokens(onRetry((request) => (isTokenOf(request, 'first') ? second() : error(403, -32600)))),
    ],
  ])('%s gives %s', async (id, reason, script) => {
    expect(Object.values(await run(id, script))).toEqual([reason]);
  });
  test('need to know two tokens, or the lifetime', async () => {
    const { tokens: _, stateLifetime: __, ...rest } = DEMO;
    expect(await run('state-of-another-user', () => undefined, rest)).toEqual({ '009': 'no-tokens' });
    expect(await run('lapsed-state', () => undefined, rest)).toEqual({ '010': 'lifetime-unknown' });
  });
});

/** The first question in other words. */
const worded = (message: string) => ({ ...form('one'), params: { ...form('one').params, message } });

/** Asks for the date of a trip by the name of its city; knows the states of that city alone. */
function namingCity(request: HttpRequest): HttpResponse {
  const city = String(argumentsOf(request).city);
  if (stateOf(request) === city) return second(`${city} 2`);
  const question = { method: 'elicitation/create', params: { mode: 'form', message: `When to ${city}?` } };
  return asks({ one: question }, { requestState: city });
}

/** Knows its second state, and treats its first in a way of its own. */
function lapsing(late: () => HttpResponse): Script {
  return onCall((request, _, count) => {
    if (stateOf(request) === undefined) return first(`state ${count}`);
    return stateOf(request) === 'state 1' ? late() : second();
  });
}

describe('abandoned-input', () => {
  const { stateLifetime: _, ...rest } = DEMO;
  const held = onCall((__, ___, count) => (count === 1 ? first() : said('locked', { isError: true })));
  test.each<[string, Script, typeof DEMO]>([
    ['free-again', onCall((__, ___, count) => (count === 2 ? never() : first())), DEMO],
    ['held-up', held, DEMO],
    ['held-up', held, rest],
    ['served', onCall((__, ___, count) => (count === 1 ? first() : said('done'))), DEMO],
    [
      'not-served',
      onCall((__, ___, count) =>
        count === 1 ? first() : count === 2 ? said('no', { isError: true }) : error(429, -32000),
      ),
      DEMO,
    ],
    ['not-served', onCall((__, ___, count) => (count === 1 ? first() : error(429, -32000))), DEMO],
  ])('gives %s', async (reason, script, demo) => {
    expect(await run('abandoned-input', script, demo)).toEqual({ '015': reason });
  });
});

describe('wrong-responses', () => {
  const responseOf = (responses: unknown) => (isObject(responses) ? responses.one : undefined);
  const isNumber = (responses: unknown): boolean => typeof responseOf(responses) === 'number';
  const isDeclined = (responses: unknown): boolean => Object(responseOf(responses)).action === 'decline';
  const onResponses = (retry: (responses: unknown) => HttpResponse): Script =>
    onCall((request) => (responsesOf(request) === undefined ? first() : retry(responsesOf(request))));
  test.each<[string, string, Script]>([
    ['021', 'as-declined', onResponses(() => said('Nothing was booked'))],
    ['021', 'used', onResponses((responses) => said(JSON.stringify(responses)))],
    ['021', 'not-used', onResponses(() => first())],
    ['021', 'no-answer', onCall((request) => (responsesOf(request) === undefined ? first() : never()))],
    [
      '021',
      'as-declined',
      // Goes on with a default when there is no answer of use, which is not to work with what came.
      onResponses((responses) => said(isDeclined(responses) ? 'Nothing was booked' : 'Booked for two, as usual')),
    ],
    // A form without a property that has to be there can be accepted with any content.
    [
      '021',
      'not-used',
      onResponses((responses) => (isDeclined(responses) || isNumber(responses) ? first() : said('done'))),
    ],
    ['022', 'not-served', onResponses((responses) => (isObject(responses) ? first() : error(429, -32000)))],
    ['022', 'asked-again', onResponses(() => first())],
    ['022', 'a-result', onResponses(() => said('done'))],
    ['022', 'no-error-object', onResponses(() => json(400, { error: 'bad' }))],
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await run('wrong-responses', script))[rule]).toBe(reason);
  });
});

describe('extra-and-missing-responses', () => {
  const isFull = (request: HttpRequest) =>
    isObject(responsesOf(request)) && Object.keys(responsesOf(request) as object);
  const onKeys = (retry: (keys: string[]) => HttpResponse): Script =>
    onCall((request) => {
      const keys = isFull(request);
      return keys === false ? first() : retry(keys);
    });
  test.each<[string, string, Script]>([
    ['023', 'answers-differ', onKeys((keys) => (keys.length > 1 ? second() : said('done')))],
    ['023', 'refused', onKeys((keys) => (keys.length > 1 ? said('no', { isError: true }) : said('done')))],
    ['023', 'ignored', onKeys(() => said('done'))],
    ['023', 'not-served', onKeys((keys) => (keys.length > 1 ? error(429, -32000) : said('done')))],
    ['024', 'not-served', onKeys((keys) => (keys.length === 0 ? error(429, -32000) : said('done')))],
    ['023', 'not-served', onKeys((keys) => (keys.length > 1 ? said('done') : error(400, -32602)))],
    ['024', 'refused', onKeys(() => said('no', { isError: true }))],
    ['024', 'went-on', onKeys(() => result({ content: [] }))],
    ['024', 'asked-again', onKeys(() => first())],
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await run('extra-and-missing-responses', script))[rule]).toBe(reason);
  });
});

testThatAllReasonsAreReached(Object.keys(probes));
