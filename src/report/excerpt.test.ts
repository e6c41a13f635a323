// What a report shows of an exchange, and how it names the deciding place.
import { describe, expect, test } from 'vitest';
import type { Spot, Turn } from '../exchange/exchange.ts';
import { back, call, sent, silence } from '../exchange/recordings.fixture.ts';
import { cutText } from './cut-text.ts';
import { createExcerpt, formatLocation } from './excerpt.ts';

const line = (from: 'client' | 'server', text: string, exchange = 1): Turn => ({
  kind: 'line',
  exchange,
  connection: 1,
  at: 0,
  from,
  line: text,
});
const refused = back(2, 400, { jsonrpc: '2.0', id: 2, error: { code: -32600, message: 'Bad' } });
const turns: Turn[] = [sent(1, 'server/discover'), back(1, 200, {}), sent(2, call(2, 'tools/call')), refused];
const inBody = (turn: number, pointer: string, event?: number): Spot => ({
  turn,
  part: 'body',
  pointer,
  ...(event === undefined ? {} : { event }),
});

describe('createExcerpt', () => {
  test('shows the deciding exchange alone, JSON laid out, and marks its line', () => {
    const excerpt = createExcerpt(turns, inBody(3, '/error/code'));
    expect(excerpt?.sent).toBe(
      [
        'POST /mcp HTTP/1.1',
        'Content-Type: application/json',
        'Mcp-Method: tools/call',
        '',
        '{ "jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {} }',
      ].join('\n'),
    );
    expect(excerpt?.received.split('\n')).toEqual([
      'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json',
      '',
      '{',
      '  "jsonrpc": "2.0", "id": 2,',
      '  "error": {',
      '    "code": -32600,',
      '    "message": "Bad" } }',
    ]);
    expect(excerpt?.mark).toEqual({ in: 'received', line: 7 });
  });

  test('marks a header of the request', () => {
    expect(createExcerpt(turns, { turn: 2, part: 'header', name: 'mcp-method' })?.mark).toEqual({
      in: 'sent',
      line: 3,
    });
  });

  test('marks the silence', () => {
    const excerpt = createExcerpt([sent(1, 'tools/list'), silence(1, 2000)], { turn: 1, part: 'silence' });
    expect(excerpt?.received).toBe('nothing came back within 2 s');
    expect(excerpt?.mark).toEqual({ in: 'received', line: 1 });
  });

  test('shows lines over stdio one below the other', () => {
    const lines = [line('client', '{"id":1}'), line('server', '{"method":"a"}'), line('server', 'Listening on port 1')];
    expect(createExcerpt(lines, { turn: 2, part: 'message' })).toEqual({
      sent: '{ "id": 1 }',
      received: '{ "method": "a" }\nListening on port 1',
      mark: { in: 'received', line: 2 },
    });
  });

  test('leaves the middle out of many lines, but never the deciding one', () => {
    const list = Array.from({ length: 300 }, (_, index) => ({ name: `tool-${index}`, text: 'x'.repeat(60) }));
    const long = [sent(1, 'tools/list'), back(1, 200, { result: { tools: list } })];
    const { received, mark } = createExcerpt(long, inBody(1, '/result/tools/150/name')) ?? {};
    const shown = received?.split('\n') ?? [];
    expect(shown.length).toBeLessThan(70);
    expect(shown[(mark?.line ?? 0) - 1]).toContain('"name": "tool-150"');
    expect(shown.filter((text) => /^… \d+ more lines$/.test(text))).toHaveLength(2);
  });

  test('leaves the middle out of many messages', () => {
    const many = [
      line('client', '{"id":1}'),
      ...Array.from({ length: 500 }, (_, index) => line('server', `{"n":${index}}`)),
    ];
    const { received, mark } = createExcerpt(many, inBody(250, '/n')) ?? {};
    const shown = received?.split('\n') ?? [];
    expect(shown.length).toBeLessThan(40);
    expect(shown[(mark?.line ?? 0) - 1]).toContain('"n": 249');
    expect(received).toContain('… 237 more messages');
  });

  test('cuts a long body, a long header and a long line, and says how much is left out', () => {
    const x = 'x'.repeat(1_000_000);
    const long = [sent(1, 'tools/list'), back(1, 200, { x }, { headers: [['X-Long', x]] })];
    const { received = '' } = createExcerpt(long, { turn: 1, part: 'status' }) ?? {};
    expect(received.length).toBeLessThan(4000);
    expect(received.split('\n').map((text) => text.replace(/x{9,}/, 'x…x'))).toEqual([
      'HTTP/1.1 200 OK',
      'X-Long: x…x… (999800 more characters)',
      '',
      '{"x":"x…x… (1600 more characters)',
      '… 998008 more characters',
    ]);
  });

  test('has nothing to show of a turn that is not there', () => {
    expect(createExcerpt(turns, { turn: 9, part: 'status' })).toBe(undefined);
  });
});

test.each<[Spot, string]>([
  [inBody(3, '/error/code'), 'answer 2, /error/code: -32600'],
  [inBody(3, '/error/data'), 'answer 2, /error/data'],
  [inBody(2, ''), 'request 2, the message: {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{}}'],
  [{ turn: 3, part: 'header', name: 'content-type' }, 'answer 2, header content-type: application/json'],
  [{ turn: 3, part: 'header', name: 'Allow' }, 'answer 2, no header Allow'],
  [{ turn: 3, part: 'status' }, 'answer 2, status 400 Bad Request'],
  [{ turn: 2, part: 'order' }, 'request 2'],
  [{ turn: 9, part: 'order' }, 'the whole exchange'],
])('formatLocation says where %j is', (at, expected) => {
  expect(formatLocation(turns, at)).toBe(expected);
});

test('formatLocation counts events and waits', () => {
  const body = 'data: {"a":1}\n\ndata: {"a":2}\n\n';
  const stream = back(1, 200, body, { headers: [['Content-Type', 'text/event-stream']] });
  expect(formatLocation([stream], inBody(0, '/a', 1))).toBe('answer 1, event 2, /a: 2');
  expect(formatLocation([silence(1, 2000)], { turn: 0, part: 'silence' })).toBe('answer 1: nothing for 2 s');
});

test('formatLocation survives what nests too deep to be written', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const location = formatLocation([back(1, 200, deep)], inBody(0, ''));
  expect(location.length).toBeLessThan(300);
});

test('cutText never cuts a character in half', () => {
  expect(cutText('ab😀cd', 3)).toBe('ab… (4 more characters)');
  expect(cutText('ab😀cd', 4)).toBe('ab😀… (2 more characters)');
  expect(cutText('abcd', 4)).toBe('abcd');
});
