import { expect, test } from 'vitest';
import { definitionNames } from '../src/server/definitions/list.ts';
import { readOptions } from './serve-options.ts';

test.each([
  [[], { port: 3000, isStdio: false, name: 'full' }],
  [['8080', '--definition', 'open'], { port: 8080, isStdio: false, name: 'open' }],
  [['--stdio', '--definition=minimal'], { port: 3000, isStdio: true, name: 'minimal' }],
])('%j is read', (args, expected) => {
  expect(readOptions(args)).toEqual(expected);
});

test.each([
  [['99999'], 'the port is 99999; expected a number from 0 to 65535'],
  [['http'], 'the port is http; expected a number from 0 to 65535'],
  [['1', '2'], 'expected one port, received 1 2'],
  [['--stdio', '3000'], '--stdio uses no port, received 3000'],
  [['--definition', 'none'], `--definition is none; expected one of ${definitionNames.join(', ')}`],
  [['--port', '3000'], "Unknown option '--port'"],
  [['--definition'], "Option '--definition <value>' argument missing"],
])('%j is refused', (args, expected) => {
  expect(() => readOptions(args)).toThrow(new Error(expected));
});
