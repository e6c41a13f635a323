// The Markdown twins of pages and /llms.txt: each is there, is plain Markdown, and leads nowhere that is not.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'parse5';
import { markdownToMdast, type MdastNode } from 'satteri';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../scripts/list-files.ts';
import { attributeOf, elementsOf } from '../../src/site/output.ts';
import { dist, listPages, readPage } from './site.ts';

const twins = listFiles(dist).filter((file) => file.endsWith('/index.md'));
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

function* nodesOf(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

const canonical = [...elementsOf(parse(readPage('index.html')))].find((one) => attributeOf(one, 'rel') === 'canonical');
const home = (canonical && attributeOf(canonical, 'href')) ?? '';
const anchors = new Map<string, ReadonlySet<string>>();
const anchorsOf = (file: string): ReadonlySet<string> => {
  const known = anchors.get(file) ?? new Set([...read(file).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => String(id)));
  anchors.set(file, known);
  return known;
};

/** Says of an address of this site what is wrong with it; others are not looked at. */
function explainLink(url: string): string | undefined {
  if (!/^(https?:\/\/|mailto:)/.test(url)) return `${url} is not complete`;
  if (!url.startsWith(home)) return undefined;
  const { pathname, hash } = new URL(url);
  const file = `${pathname.slice(new URL(home).pathname.length)}${pathname.endsWith('/') ? 'index.html' : ''}`;
  if (!existsSync(join(dist, file))) return `${url} leads nowhere`;
  return hash === '' || anchorsOf(file).has(hash.slice(1)) ? undefined : `${url} has no such anchor`;
}

/** What is wrong with a Markdown file. */
function findFaults(text: string): string[] {
  const nodes = [...nodesOf(markdownToMdast(text, { position: false }))];
  const headings = nodes.filter((node) => node.type === 'heading' && node.depth === 1).length;
  return [
    ...(headings === 1 ? [] : [`${headings} titles`]),
    ...nodes.flatMap((node) => {
      if (node.type === 'html') return [`raw HTML ${node.value}`];
      if (node.type === 'text') return /<\/?[A-Z]\w*|\{\/\*/.exec(node.value)?.[0] ?? [];
      return node.type === 'link' || node.type === 'definition' ? (explainLink(node.url) ?? []) : [];
    }),
  ];
}

test('every card, rule and lesson has a twin, and every topic, role and category', () => {
  const pages = listPages().filter((page) =>
    /^(questions|rules|lessons)\/[^/]+\/index|^questions\/(topic|role)\/[^/]+\/index/.test(page),
  );
  const others = new Set(['rules/coverage/index.html']);
  const wanted = pages.filter((page) => !others.has(page)).map((page) => page.replace(/html$/, 'md'));
  expect(wanted.length).toBeGreaterThan(200);
  expect(twins).toEqual(wanted);
});

test('a page names its twin, and only a page that has one', () => {
  const naming = listPages().filter((page) =>
    readPage(page).includes('<link rel="alternate" type="text/markdown" href="index.md">'),
  );
  expect(naming.map((page) => page.replace(/html$/, 'md'))).toEqual(twins);
});

test('twins are plain Markdown with one title, complete addresses, and links that lead somewhere', () => {
  expect(home).toMatch(/^https?:\/\/.*\/$/);
  const wrong = twins.flatMap((twin) => findFaults(read(twin)).map((fault) => `${twin}: ${fault}`));
  expect(wrong.slice(0, 20)).toEqual([]);
});

test('a twin begins with its facts and its address, and ends with its terms', () => {
  const wrong = twins.filter((twin) => {
    const [, , facts = ''] = read(twin).split('\n');
    const url = `${home}${dirname(twin)}/`;
    return !facts.includes('revision 2026-07-28') || !facts.endsWith(url) || !read(twin).includes(`Source: ${url}\n`);
  });
  expect(wrong).toEqual([]);
});

test('the twin of a rule has the exchanges of its page', () => {
  const rules = twins.filter((twin) => twin.startsWith('rules/MCP-'));
  const wrong = rules.filter((twin) => {
    const shown = /id="failing"/.test(readPage(twin.replace(/md$/, 'html')));
    return ['## Failing, as it ran', '## Passing, as it ran'].some((title) => read(twin).includes(title) !== shown);
  });
  expect(wrong).toEqual([]);
});

test('llms.txt is short, has the form of llmstxt.org, and all its links lead somewhere', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Wireproof\n\n> [^\n]+\n\n/);
  expect(findFaults(text)).toEqual([]);
  expect(text.length).toBeLessThan(20_000);
});

describe('a fault is found:', () => {
  test.each([
    ['# a\n\n<b>c</b>', ['raw HTML <b>', 'raw HTML </b>']],
    ['# a\n\n[b](/rules/)', ['/rules/ is not complete']],
    [`# a\n\n[b](${home}no/)`, [`${home}no/ leads nowhere`]],
    [`# a\n\n[b](${home}rules/MCP-STL-004/#no)`, [`${home}rules/MCP-STL-004/#no has no such anchor`]],
    ['a\n\n\\<Step id="b" />', ['0 titles', '<Step']],
    ['# a\n\n`<Step />` [b](https://example.org/c)', []],
  ])('%j', (text, faults) => {
    expect(findFaults(text)).toEqual(faults);
  });
});
