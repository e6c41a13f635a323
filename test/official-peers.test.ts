// The reference server is right because others say so: the official client and the official JSON Schema.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createPeer } from '../src/client/peer.ts';
import { probes } from '../src/probes/list.ts';
import { createRealClock, createVirtualClock } from '../src/run/clock.ts';
import { DEMO } from '../src/run/demo.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { isForStdio, loadProbe, runProbeWith } from '../src/run/run-probe.ts';
import { createTarget } from '../src/run/target.ts';
import { definitionNames } from '../src/server/definitions/list.ts';
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
  let received = 0;

  // What is sent is wrong where a probe means it to be; what comes back has to be right.
  test.each(definitionNames)('accepts every answer of the reference server to a probe, definition %s', async (name) => {
    const wire = createCheckedWire();
    for (const probe of await Promise.all(Object.keys(probes).map(loadProbe))) {
      if (isForStdio(probe)) continue;
      const environment = createEnvironment(createVirtualClock());
      const { handler, stop } = await createTarget(name, environment);
      const peer = createPeer(checkHandler(wire, handler), environment, name === 'minimal' ? {} : DEMO, stop);
      expect((await runProbeWith(probe, peer, { target: '', definition: name })).bug).toBeUndefined();
    }
    // The answers of the era before are of another schema.
    expect(describeWrong(wire, 'received').filter((one) => !one.startsWith('initialize.result: '))).toEqual([]);
    received += wire.counts.received;
  });

  afterAll(() => console.log(`Official schema: ${received} received messages of probes checked.`));
});
