// The text of the editor: round trip with the printer, and one message for each way to be malformed.
import { describe, expect, test } from 'vitest';
import { createRequest } from '../../client/request.ts';
import { parseJson } from '../../protocol/json.ts';
import { parseHttp } from './parse-http.ts';
import { printHttp } from './print-http.ts';

const CALL = createRequest({ id: 1, method: 'tools/call', params: { name: 'echo', arguments: { text: 'hi: you' } } });

test('what is printed is read back: head as it was, body with the same JSON', () => {
  const { request, problems } = parseHttp(printHttp(CALL));
  expect(problems).toEqual([]);
  expect({ ...request, body: parseJson(request?.body ?? '') }).toEqual({ ...CALL, body: parseJson(String(CALL.body)) });
});

test.each([
  [
    'a request without a body',
    { method: 'DELETE', path: '/mcp?x=1', headers: [['Mcp-Method', '']] as const, body: '' },
  ],
  ['a body that is no JSON', { method: 'POST', path: '/', headers: [], body: 'hello\n\nworld' }],
  ['a value with colons', { method: 'GET', path: '/mcp', headers: [['Origin', 'http://a:1']] as const, body: '' }],
])('%s is read back as it was', (_, request) => {
  expect(parseHttp(printHttp(request)).request).toEqual(request);
});

test('the version may be left out, line breaks may be those of Windows, an empty body may follow', () => {
  expect(parseHttp('GET /mcp\r\nAccept:  a, b \r\n\r\n')).toEqual({
    request: { method: 'GET', path: '/mcp', headers: [['Accept', 'a, b']], body: '' },
    problems: [],
  });
});

describe('says what is malformed', () => {
  test.each([
    [
      '',
      'Line 1: no request line. Found nothing; expected a method and a path, such as “POST /mcp HTTP/1.1”. Write it as the first line.',
    ],
    [
      'Content-Type: application/json',
      'Line 1: no request line. Found “Content-Type: application/json”; expected a method and a path, such as “POST /mcp HTTP/1.1”. Write it as the first line.',
    ],
    [
      'POST mcp HTTP/1.1',
      'Line 1: no request line. Found “POST mcp HTTP/1.1”; expected a method and a path, such as “POST /mcp HTTP/1.1”. Write it as the first line.',
    ],
    [
      'POST /mcp HTTP/1.1\nMcp-Method tools/list',
      'Line 2: a header without a colon. Found “Mcp-Method tools/list”; expected “Name: value”. Put a colon after the name, or an empty line before the body.',
    ],
    [
      'POST /mcp HTTP/1.1\nAccept: a\n{"id":1}',
      'Line 3: no header name. Found “{"id"”; expected a name of letters, digits and hyphens, with no space before the colon. Correct the name, or take the line out.',
    ],
    [
      'POST /mcp HTTP/1.1\n{',
      'Line 2: a header without a colon. Found “{”; expected “Name: value”. Put an empty line before the body.',
    ],
    [
      'POST /mcp HTTP/1.1\nMcp Method: x',
      'Line 2: no header name. Found “Mcp Method”; expected a name of letters, digits and hyphens, with no space before the colon. Correct the name, or take the line out.',
    ],
    [
      'POST /mcp HTTP/1.1\nA: b\0c',
      'Line 2: a header with a control character. Found “A”; expected visible text, spaces and tabs. Take the character out.',
    ],
  ])('%j', (text, message) => {
    const { request, problems } = parseHttp(text);
    expect(request).toBeUndefined();
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  test('every malformed line is told, with its place', () => {
    const { problems } = parseHttp('\nA\nB: 1\nC\n\n{}');
    expect(problems.map(({ line, from, to }) => [line, from, to])).toEqual([
      [1, 0, 0],
      [2, 1, 2],
      [4, 8, 9],
    ]);
  });
});

describe('a body that is no JSON is a hint and can be sent', () => {
  const head = 'POST /mcp HTTP/1.1\nAccept: a\n\n';
  test.each([
    [
      '{\n  "a": }',
      'Line 5: the body is no JSON. Found “}”; expected a value. Correct it, or send it as it is to see what a server says.',
      head.length + 9,
    ],
    [
      '{"a": 1',
      'Line 4: the body is no JSON. Found its end; expected a comma or }. Correct it, or send it as it is to see what a server says.',
      head.length + 6,
    ],
    [
      '["a\n"]',
      'Line 4: the body is no JSON. Found the end of the line; expected the string to go on, or its closing quote. Correct it, or send it as it is to see what a server says.',
      head.length + 3,
    ],
  ])('%j', (body, message, from) => {
    const { request, problems } = parseHttp(head + body);
    expect(request?.body).toBe(body);
    expect(problems).toEqual([{ line: Number(/\d+/.exec(message)), from, to: from + 1, message, isHint: true }]);
  });
});
