import { expect, test } from 'vitest';
import { createRequest } from '../../client/request.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import { createServer } from '../create-server.ts';
import { createOpen } from '../definitions/open.ts';
import type { Method } from '../methods/list.ts';
import { referenceSteps } from '../reference-steps.ts';

const ASKING = { resultType: 'input_required', requestState: 'x' };

/** Answers with what the method gives, whatever it is called. */
async function answer(name: string, result: JsonObject, params: JsonObject = {}) {
  const environment = createEnvironment(createVirtualClock());
  const method: Method = { name, isCacheable: false, isOffered: () => true, needs: () => ({}), run: () => result };
  const server = createServer(createOpen(environment), environment, { ...referenceSteps, route: () => method });
  const { status, body } = await server(createRequest({ id: 1, method: name, params }), { number: 1 });
  return { status, message: JSON.parse(String(body)) as { result?: JsonObject; error?: JsonObject } };
}

test.each(['tools/call', 'prompts/get', 'resources/read'])('%s may ask for input', async (name) => {
  const { status, message } = await answer(name, ASKING, { name: 'x', uri: 'x' });
  expect([status, message.result?.resultType]).toEqual([200, 'input_required']);
});

test.each([
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'completion/complete',
  'subscriptions/listen',
])('%s may not: to ask is an internal error, and nothing of it is sent', async (name) => {
  const { status, message } = await answer(name, ASKING);
  expect([status, message.result, message.error]).toEqual([
    500,
    undefined,
    { code: -32603, message: 'Internal error' },
  ]);
});

test.each<JsonValue>(['text', 1, null, [], true])(
  'inputResponses must be an object, not %j',
  async (inputResponses) => {
    const { status, message } = await answer('tools/call', {}, { name: 'x', inputResponses });
    expect([status, message.error]).toEqual([
      200,
      { code: -32602, message: 'Invalid params: inputResponses is no object' },
    ]);
  },
);
