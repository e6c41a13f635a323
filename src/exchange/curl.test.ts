// That the printed curl commands, run by a shell, send the very request.
import { execFile, execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpRequest } from '../protocol/message.ts';
import { formatCurl, formatCurlScript } from './curl.ts';
import type { Turn } from './exchange.ts';
import { back, call, sent, silence } from './recordings.fixture.ts';

const request = (change: Partial<HttpRequest>): HttpRequest => ({
  method: 'POST',
  path: '/mcp',
  headers: [],
  body: '',
  ...change,
});

describe('formatCurl', () => {
  test('writes a command of several lines', () => {
    expect(formatCurl(call(1, 'tools/list'), 'http://localhost:3000')).toBe(
      [
        "curl -i 'http://localhost:3000/mcp' \\",
        "  -H 'Content-Type: application/json' \\",
        "  -H 'Mcp-Method: tools/list' \\",
        "  -H 'Accept:' \\",
        `  --data-raw '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}'`,
      ].join('\n'),
    );
  });

  test.each([
    [
      'GET has neither -X nor data',
      request({ method: 'GET', headers: [['Accept', '*/*']] }),
      "curl -i 'http://h/mcp' \\\n  -H 'Accept: */*'",
    ],
    [
      'DELETE has -X and no data',
      request({ method: 'DELETE', headers: [['Accept', '*/*']] }),
      "curl -i -X DELETE 'http://h/mcp' \\\n  -H 'Accept: */*'",
    ],
    ['bytes', request({ body: Uint8Array.of(1, 2) }), '# No curl command: its body is 2 bytes that are no UTF-8 text.'],
    ['a NUL', request({ body: 'a\0b' }), '# No curl command: it holds control or invisible characters.'],
    [
      'a header of two lines',
      request({ headers: [['A', 'b\nC: d']] }),
      '# No curl command: a header holds a line break.',
    ],
    [
      'a byte beyond ASCII in a header',
      request({ headers: [['A', 'Hell\u00e9']] }),
      '# No curl command: a header holds bytes beyond ASCII.',
    ],
    [
      'a header that names a file',
      request({ headers: [['@etc', 'x']] }),
      '# No curl command: curl takes a header name that begins with @ for a file.',
    ],
  ])('%s', (_name, input, expected) => {
    expect(formatCurl(input, 'http://h')).toBe(expected);
  });
});

describe('formatCurlScript', () => {
  const bare = (method: string): HttpRequest => request({ method, headers: [['Accept', '*/*']] });
  const lines = (turns: Turn[]): string[] =>
    formatCurlScript(turns, '')
      .split('\n')
      .filter((line) => !line.includes('-H'));

  test('keeps the connection of requests that follow each other', () => {
    const turns = [sent(1, bare('GET')), back(1, 405, ''), sent(2, bare('DELETE')), back(2, 405, '')];
    expect(lines(turns)).toEqual(["curl -i '/mcp' \\", "  --next -i -X DELETE '/mcp' \\"]);
  });

  test('takes a new command for a new connection', () => {
    const turns = [
      sent(1, bare('GET')),
      back(1, 405, ''),
      sent(2, bare('GET'), 2),
      back(2, 405, '', { connection: 2 }),
    ];
    expect(lines(turns)).toEqual(["curl -i '/mcp' \\", "curl -i '/mcp' \\"]);
  });

  test('runs overlapping requests side by side, and gives up where nothing ended', () => {
    const turns = [sent(1, bare('GET')), back(1, 200, '', { open: true }), sent(2, bare('DELETE')), silence(2, 2000)];
    expect(lines(turns)).toEqual(["curl -i -m 5 '/mcp' \\", "curl -i -m 5 -X DELETE '/mcp' \\", 'wait']);
    expect(formatCurlScript(turns, '').match(/ &$/gm)).toHaveLength(2);
  });
});

const hasCurl = ((): boolean => {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    console.warn(
      '\n!!! curl is not installed: its commands are NOT tested against a server. Install curl to run these tests.\n',
    );
    return false;
  }
})();

describe.skipIf(!hasCurl)('a shell and curl', () => {
  interface Received {
    method: string | undefined;
    path: string | undefined;
    headers: string[];
    body: string;
    port: number | undefined;
  }
  let received: Received[] = [];
  const keep = async (incoming: IncomingMessage): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    received.push({
      method: incoming.method,
      path: incoming.url,
      headers: incoming.rawHeaders,
      body: Buffer.concat(chunks).toString('utf8'),
      port: incoming.socket.remotePort,
    });
  };
  const server = createServer((incoming, outgoing) => {
    void keep(incoming).then(() => outgoing.end());
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const shell = async (script: string): Promise<Received[]> => {
    received = [];
    await new Promise<void>((resolve, reject) => {
      execFile('sh', ['-c', script], (error) => (error ? reject(error) : resolve()));
    });
    return received;
  };

  const ODD = `it's "odd" $HOME \`id\` \\ ! % # {a} [b] é`;
  test.each<[string, HttpRequest]>([
    ['a call', call(1, 'tools/call', { name: 'echo' })],
    [
      'quotes, dollars and line breaks',
      request({
        headers: [
          ['Content-Type', 'a/b'],
          ['X-Odd', ODD.replace('é', 'e')],
          ['X-Empty', ''],
        ],
        body: `@${ODD}\n\t'\n\n`,
      }),
    ],
    [
      'an address with odd characters',
      request({ method: 'GET', path: `/a?b=[1]{2}'$x&c=d`, headers: [['Accept', 'text/event-stream']] }),
    ],
    ['no body and no headers', request({})],
    ['a body without a type', request({ body: '{}' })],
    ['DELETE', request({ method: 'DELETE' })],
    ['a method of our own with a body', request({ method: 'PATCH', body: '{}' })],
    ['the length it has', request({ headers: [['Content-Length', '3']], body: 'é!' })],
    [
      'a repeated header',
      request({
        headers: [
          ['Mcp-Method', 'a'],
          ['mcp-method', 'b'],
        ],
        body: '{}',
      }),
    ],
  ])('send %s byte for byte', async (_name, input) => {
    const [seen] = await shell(formatCurl(input, origin));
    const own = new Set(['host', 'user-agent', 'content-length']);
    const headers: [string, string][] = [];
    for (let index = 0; index < (seen?.headers.length ?? 0); index += 2) {
      const name = seen?.headers[index] ?? '';
      const value = Buffer.from(seen?.headers[index + 1] ?? '', 'latin1').toString('utf8');
      if (!own.has(name.toLowerCase())) headers.push([name, value]);
    }
    expect({ method: seen?.method, path: seen?.path, headers, body: seen?.body }).toEqual({
      method: input.method,
      path: input.path,
      headers: input.headers.filter(([name]) => !own.has(name.toLowerCase())),
      body: input.body,
    });
  });

  test('send two requests over one connection, and a third over another', async () => {
    const turns = [sent(1, 'a'), back(1, 200, ''), sent(2, 'b'), back(2, 200, ''), sent(3, 'c', 2), back(3, 200, '')];
    const [first, second, third] = await shell(formatCurlScript(turns, origin));
    expect(second?.port).toBe(first?.port);
    expect(third?.port).not.toBe(first?.port);
    expect(second?.body).toContain('"method":"b"');
  });

  test('send overlapping requests', async () => {
    const turns = [sent(1, 'a'), sent(2, 'b'), back(2, 200, ''), back(1, 200, '')];
    expect(await shell(formatCurlScript(turns, origin))).toHaveLength(2);
  });
});
