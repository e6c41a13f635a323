// What counts as a secret, and what becomes of it.
import { expect, test } from 'vitest';
import {
  createHider,
  namesSecret,
  secretsOfCommand,
  secretsOfEnvironment,
  secretsOfHeader,
  secretsOfUrl,
} from './secrets.ts';

test.each([
  ['--api-key', true],
  ['GITHUB_TOKEN', true],
  ['clientSecret', true],
  ['apiKey', true],
  ['DB_PASSWORD', true],
  ['DB_PWD', true],
  ['key', true],
  ['PWD', false],
  ['monkey', false],
  ['SSH_AUTH_SOCK', false],
  ['--port', false],
])('%s names a secret: %s', (name, is) => {
  expect(namesSecret(name)).toBe(is);
});

test('of a header the whole value is secret, and what follows its scheme', () => {
  expect(secretsOfHeader('Bearer abc.def')).toEqual(['Bearer abc.def', 'abc.def']);
  expect(secretsOfHeader('abc')).toEqual(['abc']);
  expect(secretsOfHeader('Basic dXNlcjpwYTpzcw==')).toEqual(['Basic dXNlcjpwYTpzcw==', 'dXNlcjpwYTpzcw==', 'pa:ss']);
});

test('of an address user, password, the header they become, and the values of its query', () => {
  expect(secretsOfUrl(new URL('https://ada:p%40ss@a.example/mcp?key=abcd&x=efgh'))).toEqual([
    'ada',
    'p@ss',
    'YWRhOnBAc3M=',
    'abcd',
    'efgh',
  ]);
});

test('of a command the values of arguments whose names say so', () => {
  expect(
    secretsOfCommand(['server.js', '--api-key', 'one', '--token=two', 'SECRET=three', '--port', '80', '--key', '--x']),
  ).toEqual(['one', 'two', 'three']);
});

test('of the environment what is named so, unless it is short or a path', () => {
  expect(
    secretsOfEnvironment({ A_TOKEN: 'abcdefgh', B_TOKEN: 'false', C_TOKEN: '/run/secrets/c', HOME: '/home/someone' }),
  ).toEqual(['abcdefgh']);
});

test.each([
  ['it is a"b<c&d', 'as it is'],
  ['it is a\\"b<c&d', 'in JSON'],
  ['it is a\\\\\\"b<c&d', 'in JSON within JSON'],
  ['it is a%22b%3Cc%26d', 'in an address'],
  ['it is a&quot;b&lt;c&amp;d', 'in an attribute'],
  ['it is a"b&lt;c&amp;d', 'in HTML'],
])('%s is hidden %s', (text) => {
  expect(createHider(['a"b<c&d'])(text)).toBe('it is [secret]');
});

test('what is too short to hide stays', () => {
  expect(createHider(['1', 'abc', ''])('1 abc')).toBe('1 abc');
});
