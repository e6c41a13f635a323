// Links to the playground: what goes in comes out, and nothing else gets in.
import { describe, expect, test } from 'vitest';
import { createRequest } from '../client/request.ts';
import type { HttpRequest } from '../protocol/message.ts';
import { decodeLink, encodeLink, linkOf } from './link.ts';
import type { Link } from './link.ts';
import { back, call, sent } from './recordings.fixture.ts';

const GET: HttpRequest = { method: 'GET', path: '/', headers: [], body: '' };

/** A link of any state, as somebody else might write one. */
const write = (state: unknown): string => `#v1=${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
const withRequest = (...request: unknown[]): string => write({ r: [request] });

describe('a link holds', () => {
  test.each<[string, Link]>([
    ['one request', { requests: [call(1, 'tools/list')] }],
    ['the address of a server', { requests: [GET], server: 'https://mcp.example/mcp?a=1' }],
    ['several requests on two connections', { requests: [GET, GET, GET], connections: [1, 2, 1] }],
    ['requests that go out together', { requests: [GET, GET], together: true }],
    ['every kind of text', { requests: [{ ...GET, method: 'POST', body: 'ä 漢 🎣 \u0000 "\\\n\ud800 \ufeff' }] }],
    ['a byte order mark in front', { requests: [{ ...GET, body: '\ufeff{}' }] }],
    ['bytes that are no text', { requests: [{ ...GET, body: Uint8Array.of(0, 0xff, 0xc0, 0x80) }] }],
    [
      'headers twice, empty and beyond ASCII',
      {
        requests: [
          {
            ...GET,
            headers: [
              ['A', ''],
              ['a', 'é\t1'],
              ['A', 'x'],
            ],
          },
        ],
      },
    ],
  ])('%s', (_, link) => {
    const fragment = encodeLink(link);
    expect(fragment).toMatch(/^v1=[\w-]+$/);
    expect(decodeLink(`#${fragment}`)).toEqual(link);
    expect(decodeLink(fragment)).toEqual(link);
  });

  test('what our client sends, byte for byte', () => {
    const request = createRequest({ id: 7, method: 'tools/call', params: { name: 'echo', arguments: { text: 'ä' } } });
    expect(decodeLink(encodeLink({ requests: [request] }))).toEqual({ requests: [request] });
  });
});

test('a link of the first day is read for ever', () => {
  const fragment =
    '#v1=eyJzIjoiaHR0cHM6Ly9tY3AuZXhhbXBsZS9tY3AiLCJyIjpbWyJQT1NUIiwiL21jcCIsW1siQWNjZXB0IiwiKi8qIl1dLCJ7fSJdXX0';
  expect(decodeLink(fragment)).toEqual({
    server: 'https://mcp.example/mcp',
    requests: [{ method: 'POST', path: '/mcp', headers: [['Accept', '*/*']], body: '{}' }],
  });
});

test('a recording becomes a link of the requests up to one of them, with their connections', () => {
  const turns = [sent(1, GET), back(1, 405, ''), sent(2, GET, 2), back(2, 405, ''), sent(3, GET), back(3, 405, '')];
  expect(linkOf(turns, 2, 'https://mcp.example/')).toEqual({
    requests: [GET, GET],
    connections: [1, 2],
    server: 'https://mcp.example/',
  });
  expect(linkOf(turns, 1)).toEqual({ requests: [GET] });
});

