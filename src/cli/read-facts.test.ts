// Files of facts: what is read, and what is said of a wrong one.
import { expect, test } from 'vitest';
import { DEMO } from '../run/demo.ts';
import { describeFacts } from './facts-schema.ts';
import { parseFacts, readFacts } from './read-facts.ts';
import { UsageError } from './usage-error.ts';

test('the facts of the demonstration server are facts, and use every field', () => {
  expect(parseFacts(JSON.stringify({ $schema: './facts.schema.json', ...DEMO }), 'f.json')).toEqual(DEMO);
  expect(describeFacts().map(([name]) => name)).toEqual(Object.keys(DEMO));
});

test('an empty object is facts, and a byte order mark is no part of them', () => {
  expect(parseFacts('\uFEFF{}', 'f.json')).toEqual({});
});

const call = { name: 'echo', arguments: {} };
test.each([
  [[], 'the file: expected an object, found an array of 0'],
  [{ harmles: call }, `harmles is unknown: expected no other than $schema, ${Object.keys(DEMO).join(', ')}`],
  [{ harmless: { name: 'echo' } }, 'harmless.arguments is missing: expected an object (the arguments of the call)'],
  [{ harmless: { ...call, name: 7 } }, 'harmless.name: expected a string, found 7'],
  [{ harmless: { ...call, more: 1 } }, 'harmless.more is unknown: expected no other than name, arguments'],
  [{ changesTools: { on: call } }, 'changesTools.off is missing: expected an object (the call that undoes it)'],
  [{ checksOrigin: false }, 'checksOrigin: expected true, found false'],
  [{ stateLifetime: '10s' }, 'stateLifetime: expected a number, found "10s"'],
  [{ asks: [call, { name: 'a' }] }, 'asks[1].arguments is missing: expected an object (the arguments of the call)'],
  [
    { mirrors: { ...call, text: { path: [], header: 'X' } } },
    'mirrors.text.path: expected at least 1 items, found an array of 0',
  ],
  [
    { tokens: { first: 't0p-secret' } },
    'tokens.second is missing: expected a string (the token of the second user, without Bearer)',
  ],
  [{ tokens: 't0p-secret-that-is-rather-long-and-would-be-cut-off' }, 'tokens: expected an object, found "[secret]"'],
  [
    { tokens: { first: ['t0p-secret'], second: 40977 } },
    'tokens.first: expected a string, found an array of 1; tokens.second: expected a string, found 0',
  ],
])('%j is refused', (facts, message) => {
  expect(() => parseFacts(JSON.stringify(facts), 'f.json')).toThrow(
    new UsageError(`f.json does not hold facts: ${message}`),
  );
});

test.each([
  [
    '{"tokens": {"first": "t0p-secret" "second"',
    /^f\.json is no JSON: Expected ',' or '}' after property value in JSON at position \d+/,
  ],
  ['sk-t0p-secret', /^f\.json is no JSON: Unexpected token/],
  ['', /^f\.json is no JSON: Unexpected end of JSON input$/],
])('%j is no JSON, and the text is not repeated', (text, message) => {
  const read = () => parseFacts(text, 'f.json');
  expect(read).toThrow(message);
  expect(read).not.toThrow(/t0p-secret/);
});

test('a file that is not there is told', () => {
  expect(() => readFacts('/no/such.json')).toThrow(
    new UsageError('the facts cannot be read: /no/such.json does not exist'),
  );
});
