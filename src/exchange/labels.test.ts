// The few words that name a turn.
import { describe, expect, test } from 'vitest';
import {
  describeRequest,
  describeResponse,
  describeSilence,
  formatDuration,
  formatStatus,
  hasOverlap,
  hasSeveralConnections,
} from './labels.ts';
import { back, call, complete, sent, silence } from './recordings.fixture.ts';

const STREAM = { headers: [['content-type', 'Text/Event-Stream; charset=utf-8']] as const };

test.each([
  [0, '0 ms'],
  [50.4, '50 ms'],
  [999.6, '1 s'],
  [2000, '2 s'],
  [1500, '1.5 s'],
])('writes %d milliseconds as %s', (milliseconds, expected) => {
  expect(formatDuration(milliseconds)).toBe(expected);
});

test.each([
  [200, '200 OK'],
  [405, '405 Method Not Allowed'],
  [299, '299'],
])('writes the status %d as %s', (status, expected) => {
  expect(formatStatus(status)).toBe(expected);
});

test.each([
  ['its JSON-RPC method', call(1, 'tools/list'), 'tools/list'],
  ['its HTTP method without a body', { ...call(1, 'x'), method: 'GET', body: '' }, 'GET'],
  ['its HTTP method where the body is a list', { ...call(1, 'x'), body: '[]' }, 'POST'],
  ['its HTTP method where the body is bytes', { ...call(1, 'x'), body: Uint8Array.of(255) }, 'POST'],
])('names a request by %s', (_name, request, expected) => {
  expect(describeRequest(request)).toBe(expected);
});

test.each([
  ['a result', back(1, 200, complete(1)), '200 complete'],
  ['an error', back(1, 400, { error: { code: -32021 } }), '400 −32021'],
  ['an empty body', back(1, 405, ''), '405'],
  ['a body of another shape', back(1, 200, { result: null, error: 'no' }), '200'],
  ['an open stream', back(1, 200, ': hello\n\n', { ...STREAM, open: true }), '200 stream open'],
  [
    'the last message of a stream',
    back(1, 200, `data: {}\n\ndata: ${JSON.stringify(complete(1))}\n\n`, STREAM),
    '200 complete',
  ],
])('names an answer that is %s', (_name, turn, expected) => {
  expect(describeResponse(turn.response)).toBe(expected);
});

test('names a silence by how long was waited, or by what broke', () => {
  expect(describeSilence(silence(1, 2000))).toBe('nothing for 2 s');
  expect(describeSilence(silence(1, 0, 'connection reset'))).toBe('connection reset');
});

describe('of a recording', () => {
  test.each([
    ['one after the other', [sent(1, 'a'), back(1, 200, ''), sent(2, 'b'), back(2, 200, '')], false],
    ['two at once', [sent(1, 'a'), sent(2, 'b'), back(1, 200, ''), back(2, 200, '')], true],
    ['a second message of one stream', [sent(1, 'a'), back(1, 200, ''), back(1, 200, '')], false],
  ])('sees whether requests overlap: %s', (_name, turns, expected) => {
    expect(hasOverlap(turns)).toBe(expected);
  });

  test('sees more than one connection', () => {
    expect(hasSeveralConnections([sent(1, 'a'), back(1, 200, '')])).toBe(false);
    expect(hasSeveralConnections([sent(1, 'a'), sent(2, 'a', 2)])).toBe(true);
  });
});