describe('what is no link of ours is told, and nothing of it is used', () => {
  const good = encodeLink({ requests: [GET] });
  const cut = 'the exchange in the address is cut off or was changed';
  const none = 'the address carries no exchange';
  test.each([
    ['nothing', '', none],
    ['an anchor', '#servers', none],
    ['another key', '#v1x=abc', none],
    ['a script', '#javascript:alert(1)', none],
    ['characters that are no base64url', '#v1=ab+/=', none],
    ['spaces', `#${good} `, none],
    ['a line break', `#${good}\n`, none],
    [
      'a later version',
      '#v2=abc',
      'the exchange is of v2; this page reads v1. Reload it, it may be older than the link',
    ],
    ['no state', '#v1=', cut],
    ['base64url of a length that cannot be', '#v1=abcde', cut],
    ['a link that was cut off', `#${good.slice(0, -4)}`, cut],
    ['bytes that are no UTF-8', `#v1=${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}`, cut],
    ['text that is no JSON', `#v1=${Buffer.from('{r:[]}').toString('base64url')}`, cut],
    ['nested beyond all measure', `#v1=${Buffer.from('['.repeat(300_000)).toString('base64url')}`, cut],
    ['a list', write([]), cut],
    ['null', write(null), cut],
    ['no requests', write({}), cut],
    ['requests that are no list', write({ r: { length: 1 } }), cut],
    ['an inherited list', `#v1=${Buffer.from('{"__proto__":{"r":[["GET","/",[],""]]}}').toString('base64url')}`, cut],
    ['an empty list', write({ r: [] }), 'the address carries no request'],
    [
      'too many requests',
      write({ r: Array(101).fill(['GET', '/', [], '']) }),
      'the address carries 101 requests; at most 100 are read',
    ],
    ['an endless fragment', `#v1=${'A'.repeat(500_000)}`, 'the address has 500004 characters; at most 500000 are read'],
    [
      'a request that is text',
      write({ r: ['GET /'] }),
      'request 1 in the address has no method, path, headers and body',
    ],
    [
      'a method that is a number',
      withRequest(1, '/', [], ''),
      'request 1 in the address has no method, path, headers and body',
    ],
    ['no body', withRequest('GET', '/', []), 'request 1 in the address has no method, path, headers and body'],
    [
      'a body that is an object',
      withRequest('GET', '/', [], {}),
      'request 1 in the address has no method, path, headers and body',
    ],
    [
      'bytes that are no base64url',
      withRequest('GET', '/', [], ['a!']),
      'request 1 in the address has no method, path, headers and body',
    ],
    [
      'headers that are an object',
      withRequest('GET', '/', {}, ''),
      'request 1 in the address has no method, path, headers and body',
    ],
    [
      'a header without a value',
      withRequest('GET', '/', [['A']], ''),
      'request 1 in the address has a header, number 1, that is no name and value',
    ],
    [
      'a header of three parts',
      withRequest('GET', '/', [['A', 'b', 'c']], ''),
      'request 1 in the address has a header, number 1, that is no name and value',
    ],
    [
      'a header that is two',
      withRequest(
        'GET',
        '/',
        [
          ['A', 'b'],
          ['A', 'b\r\nHost: c'],
        ],
        '',
      ),
      'request 1 in the address has a header, number 2, that no HTTP message can carry',
    ],
    [
      'a header name with a colon',
      withRequest('GET', '/', [['A:', 'b']], ''),
      'request 1 in the address has a header, number 1, that no HTTP message can carry',
    ],
    [
      'a header name that ends in a line break',
      withRequest('GET', '/', [['A\n', 'b']], ''),
      'request 1 in the address has a header, number 1, that no HTTP message can carry',
    ],
    [
      'a method with a space',
      withRequest('GET /evil', '/', [], ''),
      'request 1 in the address has a method or a path that no HTTP message can carry',
    ],
    [
      'a path that is an address',
      withRequest('GET', 'https://evil.example/', [], ''),
      'request 1 in the address has a method or a path that no HTTP message can carry',
    ],
    [
      'a path with a line break',
      withRequest('GET', '/\nHost:x', [], ''),
      'request 1 in the address has a method or a path that no HTTP message can carry',
    ],
    [
      'a connection that is none',
      withRequest('GET', '/', [], '', 0),
      'request 1 in the address names a connection that is no number from 1 to 100',
    ],
    [
      'a connection that is text',
      withRequest('GET', '/', [], '', '2'),
      'request 1 in the address names a connection that is no number from 1 to 100',
    ],
    [
      'a bad one after a good one',
      write({ r: [['GET', '/', [], ''], []] }),
      'request 2 in the address has no method, path, headers and body',
    ],
    [
      'a server that is a number',
      write({ s: 1, r: [['GET', '/', [], '']] }),
      'the name of the server in the address is no text, or is too long',
    ],
    [
      'a server that is a book',
      write({ s: 'x'.repeat(2001), r: [['GET', '/', [], '']] }),
      'the name of the server in the address is no text, or is too long',
    ],
  ])('%s', (_, fragment, wrong) => {
    expect(decodeLink(fragment)).toEqual({ wrong });
  });
});
