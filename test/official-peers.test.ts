// The reference server is right because others say so: the official client and the official JSON Schema.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, describe, expect, test } from 'vitest';
import { readMessage } from '../src/client/answer.ts';
import { probes } from '../src/probes/list.ts';
import { isObject, parseJson } from '../src/protocol/json.ts';
import { createRealClock } from '../src/run/clock.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { runProbe } from '../src/run/run-probe.ts';
import { createTarget } from '../src/run/target.ts';
import { definitionNames } from '../src/server/definitions/list.ts';
import { createFetchHandler } from '../src/server/fetch-adapter.ts';
import { createMessageCheck } from '../src/truth/message-check.ts';
import { readOfficialSchema } from './official-schema.ts';

describe('the official client', () => {
  const handle = createFetchHandler(createTarget('open', createEnvironment(createRealClock())));
  const connect = async (options: object = {}) => {
    const client = new Client(
      { name: 'official-client', version: '1.0.0' },
      { versionNegotiation: { mode: 'auto' }, ...options },
    );
    const transport = new StreamableHTTPClientTransport(new URL('http://test.local/mcp'), {
      fetch: (url: string | URL, init?: RequestInit) => handle(new Request(url, init)),
    });
    await client.connect(transport);
    return client;
  };

  test('negotiates this revision and lists the tools in our order', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'echo',
      'slow_echo',
      'whoami',
      'book_table',
      'create_basket',
      'add_item',
    ]);
    await client.close();
  });

  test('calls tools, and carries a handle from one call to the next', async () => {
    const client = await connect();
    expect((await client.callTool({ name: 'whoami', arguments: {} })).content).toEqual([
      { type: 'text', text: 'official-client' },
    ]);
    const made = await client.callTool({ name: 'create_basket', arguments: {} });
    const basket = (made.structuredContent as { basket_id: string }).basket_id;
    const added = await client.callTool({ name: 'add_item', arguments: { basket_id: basket, sku: 'tea' } });
    expect(added.structuredContent).toEqual({ basket_id: basket, items: ['tea'] });
    await client.close();
  });

  test('is asked for input, answers, and gets the completed result', async () => {
    const client = await connect({ capabilities: { elicitation: {} } });
    client.setRequestHandler('elicitation/create', () =>
      Promise.resolve({ action: 'accept' as const, content: { seats: 4 } }),
    );
    const booked = await client.callTool({ name: 'book_table', arguments: { restaurant: 'Chez Nous' } });
    expect(booked.content).toEqual([{ type: 'text', text: 'Booked 4 seats at Chez Nous.' }]);
    await client.close();
  });
});

describe('the official schema', () => {
  const check = createMessageCheck(readOfficialSchema());
  let messages = 0;

  test.each(definitionNames)(
    'accepts every message between the probes and the reference server, definition %s',
    async (definition) => {
      for (const id of Object.keys(probes)) {
        const { turns } = await runProbe(id, { definition });
        const methods = new Map<number, string>();
        for (const turn of turns) {
          if (turn.kind === 'sent') {
            const message = parseJson(String(turn.request.body));
            if (!isObject(message) || message.method === 'initialize') continue;
            methods.set(turn.exchange, String(message.method));
            expect(check(`${String(message.method)}.request`, message), JSON.stringify(message)).toEqual([]);
            messages += 1;
          }
          const method = methods.get(turn.exchange);
          if (turn.kind !== 'back' || method === undefined) continue;
          const message = readMessage(turn.response);
          const kind = message !== undefined && 'result' in message ? 'result' : 'error';
          expect(check(`${method}.${kind}`, message), JSON.stringify(message)).toEqual([]);
          messages += 1;
        }
      }
    },
  );

  test('refuses a result without resultType, so the check is awake', () => {
    expect(check('tools/list.result', { jsonrpc: '2.0', id: 1, result: { tools: [] } })).not.toEqual([]);
  });

  afterAll(() => console.log(`Official schema: ${messages} messages checked.`));
});
