// The retry that is written for the reader is one that the server accepts.
import { expect, test } from 'vitest';
import { createRequest } from '../../client/request.ts';
import type { BackTurn } from '../../exchange/exchange.ts';
import { back } from '../../exchange/recordings.fixture.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { performTask } from '../../run/perform-task.ts';
import type { Kept } from '../../run/perform-task.ts';
import { createRetry } from './retry.ts';

const kept: Kept = new Map();
const send = async (request: HttpRequest): Promise<{ said: string; answer: BackTurn }> => {
  const groups = [[{ request, connection: 1 }]];
  const sent = await performTask({ kind: 'send', groups, target: { definition: 'full' }, about: 1, keep: 'a' }, kept);
  return { said: sent.said, answer: sent.turns[1] as BackTurn };
};
const call = (name: string, args: object) =>
  createRequest({
    id: 1,
    method: 'tools/call',
    params: { name, arguments: { ...args } },
    capabilities: { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} },
  });

test('a retry of several rounds comes to its end', async () => {
  let request = call('book_trip', { city: 'Rome' });
  for (let round = 1; round < 9; round++) {
    const { said, answer } = await send(request);
    const retry = createRetry(request, answer);
    if (retry === undefined) {
      expect(said).toMatch(/^200, resultType complete/);
      expect(round).toBeGreaterThan(2);
      return;
    }
    expect(JSON.parse(String(retry.body)).id).toBe(round + 1);
    request = retry;
  }
  throw new Error('it was asked again and again');
});

test('where nothing was asked there is no retry', async () => {
  const request = call('echo', { text: 'hello' });
  expect(createRetry(request, (await send(request)).answer)).toBeUndefined();
  const asked = back(1, 200, { jsonrpc: '2.0', id: 1, result: { resultType: 'input_required', inputRequests: {} } });
  expect(createRetry({ ...request, body: 'no JSON' }, asked)).toBeUndefined();
});
