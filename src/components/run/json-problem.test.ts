// Where a text stops being JSON, held against JSON.parse.
import { describe, expect, test } from 'vitest';
import { findJsonProblem } from './json-problem.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test.each([
  '{}',
  '[]',
  ' {"a":[1,-2.5e+3,{"b":null}],"c":"\\u00e9\\n"} ',
  '"x"',
  '0',
  '[[],{}]',
  'true',
  '{"":{"":[]}}',
])('%s is JSON', (text) => {
  expect(isJson(text)).toBe(true);
  expect(findJsonProblem(text)).toBeUndefined();
});

describe('finds the place and says what was expected', () => {
  test.each([
    ['', 0, 'a value'],
    ['{"a":}', 5, 'a value'],
    ['{"a" 1}', 5, 'a colon'],
    ['{"a":1,}', 7, 'a key in double quotes'],
    ["{'a':1}", 1, 'a key in double quotes or }'],
    ['{1:1}', 1, 'a key in double quotes or }'],
    ['[1,]', 3, 'a value'],
    ['[1 2]', 3, 'a comma or ]'],
    ['[,]', 1, 'a value or ]'],
    ['{"a":1', 6, 'a comma or }'],
    ['{"a":1]', 6, 'a comma or }'],
    ['{} x', 3, 'the end of the body'],
    ['01', 1, 'the end of the body'],
    ['-', 0, 'a value'],
    ['hello', 0, 'a value'],
    ['"ab', 3, 'the string to go on, or its closing quote'],
    ['{"a":"b\nc"}', 7, 'the string to go on, or its closing quote'],
    ['"\\x"', 1, 'the string to go on, or its closing quote'],
    ['{"a', 3, 'the string to go on, or its closing quote'],
  ])('%j', (text, at, expected) => {
    expect(isJson(text)).toBe(false);
    expect(findJsonProblem(text)).toEqual({ at, expected });
  });
});

test('agrees with JSON.parse wherever a message is cut or loses a character', () => {
  const text = '{"a":[1,-2.5e+3,{"b":null}],"c":"\\u00e9\\n","d":{}}';
  for (let at = 0; at < text.length; at += 1) {
    for (const broken of [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)]) {
      expect([broken, findJsonProblem(broken) === undefined]).toEqual([broken, isJson(broken)]);
    }
  }
});
