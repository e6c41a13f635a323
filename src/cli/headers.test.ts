// Headers from the command line.
import { expect, test } from 'vitest';
import { readHeaders } from './headers.ts';
import { UsageError } from './usage-error.ts';

const ENV = { MCP_AUTH: 'Bearer t0p-secret', EMPTY: ' ' };
const header = (value: string) => ({ name: 'header', value });
const variable = (value: string) => ({ name: 'header-env', value });

test('they keep their order, values their blanks within', () => {
  expect(readHeaders([header('X-Key:  a b: c '), variable('Authorization=MCP_AUTH')], ENV)).toEqual([
    ['X-Key', 'a b: c'],
    ['Authorization', 'Bearer t0p-secret'],
  ]);
});

test.each([
  [[header('Bearer t0p-secret')], "--header has no colon; expected '<Name>: <value>'"],
  [[header(': t0p-secret')], "--header has no colon; expected '<Name>: <value>'"],
  [[header('X-Key:')], "--header has no value; expected '<Name>: <value>'"],
  [[header('X Key: t0p-secret')], '--header has no name of a header before its value'],
  [[header('a: b'), header('c d: t0p-secret')], '--header (header 2 of 2) has no name of a header before its value'],
  [[header('Origin: https://t0p-secret.example')], '--header sets Origin, which the probes set themselves'],
  [[header('X-Key: t0p\nsecret')], '--header: the value of X-Key holds what no header can carry'],
  [[header('X-Key: t0p-secret ☃')], '--header: the value of X-Key holds what no header can carry'],
  [
    [variable('Bearer t0p-secret')],
    '--header-env is not of the form <Name>=<VARIABLE>, such as Authorization=MCP_AUTH',
  ],
  [
    [variable('Authorization=MCP_AUHT')],
    '--header-env: the environment variable MCP_AUHT is not set (did you mean MCP_AUTH?)',
  ],
  [[variable('Authorization=EMPTY')], '--header-env: the environment variable EMPTY is empty'],
])('%j is refused, and no value repeated', (options, message) => {
  expect(() => readHeaders(options, ENV)).toThrow(new UsageError(message));
  expect(message).not.toContain('t0p');
});
