// The server of the era before, called directly, and seen as the validator sees it.
import { describe, expect, test } from 'vitest';
import { createPeer } from '../client/peer.ts';
import { createInitialize, createRequest } from '../client/request.ts';
import type { HttpRequest } from '../protocol/message.ts';
import { createOpen } from '../server/definitions/open.ts';
import { referenceSteps } from '../server/reference-steps.ts';
import { createVirtualClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import { askEra } from './era.ts';
import { createLegacyHandler } from './legacy-handler.ts';

const CONNECTION = { number: 1 };

function create() {
  const environment = createEnvironment(createVirtualClock());
  return { handler: createLegacyHandler(createOpen(environment), environment, referenceSteps), environment };
}
async function ask(handler: ReturnType<typeof create>['handler'], request: HttpRequest) {
  const { status, headers, body } = await handler(request, CONNECTION);
  return { status, headers, body: body === '' ? undefined : JSON.parse(String(body)) };
}
const list = (headers: Record<string, string | null> = {}) => createRequest({ id: 2, method: 'tools/list', headers });
const OLD = { 'MCP-Protocol-Version': '2025-11-25' };

test('the validator takes it for a server of the earlier era', async () => {
  const { handler, environment } = create();
  const era = await askEra({
    transport: 'http',
    name: 'legacy',
    createPeer: (facts) => createPeer(handler, environment, facts),
  });
  expect(era.era).toBe('legacy');
});

test('a session is opened with initialize and then served', async () => {
  const { handler } = create();
  const opened = await ask(handler, createInitialize(1));
  expect(opened.body.result.protocolVersion).toBe('2025-11-25');
  const session = opened.headers.find(([name]) => name === 'Mcp-Session-Id')?.[1];
  const listed = await ask(handler, list({ ...OLD, 'Mcp-Session-Id': String(session) }));
  expect(listed.status).toBe(200);
  expect(listed.body.result.tools[0].name).toBe('echo');
});

describe('it refuses', () => {
  test.each<[string, HttpRequest, number, string | undefined]>([
    [
      'a request of this revision',
      list(),
      400,
      'Bad request: no Mcp-Session-Id header. This server speaks 2025-11-25: open a session with initialize',
    ],
    [
      'a session that it did not open',
      list({ ...OLD, 'Mcp-Session-Id': 'x' }),
      404,
      'There is no such session: open one with initialize',
    ],
    ['what is no JSON', { ...list(), body: '{' }, 400, 'The body is no JSON in UTF-8'],
    ['GET', { ...list(), method: 'GET', body: '' }, 405, undefined],
  ])('%s', async (_, request, status, message) => {
    const { body, ...answer } = await ask(create().handler, request);
    expect(answer.status).toBe(status);
    expect(body?.error.message).toBe(message);
  });
});

test('a notification is accepted', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
  expect((await ask(create().handler, { ...list(), body })).status).toBe(202);
});
