// Cards that ask nearly the same are found; cards that share a topic are left alone.
import { expect, test } from 'vitest';
import { checkSimilar, comparePairs } from './check-similar.ts';
import { readContentFile } from './content-file.ts';
import { formatProblem } from './problem.ts';

const card = (id: string, title: string, point: string, related = '') =>
  readContentFile(
    `src/content/questions/errors/${id}.mdx`,
    `---\ntitle: ${title}\nkeyPoints:\n  - text: ${point}\nrelated: [${related}]\n---\n`,
  );
// Other cards, so that common words weigh less than rare ones.
const others = ['a stream', 'a cursor', 'a token', 'a header', 'a prompt', 'a schema'].map((thing, index) =>
  card(`other-${index}`, `What does a server do with ${thing}?`, `The server reads ${thing} and then answers.`),
);
const first = card('first', 'Which code names a missing capability?', 'The code lists what was not declared.');
const messages = (...cards: ReturnType<typeof card>[]) => checkSimilar([...others, ...cards]).map(formatProblem);

test('a card that asks the same in nearly the same words is one too many', () => {
  const twin = card(
    'twin',
    'Which code names the missing capability?',
    'The code lists what was not declared there.',
    'first',
  );
  expect(messages(first, twin)).toEqual([
    expect.stringMatching(
      /^src\/content\/questions\/errors\/twin\.mdx:2: title: expected a question of its own, found \d+ % of src\/content\/questions\/errors\/first\.mdx in title, prompt and key points\. Make one card of the two, or part what they ask\.$/,
    ),
  ]);
});

test('two cards that come near each other name each other', () => {
  const near = (related: string) =>
    card(
      'near',
      'Which status carries the error for a missing capability?',
      'Over HTTP it is 400, for what was not declared.',
      related,
    );
  expect(messages(first, near('first'))).toEqual([
    expect.stringMatching(/first\.mdx:5: related: expected near, which asks \d+ % the same, found it not named\./),
  ]);
  const told = card('first', 'Which code names a missing capability?', 'The code lists what was not declared.', 'near');
  expect(messages(told, near('first'))).toEqual([]);
});

test('cards that only share the words of every card are not alike', () => {
  expect(messages(first)).toEqual([]);
  expect(comparePairs([...others, first]).every(({ alike }) => alike < 0.2)).toBe(true);
});
