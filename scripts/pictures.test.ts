// Pictures for shared links: the same bytes each time, within their budget, whatever the title.
import { describe, expect, test } from 'vitest';
import type { Picture } from '../src/site/pictures.ts';
import { createPainter, PICTURE_BUDGET } from './pictures.ts';

const question = (title: string): Picture => ({
  path: '/pictures/questions/any.png',
  title,
  label: 'Question · Senior',
  note: 'answer first, then look',
  rank: 3,
});
const paint = createPainter();

test('two painters give the same bytes', async () => {
  const picture = question('Why is <code>tools/list</code> sorted?');
  expect((await paint(picture)).equals(await createPainter()(picture))).toBe(true);
}, 30_000);

test.each([
  ['a rule', { rule: { id: 'MCP-MRT-003', keyword: 'SHOULD NOT' }, label: 'client and server · HTTP, stdio' }],
  ['the widest letters that a title may have', { title: 'MCP WWW '.repeat(25).trim() }],
  ['a title of one letter', { title: '?' }],
])(
  '%s has its size and is within the budget',
  async (_, given) => {
    const { rank, ...rest } = question('A title');
    const png = await paint({ ...rest, ...('rule' in given ? {} : { rank: rank ?? 0 }), ...given });
    expect(png.length).toBeLessThan(PICTURE_BUDGET);
    // The header of a PNG: width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  },
  30_000,
);

describe('refused is a title', () => {
  test('with a character that the typeface lacks', async () => {
    await expect(paint(question('From <code>a</code> → b'))).rejects.toThrow(
      '“→” of the title has →, which the typeface lacks; write it otherwise.',
    );
  });
  test('with a word that is wider than the picture', async () => {
    await expect(paint(question('w'.repeat(90)))).rejects.toThrow('the title fits in no size');
  });
});
