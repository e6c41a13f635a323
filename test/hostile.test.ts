// Servers that do everything wrong over HTTP: a validation of each ends in time, says what was wrong, and leaves nothing behind.
import { describe, expect, test } from 'vitest';
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { createHttpSubject } from '../src/hosts/http-target.ts';
import type { HttpSubjectOptions } from '../src/hosts/http-target.ts';
import { createServer } from '../src/server/create-server.ts';
import { createOpen } from '../src/server/definitions/open.ts';
import { JSON_TYPE, NO_MCP, RESULT, STREAM, UNREADABLE } from './hostile-answers.ts';
import { listen, run, TIMEOUT } from './hostile-run.ts';
import { createHostileServer, flood, response, serve, turnAfter, write } from './hostile-servers.ts';
import type { Misbehave } from './hostile-servers.ts';
import { LOOPBACK_CERTIFICATE } from './loopback-certificate.ts';

const aim = (url: string, options: HttpSubjectOptions = {}) =>
  createHttpSubject(new URL(url), { timeout: TIMEOUT, bodyLimit: 256 * 1024, ...options });

describe('no answer can be read from a server', () => {
  test.each(UNREADABLE)('%s', async (_, behave, sentence) => {
    const { port } = await listen(behave);
    const { era } = await run(aim(`http://127.0.0.1:${port}/mcp`));
    expect([era.era, era.message]).toEqual(['silent', `No answer could be read: ${sentence}.`]);
  });

  test('that resets at once', async () => {
    const { port } = await listen(() => {}, { onConnect: (socket) => socket.resetAndDestroy() });
    const { era } = await run(aim(`http://127.0.0.1:${port}/mcp`));
    expect(era.message).toBe(
      'No answer could be read: the server closed the connection before it answered, as one does that expects https.',
    );
  });

  test('that is not there', async () => {
    const { port, close } = await createHostileServer(() => {});
    await close();
    const { era } = await run(aim(`http://127.0.0.1:${port}/mcp`));
    expect(era.message).toBe(
      `No answer could be read: the connection to 127.0.0.1:${port} was refused: nothing listens there.`,
    );
  });

  test('whose name is not known', async () => {
    const { era } = await run(aim('http://no-such-name.invalid/mcp'));
    expect(era.message).toMatch(
      /^No answer could be read: the name no-such-name\.invalid (is not known|cannot be looked up at the moment) \(DNS\)\.$/,
    );
  });
});

describe('what comes back is no MCP where it is', () => {
  test.each(NO_MCP)('%s', async (_, behave, sentence) => {
    const { port } = await listen(behave);
    const { era } = await run(aim(`http://127.0.0.1:${port}/mcp`));
    expect([era.era, era.message]).toEqual(['unknown', `What came back is no MCP: ${sentence}.`]);
  });

  test('a redirect, which is not followed, least of all in a circle', async () => {
    const other = await listen(write(response('200 OK', [JSON_TYPE], RESULT)));
    const server = await listen((socket, count) =>
      write(
        response(
          '307 Temporary Redirect',
          [`Location: ${count === 1 ? '/mcp' : `http://127.0.0.1:${other.port}/mcp`}`],
          '',
        ),
      )(socket, count, ''),
    );
    const { era } = await run(aim(`http://127.0.0.1:${server.port}/mcp`));
    expect(era.message).toBe(
      `What came back is no MCP: 307 to /mcp, and redirects are not followed; 307 to http://127.0.0.1:${other.port}/mcp, and redirects are not followed.`,
    );
    expect(other.requests()).toBe(0);
  });
});

describe('TLS', () => {
  const answering = write(response('200 OK', [JSON_TYPE], RESULT));

  test.each<[string, string, HttpSubjectOptions, boolean, Misbehave | undefined, string]>([
    [
      'a server of it that is asked without',
      'http',
      {},
      true,
      undefined,
      'No answer could be read: the server closed the connection before it answered, as one does that expects https.',
    ],
    [
      'a server without it that answers the greeting',
      'https',
      {},
      false,
      write('HTTP/1.1 400 Bad Request\r\n\r\n'),
      'No answer could be read: localhost:PORT does not speak TLS; the address should begin with http.',
    ],
    [
      'a server without it that waits for more',
      'https',
      {},
      false,
      undefined,
      'No answer could be read: the TLS handshake with localhost:PORT was not done within 200 ms.',
    ],
    [
      'a certificate that nobody trusts',
      'https',
      {},
      true,
      undefined,
      'No answer could be read: the certificate of localhost:PORT is not signed by an authority that is trusted here; NODE_EXTRA_CA_CERTS can name a file with more of them.',
    ],
    [
      'one that the tester trusts',
      'https',
      { certificate: LOOPBACK_CERTIFICATE.cert },
      true,
      undefined,
      'What came back is no MCP: 200 OK with a result, but not of the kind that was asked for.',
    ],
  ])('%s', async (_, scheme, options, isSecure, onConnect, sentence) => {
    const { port } = await listen(answering, {
      ...(isSecure ? { tls: LOOPBACK_CERTIFICATE } : {}),
      ...(onConnect ? { onConnect: (socket) => onConnect(socket, 0, '') } : {}),
    });
    const { era } = await run(aim(`${scheme}://localhost:${port}/mcp`, options));
    expect(era.message).toBe(sentence.replace('PORT', String(port)));
  });
});

describe('a server that turns after it has answered for a while', () => {
  const GOOD = 30;
  const good = () => {
    const environment = createRealEnvironment();
    return serve(createServer(createOpen(environment), environment));
  };

  test.each<[string, Misbehave, string]>([
    [
      'and resets every connection',
      (socket) => void socket.resetAndDestroy(),
      'the server closed the connection before it answered',
    ],
    ['and never answers', () => {}, 'no answer began within 200 ms'],
    ['and floods', flood(STREAM, 'x'.repeat(65536)), 'the body is longer than 256 KiB, a limit of Wireproof'],
  ])('%s: what was found before is kept', async (_, behave, why) => {
    const { port } = await listen(turnAfter(GOOD, good(), behave));
    const { era, verdicts, endedEarly } = await run(aim(`http://127.0.0.1:${port}/mcp`));
    expect(era.era).toBe('modern');
    expect(endedEarly).toMatch(
      /^The server stopped answering: 3 probes in a row got no answer at all, the last of them /,
    );
    expect(endedEarly?.endsWith(`: ${why}.`)).toBe(true);
    expect(verdicts.filter(({ finding }) => finding.verdict === 'pass').length).toBeGreaterThan(5);
    // A flood has a status, which may be judged; silence proves nothing.
    if (!why.includes('longer')) expect(verdicts.filter(({ finding }) => finding.verdict === 'fail')).toEqual([]);
  });

  test('and sends more and more: no more is kept than fits', async () => {
    const body = response('200 OK', [JSON_TYPE], `"${'x'.repeat(2_000_000)}"`);
    const { port } = await listen(turnAfter(GOOD, good(), write(body)));
    const { endedEarly } = await run(
      aim(`http://127.0.0.1:${port}/mcp`, { runLimit: 30_000_000, bodyLimit: 8_000_000 }),
    );
    expect(endedEarly).toMatch(/: the server has sent more than 256 MiB in this run, a limit of Wireproof\.$/);
  });
});
