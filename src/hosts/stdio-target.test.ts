import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { createRequest } from '../client/request.ts';
import { createStdioSubject } from './stdio-target.ts';
import type { StdioSubjectOptions } from './stdio-target.ts';

const subjects: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const subject of subjects.splice(0)) await subject.close();
});

const discover = createRequest({ id: 1, method: 'server/discover' });
/** Answers each line with its process id and what the code adds; more code runs before. */
const SERVER = `
  let text = '';
  process.stdin.on('data', (piece) => {
    text += piece;
    for (let end = text.indexOf('\\n'); end >= 0; end = text.indexOf('\\n')) {
      const { id } = JSON.parse(text.slice(0, end));
      text = text.slice(end + 1);
      if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { pid: process.pid, ...more } }));
    }
  });`;

function aim(before = 'const more = {};', options: StdioSubjectOptions = {}) {
  const subject = createStdioSubject(process.execPath, ['-e', before + SERVER], {
    timeout: 3000,
    grace: 300,
    ...options,
  });
  subjects.push(subject);
  const peer = subject.createPeer({});
  const ask = async (connection = peer.connect()) => (await peer.send(discover, connection)).result ?? {};
  return { subject, peer, ask };
}

/** Whether a process runs. One that has ended may still be listed for a while, as a zombie. */
function isRunning(pid: unknown): boolean {
  try {
    process.kill(Number(pid), 0);
  } catch {
    return false;
  }
  if (!existsSync('/proc/self/stat')) return true;
  try {
    return !/\) Z /.test(readFileSync(`/proc/${Number(pid)}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test('each connection is a process, which its peer ends', async () => {
  const { peer, ask } = aim();
  const connection = peer.connect();
  const [first, again, other] = [await ask(connection), await ask(connection), await ask()];
  expect(again.pid).toBe(first.pid);
  expect(other.pid).not.toBe(first.pid);
  expect([isRunning(first.pid), isRunning(other.pid)]).toEqual([true, true]);
  await peer.close?.();
  expect([isRunning(first.pid), isRunning(other.pid)]).toEqual([false, false]);
});

test('the environment and the folder are as given', async () => {
  const { ask } = aim('const more = { a: process.env.A, home: process.env.HOME ?? null, cwd: process.cwd() };', {
    env: { A: 'b', HOME: undefined },
    cwd: '/',
  });
  expect(await ask()).toMatchObject({ a: 'b', home: null, cwd: '/' });
});

test('arguments are no shell’s', async () => {
  const subject = createStdioSubject('echo', ['$HOME; exit 3', '*'], { timeout: 500, startTimeout: 500 });
  subjects.push(subject);
  const peer = subject.createPeer({});
  await peer.send(discover, peer.connect());
  expect(peer.turns.filter((turn) => turn.kind === 'line' && turn.from === 'server')).toMatchObject([
    { line: '$HOME; exit 3 *' },
  ]);
});

test('an exit between two requests is noticed, with the last words of the error output', async () => {
  const { peer, ask } = aim(
    'const more = {}; setTimeout(() => { console.error("x".repeat(9000)); throw new Error("out of tea"); }, 400);',
  );
  const connection = peer.connect();
  await ask(connection);
  while (!peer.gone(connection)) await peer.quiet(20);
  await peer.send(discover, connection);
  expect(peer.turns.at(-1)).toMatchObject({
    kind: 'silence',
    waited: 0,
    error: 'the server exited with status 1; its last words: Error: out of tea',
  });
});

test.each([
  ['no JSON', 'hello', 'hello'],
  ['no UTF-8', '\\xff', '(a line of 1 bytes that is not UTF-8)'],
  ['too long', 'x'.repeat(1001), '(a line of more than 1000 bytes)'],
])('a line that is %s is kept as a turn, and is no message', async (_, text, expected) => {
  const { peer, ask } = aim(`const more = {}; process.stdout.write(Buffer.from('${text}\\n', 'latin1'));`, {
    lineLimit: 1000,
  });
  const connection = peer.connect();
  await ask(connection);
  expect(peer.heard(connection).length).toBe(1);
  expect(peer.turns.find((turn) => turn.kind === 'line' && turn.from === 'server')).toMatchObject({ line: expected });
});

test('asked to stop it gets the end of its input, and its last words are heard', async () => {
  const { peer, ask } = aim(
    'const more = {}; process.stdin.on("end", () => console.log(JSON.stringify({ jsonrpc: "2.0", method: "bye" })));',
  );
  const connection = peer.connect();
  await ask(connection);
  peer.stop?.();
  while (!peer.gone(connection)) await peer.quiet(20);
  expect(peer.heard(connection).at(-1)?.message).toMatchObject({ method: 'bye' });
});

describe('at the end nothing is left of', () => {
  const STAYS = 'setInterval(() => {}, 1000);';
  test.each([
    ['a process that ends with its input', 'const more = {};'],
    ['one that stays, and heeds SIGTERM', `const more = {}; ${STAYS}`],
    ['one that stays, and heeds nothing', `const more = {}; ${STAYS} process.on('SIGTERM', () => {});`],
    [
      'one that has started another, which would stay',
      `const { spawn } = require('node:child_process');
       const more = { child: spawn(process.execPath, ['-e', '${STAYS}'], { stdio: 'inherit' }).pid };`,
    ],
    [
      'one that ends and leaves another behind',
      `const child = require('node:child_process').spawn(process.execPath, ['-e', '${STAYS}'], { stdio: 'ignore' });
       const more = { child: child.pid };
       process.stdin.on('end', () => process.exit());`,
    ],
  ])('%s', async (_, before) => {
    const { subject, ask } = aim(before);
    const { pid, child = pid } = await ask();
    expect([isRunning(pid), isRunning(child)]).toEqual([true, true]);
    await subject.close();
    expect(isRunning(pid)).toBe(false);
    // Who has lost its parent is taken away by the system, a moment later.
    for (let tries = 0; isRunning(child) && tries < 50; tries++) await new Promise((wait) => setTimeout(wait, 20));
    expect(isRunning(child)).toBe(false);
  });

  test('processes that are started after the end', async () => {
    const { subject, peer, ask } = aim();
    await subject.close();
    expect(await ask()).toEqual({});
    expect(peer.turns.at(-1)).toMatchObject({ error: 'the run is over' });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a run that is ended by %s', async (signal) => {
    const target = new URL('stdio-target.ts', import.meta.url).href;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', RUN(target)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    expect(isRunning(line)).toBe(true);
    child.kill(signal);
    const [, by] = (await once(child, 'exit')) as [null, string];
    expect(by).toBe(signal);
    for (let tries = 0; isRunning(line) && tries < 50; tries++) await new Promise((wait) => setTimeout(wait, 20));
    expect(isRunning(line)).toBe(false);
  });

  /** Starts a server that heeds nothing, says its process id, and waits for ever. */
  const RUN = (target: string) => `
    import { createStdioSubject } from '${target}';
    const code = ${JSON.stringify(`const more = {}; ${STAYS} process.on('SIGTERM', () => {}); process.on('SIGINT', () => {});${SERVER}`)};
    const subject = createStdioSubject(process.execPath, ['-e', code]);
    const peer = subject.createPeer({});
    const answer = await peer.send(${JSON.stringify(discover)}, peer.connect());
    console.log(answer.result.pid);
    setInterval(() => {}, 1000);`;
});
