// The server that is named on the command line.
import { expect, test } from 'vitest';
import { isLoopback, readCommand, readUrl } from './target.ts';
import { UsageError } from './usage-error.ts';

test.each([
  ['http://localhost:3000/mcp', 'http://localhost:3000/mcp'],
  ['https://user:pw@example.com', 'https://user:pw@example.com/'],
  ['HTTP://[::1]:80/a?b=c', 'http://[::1]/a?b=c'],
])('%s is an address', (text, href) => {
  expect(readUrl(text).href).toBe(href);
});

test.each([
  ['localhost:3000/mcp', 'localhost:3000/mcp has no scheme, such as http://localhost:3000/mcp'],
  ['example.com/mcp?key=t0p', 'the address has no scheme, such as http://…'],
  ['ftp://example.com', 'ftp://example.com is no URL of a server; expected one that begins with http:// or https://'],
  ['http//user:t0p@a', 'the address is no URL of a server; expected one that begins with http:// or https://'],
  ['http://', 'http:// is no URL of a server; expected one that begins with http:// or https://'],
  ['node server.js', 'the address is no URL of a server; expected one that begins with http:// or https://'],
])('%s is none', (text, message) => {
  expect(() => readUrl(text)).toThrow(new UsageError(message));
  expect(message).not.toContain('t0p');
});

test('a command is its words', () => {
  expect(readCommand(['node', 'a b.js', '--x'])).toEqual({
    transport: 'stdio',
    command: 'node',
    args: ['a b.js', '--x'],
  });
  expect(() => readCommand([])).toThrow('--stdio needs a command after --, as in: --stdio -- node server.js');
  expect(() => readCommand(undefined)).toThrow(UsageError);
});

test.each([
  ['http://localhost/', true],
  ['http://LOCALHOST./', true],
  ['http://app.localhost:3000/', true],
  ['http://127.0.0.1/', true],
  ['http://127.1/', true],
  ['https://[::1]:8443/', true],
  ['http://localhost.example/', false],
  ['http://128.0.0.1/', false],
  ['http://192.168.0.1/', false],
])('%s is loopback: %s', (url, is) => {
  expect(isLoopback(new URL(url))).toBe(is);
});
