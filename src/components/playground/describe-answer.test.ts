// What is said of every kind of answer.
import { describe, expect, test } from 'vitest';
import { back, silence } from '../../exchange/recordings.fixture.ts';
import { describeEnd } from './describe-answer.ts';

const STREAM = [['Content-Type', 'text/event-stream']] as const;
const HTML = [['Content-Type', 'text/html; charset=utf-8']] as const;
const result = (result: object) => ({ jsonrpc: '2.0', id: 1, result });
const error = (error: object) => ({ jsonrpc: '2.0', id: 1, error });
const note = { jsonrpc: '2.0', method: 'notifications/progress' };
const events = (...messages: object[]) => messages.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');

describe('it is said what came', () => {
  test.each([
    [
      'a result',
      back(1, 200, result({ resultType: 'complete' })),
      '200 OK, complete',
      'Done: the result is complete.',
      undefined,
    ],
    [
      'a tool that failed',
      back(1, 200, result({ resultType: 'complete', isError: true })),
      '200 OK, complete',
      'The tool ran and failed. That is a result, so that the model can read why.',
      undefined,
    ],
    [
      'a question',
      back(1, 200, result({ resultType: 'input_required', inputRequests: { seats: {} }, requestState: 'x' })),
      '200 OK, input_required',
      'Not done yet: the server asks for input (seats). The same request is sent again with inputResponses, and with its requestState as it came.',
      undefined,
    ],
    [
      'a handshake',
      back(1, 200, result({ protocolVersion: '2025-11-25' })),
      '200 OK, a result without resultType',
      'The answer to the handshake of the era before: from here on the server expects 2025-11-25.',
      undefined,
    ],
    [
      'an earlier result',
      back(1, 200, result({ tools: [] })),
      '200 OK, a result without resultType',
      'A result of the era before: revision 2026-07-28 says in resultType what kind it is.',
      undefined,
    ],
    [
      'another kind',
      back(1, 200, result({ resultType: 'task' })),
      '200 OK, task',
      'A result of a kind that this revision does not name.',
      undefined,
    ],
    [
      'a known error',
      back(1, 400, error({ code: -32022, message: 'No' })),
      '400 Bad Request, −32022',
      'UnsupportedProtocolVersion: the server does not serve this version; data.supported lists those it does. It says: No',
      '-32022',
    ],
    [
      'an error of the server',
      back(1, 200, error({ code: -31000, message: '' })),
      '200 OK, −31000',
      'An error of the server’s own: its number has no meaning in this revision.',
      '-31000',
    ],
    [
      'an error without a code',
      back(1, 400, error({ message: 'No' })),
      '400 Bad Request',
      'An error without a code.',
      undefined,
    ],
    [
      'an accepted notification',
      back(1, 202, ''),
      '202 Accepted',
      'Accepted. A notification gets no answer beyond this.',
      '202',
    ],
    ['202 with a body', back(1, 202, '{}'), '202 Accepted', 'The body is no JSON-RPC message.', '202'],
    [
      'another method',
      back(1, 405, ''),
      '405 Method Not Allowed',
      'The server does not take this HTTP method here.',
      '405',
    ],
    [
      'a page',
      back(1, 404, '<!doctype html>', { headers: HTML }),
      '404 Not Found',
      'A web page, not the answer of an MCP endpoint. Look at the path.',
      '404',
    ],
    ['a redirect', back(1, 307, ''), '307', 'A redirect. It is not followed here.', '307'],
    ['a failing proxy', back(1, 502, ''), '502 Bad Gateway', 'The server, or a proxy before it, failed.', '502'],
    ['an empty success', back(1, 200, ''), '200 OK', 'There is no body.', '200'],
    [
      'a stream',
      back(1, 200, events(note, result({ resultType: 'complete' })), { headers: STREAM }),
      '200 OK, complete',
      'Done: the result is complete. It came on a stream, with 1 notification before it.',
      undefined,
    ],
    [
      'an open stream',
      back(1, 200, events(note, note), { headers: STREAM, open: true }),
      '200 OK',
      'A stream: 2 notifications came, and no response. The stream was still open; it was left, which cancels the request.',
      '200',
    ],
    ['nothing', silence(1, 2000), 'no answer', 'Nothing came within 2 s.', undefined],
    ['trouble', silence(1, 3, 'the connection was reset'), 'no answer', 'The connection was reset.', undefined],
  ])('%s', (_, turn, said, sentence, names) => {
    const described = describeEnd(turn);
    expect([described.said, described.sentence, described.names]).toEqual([said, sentence, names]);
  });
});

test('the spot is the error code, the kind of result, or the event that has it', () => {
  expect(describeEnd(back(1, 400, error({ code: -32022 }))).at).toEqual({
    turn: 0,
    part: 'body',
    pointer: '/error/code',
  });
  const stream = back(1, 200, events(note, result({ resultType: 'complete' })), { headers: STREAM });
  expect(describeEnd(stream).at).toEqual({ turn: 0, part: 'body', pointer: '/result/resultType', event: 1 });
});
