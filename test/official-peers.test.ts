// The reference server is right because others say so: the official client and the official JSON Schema.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { probes } from '../src/probes/list.ts';
import { createRealClock, createVirtualClock } from '../src/run/clock.ts';
import { DEMO } from '../src/run/demo.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { loadProbe, runProbeOver } from '../src/run/run-probe.ts';
import { createTarget } from '../src/run/target.ts';
import { definitionNames } from '../src/server/definitions/list.ts';
import type { DefinitionName } from '../src/server/definitions/list.ts';
import { createServer } from '../src/server/create-server.ts';
import { createOpen } from '../src/server/definitions/open.ts';
import { createFetchHandler } from '../src/server/fetch-adapter.ts';
import { checkHandler, createCheckedWire, describeWrong } from './checked-wire.ts';

describe('the official client over a fetch handler', () => {
  const wire = createCheckedWire();
  const environment = createEnvironment(createRealClock());
  const handle = createFetchHandler(checkHandler(wire, createServer(createOpen(environment), environment)));
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

  afterEach(() => {
    expect(describeWrong(wire, 'sent')).toEqual([]);
    expect(describeWrong(wire, 'received')).toEqual([]);
  });

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
  const counts = { sent: 0, received: 0 };

  /** What the probes send wrong on purpose, and the answer of the era before, which is of another schema. */
  const wrong: Partial<Record<DefinitionName, string[]>> = { 'dual-era': ['received initialize.result: unknown-kind'] };

  test.each(definitionNames)(
    'accepts every message between the probes and the reference server, definition %s',
    async (definition) => {
      const wire = createCheckedWire();
      for (const id of Object.keys(probes)) {
        const environment = createEnvironment(createVirtualClock());
        const handler = checkHandler(wire, await createTarget(definition, environment));
        const demo = definition === 'minimal' ? {} : DEMO;
        const { bug } = await runProbeOver(await loadProbe(id), handler, environment, demo, { target: '', definition });
        expect(bug).toBeUndefined();
      }
      const found = wire.wrong.map(({ way, kind, problems }) => `${way} ${kind}: ${problems.join(', ')}`);
      expect([...new Set(found)].sort()).toEqual([
        ...(wrong[definition] ?? []),
        'sent initialize.request: unknown-kind',
      ]);
      counts.sent += wire.counts.sent;
      counts.received += wire.counts.received;
    },
  );

  afterAll(() =>
    console.log(`Official schema: ${counts.sent} sent and ${counts.received} received messages of probes checked.`),
  );
});
