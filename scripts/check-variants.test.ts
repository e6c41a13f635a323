// Variants that ask for what does not come are told with file, line and field; those that hold are not.
import { expect, test } from 'vitest';
import { formatProblem } from '../src/truth/problem.ts';
import { checkVariants } from './check-variants.ts';

const path = 'src/content/questions/statelessness/fixture.mdx';

/** A card with one variant, which has these lines too. */
const card = (...lines: string[]) => ({
  path,
  text: [
    '---',
    'title: A card',
    'variants:',
    '  - ask: What comes?',
    ...lines.map((line) => `    ${line}`),
    '---',
    '',
  ].join('\n'),
});
const LIST = 'scenario: { requests: [{ method: tools/list, version: 2027-01-01 }] }'.replace(/2027.{6}/, '"$&"');
const tell = async (...lines: string[]): Promise<string[]> =>
  (await checkVariants([card(...lines)])).map(formatProblem);

test.each([
  ['a pointer into the message', '/error/data/supported'],
  ['a header, whatever its case', 'content-type'],
])('a variant that names %s of its answer has no problem', async (_, decides) => {
  expect(await tell('answerOf: 1', `decides: ${decides}`, LIST)).toEqual([]);
});

test.each([
  ['a pointer', '/error/data/supportd'],
  ['a header', 'WWW-Authenticate'],
])('%s that the answer lacks is told with what is there', async (_, decides) => {
  expect(await tell('answerOf: 1', `decides: ${decides}`, LIST)).toEqual([
    `${path}:6: variants[0].decides: expected a field of answer 1 (400, -32022 UnsupportedProtocolVersion, data {"supported":["2026-07-28"],"requested":"2027-01-01"}), found ${decides}. There is: /jsonrpc, /id, /error, /error/code, /error/message, /error/data, /error/data/supported, /error/data/supported/0, /error/data/requested, Content-Type.`,
  ]);
});

test('an answer that does not come is told', async () => {
  expect(await tell('answerOf: 2', LIST)).toEqual([
    `${path}:5: variants[0].answerOf: expected a request that is answered, found 2, for which nothing came back. Ask for another.`,
  ]);
});

test('a scenario that breaks off is told', async () => {
  const take =
    'scenario: { requests: [{ method: tools/list }, { method: tools/list, take: [{ from: 1, at: /nothing, to: /cursor }] }] }';
  expect(await tell('answerOf: 2', take)).toEqual([
    `${path}:6: variants[0].scenario: expected a scenario that runs, found that it breaks off: scenario: answer 1 has nothing at /nothing. Correct it.`,
  ]);
});

test('what the schema refuses is left to it, and other files are not run', async () => {
  expect(await tell('answerOf: 1', 'scenario: { requests: [] }')).toEqual([]);
  expect(await tell('answerOf: first', LIST)).toEqual([]);
  const { text } = card('answerOf: 2', LIST);
  expect(await checkVariants([{ path: 'src/content/lessons/fixture.mdx', text }])).toEqual([]);
});
