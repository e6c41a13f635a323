// Requests as text and back, without a change to what nobody touched.
import { describe, expect, test } from 'vitest';
import { call } from '../../exchange/recordings.fixture.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { createSendings, createWork, linkOfWork, movePath, requestOf } from './drafts.ts';

const LIST = call(1, 'tools/list');
const BYTES: HttpRequest = { ...LIST, body: Uint8Array.of(0x7b, 0xff) };
const edit = (text: string) => ({ text, connection: 1, source: LIST });

test('what was not touched is sent as it came, bytes that are no text too', () => {
  const { drafts } = createWork([LIST, BYTES], { connections: [1, 2] });
  expect(createSendings(drafts)).toEqual([
    { request: LIST, connection: 1 },
    { request: BYTES, connection: 2 },
  ]);
});

test('of a sequence the last request is shown; of requests that go together the first', () => {
  expect(createWork([LIST, LIST]).current).toBe(1);
  expect(createWork([LIST, LIST], { together: true }).current).toBe(0);
});

test('what was edited is read', () => {
  expect(requestOf(edit('GET /other'))).toEqual({ method: 'GET', path: '/other', headers: [], body: '' });
});

test('what is no HTTP message is named, and not sent', () => {
  const wrong = /^Not sent: this is no HTTP message\. Line 1: no request line\./;
  expect(createSendings([edit('hello')])).toEqual({ wrong: expect.stringMatching(wrong) });
  expect(createSendings([edit('GET /'), edit('hello')])).toEqual({
    wrong: expect.stringMatching(/^Not sent: request 2 is no HTTP message\. /),
  });
});

describe('a link of the work', () => {
  test('holds requests, connections and whether they go together', () => {
    const work = createWork([LIST, LIST], { connections: [1, 2], together: true });
    expect(linkOfWork(work, 'legacy')).toEqual({
      requests: [LIST, LIST],
      connections: [1, 2],
      together: true,
      server: 'legacy',
    });
  });
  test('leaves out what is no HTTP message', () => {
    const work = { ...createWork([LIST]), drafts: [edit('hello'), edit('GET /')], together: true };
    expect(linkOfWork(work, 'legacy').requests.map(({ method }) => method)).toEqual(['GET']);
    expect(linkOfWork(work, 'legacy').together).toBeUndefined();
  });
});

describe('another endpoint', () => {
  test('takes over the requests of the one before, edited or not', () => {
    const work = { ...createWork([LIST]), drafts: [...createWork([LIST]).drafts, edit('GET /mcp'), edit('GET /else')] };
    const moved = movePath(work, '/mcp', '/api?a=1').drafts;
    expect(moved.map(({ text }) => text.split('\n')[0])).toEqual([
      'POST /api?a=1 HTTP/1.1',
      'GET /api?a=1',
      'GET /else',
    ]);
    expect(moved.map((draft) => requestOf(draft)?.path)).toEqual(['/api?a=1', '/api?a=1', '/else']);
    expect(requestOf(moved[0]!)).toBe(moved[0]!.source);
  });
});
