// What the servers of hostile.test.ts do, and the sentence that a validation says of each.
import { gzipSync } from 'node:zlib';
import { dribble, flood, response, write } from './hostile-servers.ts';
import type { Misbehave } from './hostile-servers.ts';

export const JSON_TYPE = 'Content-Type: application/json';
const HEAD = `HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\n`;
export const STREAM = 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n';
const EVENT = 'data: {"jsonrpc":"2.0","method":"notifications/message"}\n\n';
export const RESULT = '{"jsonrpc":"2.0","id":1,"result":{}}';
const soon = (work: () => void): void => void setTimeout(work, 10);

/** From these no answer can be read. */
export const UNREADABLE: [what: string, behave: Misbehave, sentence: string][] = [
  [
    'that lets the headers dribble',
    dribble(HEAD, 30),
    'the headers of the answer began, but did not end within 200 ms',
  ],
  [
    'that lets the body dribble',
    (...at) => {
      write(`${HEAD}Content-Length: 100000\r\n\r\n`, { stay: true })(...at);
      dribble('x'.repeat(100), 30)(...at);
    },
    'the body of the answer did not end within 200 ms',
  ],
  ['that never answers', () => {}, 'no answer began within 200 ms'],
  [
    'that goes on saying 100 Continue',
    dribble('HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000), 1),
    'the headers of the answer began, but did not end within 200 ms',
  ],
  [
    'with a stream without end',
    flood(STREAM, EVENT.repeat(500)),
    'the body is longer than 256 KiB, a limit of Wireproof',
  ],
  [
    'with a line without end',
    flood(STREAM, 'x'.repeat(65536)),
    'the body is longer than 256 KiB, a limit of Wireproof',
  ],
  [
    'with a body of 100 MB',
    flood(`${HEAD}Content-Length: 100000000\r\n\r\n`, Buffer.alloc(65536, 'x')),
    'the body is longer than 256 KiB, a limit of Wireproof',
  ],
  [
    'with a header of 1 MB',
    write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`),
    'the headers of the answer are longer than 64 KiB, a limit of Wireproof',
  ],
  [
    'with 100,000 headers',
    write(`HTTP/1.1 200 OK\r\n${'X: x\r\n'.repeat(100_000)}\r\n`),
    'the headers of the answer are longer than 64 KiB, a limit of Wireproof',
  ],
  [
    'whose JSON is not UTF-8',
    write(response('200 OK', [JSON_TYPE], Buffer.from([0x22, 0xff, 0x22]))),
    'the body is application/json, but not in UTF-8',
  ],
  [
    'whose events are not UTF-8',
    write(Buffer.concat([Buffer.from(`${STREAM}data: `), Buffer.from([0xff]), Buffer.from('\n\n')])),
    'the body is text/event-stream, but not in UTF-8',
  ],
  [
    'that compresses though nobody asked',
    write(response('200 OK', [JSON_TYPE, 'Content-Encoding: gzip'], gzipSync(RESULT))),
    'the body is compressed (Content-Encoding: gzip), which the request did not ask for',
  ],
  [
    'with chunks that are garbage',
    write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{"jso\r\nzz\r\n`),
    'the body is not framed as HTTP has it after 5 bytes: Invalid character in chunk size',
  ],
  [
    'that speaks something else',
    write('SSH-2.0-OpenSSH_9.6\r\n'),
    'what came back is no HTTP; it begins with "SSH-2.0-OpenSSH_9.6"',
  ],
  [
    'with a header that is none',
    write('HTTP/1.1 200 OK\r\nno header\r\n\r\n'),
    'the headers of the answer are malformed: Invalid header token',
  ],
  [
    'that switches protocols',
    write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', { stay: true }),
    'the answer is 101 Switching Protocols, which nobody asked for',
  ],
  [
    'that resets after the request',
    (socket) => socket.resetAndDestroy(),
    'the server closed the connection before it answered, as one does that expects https',
  ],
  [
    'that hangs up after the request',
    (socket) => socket.end(),
    'the server closed the connection before it answered, as one does that expects https',
  ],
  [
    'that resets within the headers',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nConte');
      soon(() => socket.resetAndDestroy());
    },
    'the connection broke off within the headers of the answer',
  ],
  [
    'that resets within the body',
    (socket) => {
      socket.write(`${HEAD}Content-Length: 100\r\n\r\n{"jsonrpc"`);
      soon(() => socket.resetAndDestroy());
    },
    'the connection broke off after 10 bytes of the body',
  ],
  [
    'that hangs up within the body',
    write(response('200 OK', [JSON_TYPE], '{"jsonrpc"', 100)),
    'the connection broke off after 10 bytes of the body',
  ],
  [
    'that resets within a stream',
    (socket) => {
      socket.write(STREAM + EVENT);
      soon(() => socket.resetAndDestroy());
    },
    'the connection broke off after 58 bytes of the body',
  ],
];

/** These answer, and it is no MCP. */
export const NO_MCP: [what: string, behave: Misbehave, sentence: string][] = [
  [
    'a web page',
    write(response('200 OK', ['Content-Type: text/html; charset=utf-8'], '<p>Hi')),
    '200 OK with text/html',
  ],
  [
    'a page that is not UTF-8',
    write(response('404 Not Found', ['Content-Type: text/html'], Buffer.from([0xe9]))),
    '404 Not Found with text/html',
  ],
  ['JSON as text', write(response('200 OK', ['Content-Type: text/plain'], '{}')), '200 OK with text/plain'],
  ['a body of no type', write(response('200 OK', [], 'hello')), '200 OK with a body of no type'],
  ['nothing at all', write(response('200 OK', [], '')), '200 OK with an empty body'],
  [
    'half a message',
    write(response('200 OK', [JSON_TYPE], '{"jsonrpc":')),
    '200 OK with application/json that is no JSON',
  ],
  ['other JSON', write(response('200 OK', [JSON_TYPE], '[]')), '200 OK with application/json'],
  [
    'a stream that dribbles',
    (...at) => {
      write(STREAM, { stay: true })(...at);
      dribble('data: x'.repeat(100), 5)(...at);
    },
    '200 OK with text/event-stream that has no message',
  ],
  [
    'the same result to everything',
    write(response('200 OK', [JSON_TYPE], RESULT)),
    '200 OK with a result, but not of the kind that was asked for',
  ],
  [
    'an error to everything',
    write(response('500 Oops', [JSON_TYPE], '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"No luck"}}')),
    '500 Internal Server Error with the error -32603 (No luck)',
  ],
  [
    'two answers at once',
    write(Buffer.concat([response('200 OK', [], 'a'), response('200 OK', [], 'b')]), { stay: true }),
    '200 OK with a body of no type',
  ],
];
