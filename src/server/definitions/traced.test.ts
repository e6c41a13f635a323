// The traced definition goes on with a trace that it can read, and with no other.
import { expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import { createAsk } from '../fixtures/ask.ts';
import { createTraced } from './traced.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

const metadataOf = async (_meta: JsonObject): Promise<JsonObject> => {
  const { result } = await createAsk(createTraced)('tools/call', {
    name: 'count_words',
    arguments: { text: 'one two' },
    _meta,
  });
  return result._meta;
};

test('keeps trace and flags, names its own span, and passes baggage on', async () => {
  const { traceparent, baggage } = await metadataOf({
    traceparent: `00-${TRACE}-00f067aa0ba902b7-00`,
    baggage: 'tenant=acme,plan=trial',
  });
  expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!00f067aa0ba902b7)[0-9a-f]{16}-00$`));
  expect(baggage).toBe('tenant=acme,plan=trial');
});

test.each<[string, JsonObject]>([
  ['no trace', {}],
  ['a number', { traceparent: 7 }],
  ['capital letters', { traceparent: `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01` }],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
  ['baggage without a trace', { baggage: 'tenant=acme' }],
])('leaves %s behind', async (_, meta) => {
  expect(Object.keys(await metadataOf(meta))).toEqual([
    'example.wireproof/characters',
    'io.modelcontextprotocol/serverInfo',
  ]);
});

test('leaves baggage behind that it cannot read', async () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  expect(await metadataOf({ traceparent, baggage: 'two words' })).not.toHaveProperty('baggage');
});
