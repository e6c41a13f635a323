// Our Markdown plugins, run by the processor that the site uses.
import { describe, expect, test } from 'vitest';
import { markdownToHtml, type CompileOptions } from 'satteri';
import { addBaseToLinks } from './base-links.ts';
import { frameTables } from './frame-tables.ts';
import { headingShift, nestHeadings } from './nest-headings.ts';
import { classOfStyle, nameTokenClasses } from './token-classes.ts';

const htmlOf = async (source: string, options: CompileOptions): Promise<string> =>
  (await markdownToHtml(source, options)).html;

test('links from the root get the base path, others stay', async () => {
  const source = '[a](/rules/) [b](#fix) [c](https://example.com/) [d][d]\n\n[d]: /lessons/\n';
  const html = await htmlOf(source, { mdastPlugins: [addBaseToLinks('/wire/')] });
  expect(html.trim()).toBe(
    '<p><a href="/wire/rules/">a</a> <a href="#fix">b</a> <a href="https://example.com/">c</a> <a href="/wire/lessons/">d</a></p>',
  );
});

describe('headings', () => {
  test.each([
    ['## One\n\n### Two\n', 1],
    ['### One\n', 0],
    ['# One\n\n## Two\n', 2],
    ['no heading\n', 0],
    ['```sh\n# a comment\n```\n\n### One\n', 0],
  ])('%j moves by %i', (source, shift) => {
    expect(headingShift(source, 3)).toBe(shift);
  });

  test.each([
    ['/src/content/questions/tools/a.mdx', '<h3>One</h3>\n<h4>Two</h4>'],
    ['/src/content/lessons/a.mdx', '<h2>One</h2>\n<h3>Two</h3>'],
  ])('in %s become %s', async (path, expected) => {
    const options = { mdastPlugins: [nestHeadings], fileURL: new URL(`file://${path}`) };
    expect((await htmlOf('## One\n\n### Two\n', options)).trim()).toBe(expected);
  });
});

describe('a table', () => {
  const tableOf = (source: string) => htmlOf(source, { hastPlugins: [frameTables] });

  test('gets a frame that scrolls, takes the focus and is called after its columns', async () => {
    expect(await tableOf('| a | `b` |\n| - | - |\n| c | d |\n')).toMatch(
      /^<div class="scroll" tabindex="0" role="region" aria-label="Table: a, b"><table>/,
    );
  });

  test('with the columns of another one is told apart from it', async () => {
    const html = await tableOf('| a |\n| - |\n| b |\n\ntext\n\n| a |\n| - |\n| c |\n');
    expect([...html.matchAll(/aria-label="(.*?)"/g)].map(([, label]) => label)).toEqual([
      'Table: a',
      'Table: a, number 2',
    ]);
  });

  test('with an empty corner has names of rows below it', async () => {
    const html = await tableOf('| | x |\n| - | - |\n| `b` | c |\n| d | e |\n');
    expect(html).toContain('aria-label="Table: x"');
    expect(html.replace(/\s*\n\s*/g, '')).toContain(
      '<thead><tr><td></td><th>x</th></tr></thead><tbody><tr><th scope="row"><code>b</code></th><td>c</td></tr><tr><th scope="row">d</th><td>e</td></tr></tbody>',
    );
  });
});

describe('token classes', () => {
  test.each([
    ['color:var(--astro-code-token-keyword)', 'tk'],
    ['color:var(--astro-code-token-string-expression)', 'ts'],
    ['color:var(--astro-code-foreground)', undefined],
    ['color:var(--astro-code-token-punctuation)', undefined],
    [undefined, undefined],
  ])('%j is %j', (style, name) => {
    expect(classOfStyle(style)).toBe(name);
  });

  test('lines become text, with classes for the words that are coloured', () => {
    const text = (value: string) => ({ type: 'text' as const, value });
    const token = (style: string, value: string) => ({
      type: 'element' as const,
      tagName: 'span',
      properties: { style },
      children: [text(value)],
    });
    const line = {
      type: 'element' as const,
      tagName: 'span',
      properties: { class: 'line' },
      children: [
        token('color:var(--astro-code-token-keyword)', 'const'),
        token('color:var(--astro-code-foreground)', ' a'),
        token('color:var(--astro-code-token-keyword)', ' ='),
        token('color:var(--astro-code-token-constant)', ' b'),
      ],
    };
    const block = { type: 'element' as const, tagName: 'code', properties: {}, children: [line, text('\n')] };
    nameTokenClasses.code?.call({ options: { lang: 'ts' } } as never, block);
    expect(block.children).toEqual([
      { ...token('', 'const'), properties: { class: 'tk' } },
      text(' a'),
      text(' ='),
      text(' b'),
      text('\n'),
    ]);
  });

  test('the lines of a diff become insertions and deletions', () => {
    const text = (value: string) => ({ type: 'text' as const, value });
    const element = (tagName: string, value: string, properties = {}) => ({
      type: 'element' as const,
      tagName,
      properties,
      children: [text(value)],
    });
    const line = (value: string) => ({ ...element('span', ''), children: [element('span', value, { style: 'x' })] });
    const lines = [line(' a'), text('\n'), line('-b'), text('\n'), line('+c')];
    const block = { ...element('code', ''), children: lines };
    nameTokenClasses.code?.call({ options: { lang: 'diff' } } as never, block);
    expect(block.children).toEqual([text(' a'), text('\n'), element('del', '-b'), text('\n'), element('ins', '+c')]);
  });
});
