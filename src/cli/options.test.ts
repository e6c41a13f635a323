// Reading arguments by a table, and the help made from it.
import { describe, expect, test } from 'vitest';
import { findRequest, formatEntry, formatHelp, readOptions, wrap } from './options.ts';
import type { OptionTable } from './options.ts';
import { UsageError } from './usage-error.ts';

const TABLE = {
  format: { type: 'string', value: '<name>', help: 'What it prints.' },
  output: { type: 'string', value: '<file>', help: 'Where to.' },
  strict: { type: 'boolean', help: 'Counts more.' },
} as const satisfies OptionTable;

test('options keep their order, and operands and what follows -- are told apart', () => {
  const given = readOptions(
    ['a', '--format', 'json', '--output=x', '--format=text', '--strict', 'b', '--', '--format', 'c'],
    TABLE,
  );
  expect(given.options).toEqual([
    { name: 'format', value: 'json' },
    { name: 'output', value: 'x' },
    { name: 'format', value: 'text' },
    { name: 'strict', value: '' },
  ]);
  expect(given.operands).toEqual(['a', 'b']);
  expect(given.rest).toEqual(['--format', 'c']);
  expect([given.last('format'), given.all('format'), given.has('strict')]).toEqual(['text', ['json', 'text'], true]);
});

test('without -- nothing follows it', () => {
  const given = readOptions(['a'], TABLE);
  expect([given.rest, given.last('format'), given.has('strict')]).toEqual([undefined, undefined, false]);
  expect(readOptions(['--'], TABLE).rest).toEqual([]);
});

test.each([
  [['--formt', 'x'], 'there is no option --formt (did you mean --format?)'],
  [['--colour=red'], 'there is no option --colour'],
  [['-x'], 'there is no option -x'],
  [['--toString'], 'there is no option --toString'],
  [['--format'], '--format lacks its value <name>'],
  [['--format='], '--format lacks its value <name>'],
  [['--format', '--output', 'x'], '--format lacks its value <name>: what follows it is an option'],
  [['--strict=yes'], '--strict takes no value'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args, TABLE)).toThrow(new UsageError(message));
});

describe('findRequest', () => {
  test.each([
    [['--formt', '--help'], 'help'],
    [['-h', '--version'], 'help'],
    [['-v'], 'version'],
    [['--', '--help'], undefined],
    [[], undefined],
  ])('of %j is %j', (args, request) => {
    expect(findRequest(args)).toBe(request);
  });
});

test('text is broken between words, and a long word stays whole', () => {
  expect(wrap('one two  three', 7)).toEqual(['one two', 'three']);
  expect(wrap('a supercalifragilistic b', 5)).toEqual(['a', 'supercalifragilistic', 'b']);
});

test('an entry has two columns; what is long on the left has a line of its own', () => {
  expect(formatEntry('--strict', 'Counts more.')).toBe('  --strict                Counts more.');
  expect(formatEntry('--a-very-long-option <value>', 'Counts more.')).toBe(
    '  --a-very-long-option <value>\n                          Counts more.',
  );
});

test('the help lists usage, options, and what every command understands', () => {
  const text = { usage: ['x <a>', 'x <b>'], about: ['Does it.'], after: [{ heading: 'Examples', lines: ['  x 1'] }] };
  expect(formatHelp(text, { strict: TABLE.strict })).toBe(`Usage: x <a>
       x <b>

Does it.

Options:
  --strict                Counts more.
  -h, --help              Shows this help.
  -v, --version           Shows the version.

Examples:
  x 1
`);
});
