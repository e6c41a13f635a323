// Ready kits that are no good interviews are told with file, line and field; those that are have no problem.
import { describe, expect, test } from 'vitest';
import { CARD, KIT } from '../src/truth/fixtures/good-content.ts';
import { formatProblem } from '../src/truth/problem.ts';
import { checkKits } from './check-kits.ts';

/** A card without a variant that rests on a passage of its own. */
const card = (slug: string, level = 'L2', kind = 'concept', more = '') => ({
  path: `src/content/questions/statelessness/${slug}.mdx`,
  text: CARD.replace('level: L2', `level: ${level}`)
    .replace('kind: concept', `kind: ${kind}`)
    .replace('source: basic/index#statelessness', `source: basic/index#${slug}`)
    .replace('rules: [MCP-STL-004]', `${more}rules: [MCP-STL-004]`),
});
const CARDS = [
  card('a', 'L1'),
  card('b', 'L1', 'debugging'),
  card('c'),
  card('d'),
  card('e'),
  card('f', 'L3'),
  card('g', 'L3'),
  card('h', 'L4'),
  card('near-c', 'L2', 'concept', 'related: [c]\n'),
  { ...card('core-c'), text: card('c').text },
  ...['i', 'j', 'k', 'l', 'm'].map((slug) => card(slug)),
];
const kit = (slugs: string, { id = 'good-kit', minutes = 30, level = 'L2', adapt = '' } = {}) => ({
  path: `src/content/kits/${id}.mdx`,
  text: KIT.replace(
    /questions:\n[\s\S]*?(?=leftOut)/,
    () =>
      `questions:\n${slugs
        .split(' ')
        .map((slug) => `  - slug: ${slug}\n    why: So.\n`)
        .join('')}`,
  )
    .replace('minutes: 30', `minutes: ${minutes}`)
    .replace('level: L2', `level: ${level}`)
    .replace('    change: Take the second one out.\n', (line) => line + adapt),
});
const tell = (...kits: ReturnType<typeof kit>[]): string[] =>
  checkKits([...CARDS, ...kits]).map((problem) => formatProblem(problem).replace('src/content/kits/good-kit.mdx:', ''));

test('a good kit has no problem', () => {
  expect(tell(kit('a b c d e'))).toEqual([]);
});

describe('a kit is told', () => {
  test.each<[string, string[], string[]]>([
    [
      'that takes too long',
      tell(kit('a b c d e i j', { minutes: 20 })),
      ['12: questions: expected at most 20 minutes, found 26.6 minutes for 7 questions. Take a question out.'],
    ],
    [
      'that leaves too much time',
      tell(kit('b c', { minutes: 45 })),
      [
        '12: questions: expected at most 13 minutes left for further follow-ups, found 29.1: it takes 15.9 minutes for 2 questions. Add a question, or shorten the slot.',
      ],
    ],
    [
      'that falls by two levels',
      tell(kit('a f b g', { level: 'L3' })),
      ['17: questions[2].slug: expected a fall of one level at most, found L1 Foundation after L3 Senior. Move it up.'],
    ],
    [
      'that goes above its level',
      tell(kit('a b f c')),
      [
        '17: questions[2].slug: expected at most L2 Working, found f of L3 Senior. Ask another one, or raise the level.',
      ],
    ],
    [
      'that does not lead up to its level',
      tell(kit('a b c d', { level: 'L3' })),
      [
        '19: questions[3].slug: expected it to lead up to L3 Senior, found L2 Working at the end. End with a question of that level.',
      ],
    ],
    [
      'with a card that names another one',
      tell(kit('a b c near-c')),
      ['19: questions[3].slug: expected no overlap, found near-c and c: they are near one another. Ask one of them.'],
    ],
    [
      'with two cards on one passage',
      tell(kit('a b c core-c')),
      ['19: questions[3].slug: expected no overlap, found core-c and c: both rest on basic/index#c. Ask one of them.'],
    ],
    [
      'with a question twice',
      tell(kit('a b c c')),
      ['19: questions[3].slug: expected each question once, found c twice. Take it out.'],
    ],
    [
      'with a variant that is not there',
      tell({ ...kit('a b c d'), text: kit('a b c d').text.replace('slug: d\n', 'slug: d\n    variant: 2\n') }),
      ['20: questions[3].variant: expected a variant of d, which has none, found 2. Correct the number.'],
    ],
    [
      'that leaves out what it asks',
      tell({ ...kit('a b c d'), text: kit('a b c d').text.replace('topic: elicitation', 'slug: d') }),
      ['22: leftOut[0].slug: expected a card that is not asked, found d. Take it out here or there.'],
    ],
    [
      'of 45 minutes without a case',
      tell(kit('a c d e i j k l', { minutes: 45 })),
      [
        '12: questions: expected a message to read or a fault to find in 45 minutes and more, found none. Ask a card of that kind, or a variant.',
      ],
    ],
    [
      'whose adaptation is no interview',
      tell(kit('a b c d', { adapt: '    minutes: 15\n    without: [x]\n' })),
      [
        '25: adapt[0]: expected a question of this kit, found x. Correct the name.',
        '25: adapt[0]: expected at most 15 minutes, found 17.8 minutes for 4 questions. Take a question out.',
      ],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('of two kits', () => {
  const own = kit('a b c d e');
  test('with the same set both are told, whatever the order', () => {
    expect(tell(own, kit('b a d c e', { id: 'other' }))).toEqual([
      '12: questions: expected a set of its own, found that of other. Take one of the kits out.',
      'src/content/kits/other.mdx:12: questions: expected a set of its own, found that of good-kit. Take one of the kits out.',
    ]);
  });
  test('two in five questions may be the same', () => {
    expect(tell(own, kit('a b i j k', { id: 'other' }))).toEqual([]);
  });
  test('three in five are too many', () => {
    expect(tell(own, kit('a b c j k', { id: 'other' }))).toEqual([
      '12: questions: expected at most 2 of 5 questions in common with other, found 3: a, b, c. Ask others.',
      'src/content/kits/other.mdx:12: questions: expected at most 2 of 5 questions in common with good-kit, found 3: a, b, c. Ask others.',
    ]);
  });
});

test('what the schema or the references refuse is left to them', () => {
  expect(tell(kit('a b c nothing'), { ...kit('a b c d'), text: 'no frontmatter' })).toEqual([]);
});
