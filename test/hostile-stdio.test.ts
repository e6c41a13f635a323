// Processes that do everything wrong over stdio: a validation of each ends in time, says what was wrong, and leaves none behind.
import { expect, test } from 'vitest';
import { createStdioSubject } from '../src/hosts/stdio-target.ts';
import { run, TIMEOUT } from './hostile-run.ts';

const STAY = 'process.stdin.resume();';
const floodWith = (piece: string, to = 'stdout') =>
  `const flood = () => { while (process.${to}.write(${piece})); process.${to}.once('drain', flood); }; flood();`;

test.each<[string, string, string]>([
  ['exits at once', 'process.exit(3)', 'the server exited with status 3.'],
  ['dies with a stack', 'throw new Error("no key")', 'the server exited with status 1; its last words: Error: no key.'],
  ['is killed', 'process.kill(process.pid, "SIGKILL")', 'the server was ended by SIGKILL.'],
  ['exits at the first line', 'process.stdin.once("data", () => process.exit(0))', 'the server exited with status 0.'],
  [
    'prints how it is used',
    'console.log("Usage: x <y>")',
    'the server exited with status 0. It wrote "Usage: x <y>", which is no message.',
  ],
  [
    'prints a banner and nothing more',
    `console.log("Listening"); ${STAY}`,
    'nothing for 1 s. It wrote "Listening", which is no message.',
  ],
  ['never answers', STAY, 'nothing for 1 s.'],
  [
    'neither answers nor leaves',
    `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); ${STAY}`,
    'nothing for 1 s.',
  ],
  ['repeats what it hears', 'process.stdin.pipe(process.stdout)', 'nothing for 4 s. It wrote '],
  [
    'floods lines',
    floodWith('"x\\n".repeat(1000)'),
    'it wrote more than 10000 lines, so it was ended. It wrote "x", which is no message.',
  ],
  ['floods one line', floodWith('"x".repeat(65536)'), 'it wrote more than 16 MiB, so it was ended.'],
  ['floods its error output', floodWith('"x".repeat(65536)', 'stderr'), 'nothing for 1 s.'],
  [
    'writes bytes that are no UTF-8',
    `process.stdout.write(Buffer.from([0x7b, 0xff, 0x7d, 10])); ${STAY}`,
    'nothing for 1 s. It wrote "(a line of 3 bytes that is not UTF-8)", which is no message.',
  ],
  ['closes its input', 'process.stdin.destroy(); setInterval(() => {}, 1000)', 'nothing for 1 s.'],
])('a process that %s', async (_, code, sentence) => {
  // Who repeats has to have started before the first wait is over, which takes more than a second on a busy machine.
  const seconds = Number(/^nothing for (\d) s/.exec(sentence)?.[1] ?? 5);
  const options = { timeout: TIMEOUT, startTimeout: seconds * 1000, grace: 200 };
  const { era } = await run(createStdioSubject(process.execPath, ['-e', code], options));
  expect(era.era).toBe('silent');
  expect(era.message.startsWith(`No answer could be read: ${sentence}`)).toBe(true);
});

test.each([
  ['a command that is not there', 'no-such-command', 'the command no-such-command was not found'],
  [
    'a file that is no program',
    new URL('hostile-stdio.test.ts', import.meta.url).pathname,
    'the command .* may not be run',
  ],
])('%s', async (_, command, sentence) => {
  const { era } = await run(createStdioSubject(command, [], { timeout: TIMEOUT }));
  expect(era.message).toMatch(new RegExp(`^No answer could be read: ${sentence}\\.$`));
});
