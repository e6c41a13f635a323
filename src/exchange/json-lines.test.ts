// How a JSON text becomes lines, and how a pointer finds its line.
import { describe, expect, test } from 'vitest';
import { findLine, layoutBody, layoutJson, type JsonLine } from './json-lines.ts';

const show = (lines: readonly JsonLine[] | undefined): string[] | undefined =>
  lines?.map((line) => '  '.repeat(line.indent) + line.tokens.map((token) => token.text).join(''));

const LONG = `"${'x'.repeat(80)}"`;

describe('layoutJson', () => {
  test.each([
    ['a scalar', '1', ['1']],
    ['an empty object', ' { } ', ['{}']],
    ['what fits on one line', '{"a":{"b":[1,true,null]}}', ['{ "a": { "b": [1, true, null] } }']],
    ['numbers as they are spelled', '[1.0,1e5,-0,12345678901234567890]', ['[1.0, 1e5, -0, 12345678901234567890]']],
    ['keys in their order, repeated ones too', '{"b":1,"2":2,"1":3,"b":4}', ['{ "b": 1, "2": 2, "1": 3, "b": 4 }']],
    ['strings as they are escaped', String.raw`["\u0041\"},{\\"]`, [String.raw`["\u0041\"},{\\"]`]],
    ['what does not fit, opened', `{"a":${LONG},"b":{"c":1}}`, ['{', `  "a": ${LONG},`, '  "b": { "c": 1 } }']],
    [
      'plain values that share a line',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"a":${LONG}}}`,
      ['{', '  "jsonrpc": "2.0", "id": 1, "method": "tools/call",', '  "params": {', `    "a": ${LONG} } }`],
    ],
    ['a long array', `[${LONG},1]`, ['[', `  ${LONG},`, '  1 ]']],
  ])('keeps %s', (_name, text, expected) => {
    expect(show(layoutJson(text))).toEqual(expected);
  });

  test.each([
    ['no JSON', '{"a":'],
    ['nothing', ''],
    ['nesting deeper than anyone reads', '['.repeat(10_000) + ']'.repeat(10_000)],
  ])('gives undefined for %s', (_name, text) => {
    expect(layoutJson(text)).toBeUndefined();
  });

  test('tells the kinds of tokens apart', () => {
    const tokens = layoutJson('{"a":["b",-1,null]}')?.[0]?.tokens.filter(({ kind }) => kind !== 'punctuation');
    expect(tokens).toEqual([
      { text: '"a"', kind: 'key' },
      { text: '"b"', kind: 'string' },
      { text: '-1', kind: 'number' },
      { text: 'null', kind: 'literal' },
    ]);
  });

  test('opens out whatever holds the pointer, and leaves its value alone on a line', () => {
    expect(show(layoutJson('{"a":{"x":1,"b":2,"y":3,"z":4},"c":{"d":1}}', '/a/b'))).toEqual([
      '{',
      '  "a": {',
      '    "x": 1,',
      '    "b": 2,',
      '    "y": 3, "z": 4 },',
      '  "c": { "d": 1 } }',
    ]);
  });

  test('leaves the holder of a missing pointer on its line', () => {
    expect(show(layoutJson('{"a":{"b":1}}', '/a/missing/deep'))).toEqual(['{', '  "a": { "b": 1 } }']);
  });

  test('keeps the order of members whatever they hold', () => {
    const text = '{"__proto__":{"a":1},"constructor":2}';
    expect(show(layoutJson(text))).toEqual(['{ "__proto__": { "a": 1 }, "constructor": 2 }']);
  });

  test('takes a body of a megabyte in its stride', () => {
    const text = JSON.stringify({ a: 'x'.repeat(500_000), b: Array.from({ length: 50_000 }, (_, index) => index) });
    expect(layoutJson(text)?.at(-1)?.tokens.at(-1)).toEqual({ text: ' }', kind: 'punctuation' });
  });
});

describe('layoutBody', () => {
  test('prints text that is no JSON as its lines', () => {
    expect(show(layoutBody('Bad\r\nrequest\n'))).toEqual(['Bad', 'request']);
  });
});

describe('findLine', () => {
  const text = `{"a":{"b":[1,{"c":2}],"d~/e":3},"f":${LONG},"a":4}`;
  test.each([
    ['the root', '', '{'],
    ['a member', '/f', `  "f": ${LONG},`],
    ['a value inside an inlined object', '/a/b/1/c', '  "a": { "b": [1, { "c": 2 }], "d~/e": 3 },'],
    ['an escaped key', '/a/d~0~1e', '  "a": { "b": [1, { "c": 2 }], "d~/e": 3 },'],
    ['the nearest holder of what is missing', '/g/h', '{'],
    ['the last of a repeated key', '/a', '  "a": 4 }'],
    ['a pointer that is none', 'nonsense', '{'],
  ])('finds %s', (_name, pointer, expected) => {
    const lines = layoutJson(text) ?? [];
    expect(show(lines)?.[findLine(lines, pointer)]).toBe(expected);
  });

  test('finds nothing in text that is no JSON', () => {
    expect(findLine(layoutBody('plain'), '/a')).toBe(-1);
  });
});
