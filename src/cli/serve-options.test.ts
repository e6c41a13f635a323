import { expect, test } from 'vitest';
import { readServeOptions } from './serve-options.ts';

test.each([
  [[], { port: 3000, isStdio: false, name: 'full' }],
  [['8080', '--definition', 'open'], { port: 8080, isStdio: false, name: 'open' }],
  [['--stdio', '--definition=minimal'], { port: 3000, isStdio: true, name: 'minimal' }],
  [['--cors', 'http://localhost:4321'], { port: 3000, isStdio: false, name: 'full', cors: 'http://localhost:4321' }],
])('%j is read', (args, expected) => {
  expect(readServeOptions(args)).toEqual(expected);
});

const ORIGIN = 'expected one origin such as http://localhost:4321, without a path';
test.each([
  [['--cors', '*'], `--cors is *; ${ORIGIN}`],
  [['--cors', 'null'], `--cors is null; ${ORIGIN}`],
  [['--cors', 'http://a.example/'], `--cors is http://a.example/; ${ORIGIN}`],
  [['--stdio', '--cors', 'http://a.example'], '--cors is about HTTP, and --stdio speaks none'],
])('%j is refused', (args, expected) => {
  expect(() => readServeOptions(args)).toThrow(expected);
});
