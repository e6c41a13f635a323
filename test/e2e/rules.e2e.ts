// The pages about many rules, as they were built: categories list their rules, coverage all statements, probes what they settle.
import { describe, expect, test } from 'vitest';
import { parse } from 'parse5';
import { elementsOf } from '../../src/site/output.ts';
import { listPages, readPage } from './site.ts';

const elements = (file: string) => [...elementsOf(parse(readPage(file)))];
const attribute = (element: ReturnType<typeof elements>[number], name: string) =>
  element.attrs.find((one) => one.name === name)?.value;
const linksOf = (file: string): string[] => elements(file).flatMap((element) => attribute(element, 'href') ?? []);

const rules = listPages().flatMap((page) => /^rules\/(MCP-[^/]+)\/index\.html$/.exec(page)?.[1] ?? []);
const categories = [...new Set(rules.map((id) => id.slice(4, 7)))];
const pathOf = (id: string): string => `/rules/${id}/`;

describe.each(categories)('the category %s', (category) => {
  const file = `rules/${category.toLowerCase()}/index.html`;

  test('lists its rules and no others', () => {
    const listed = linksOf(file).filter((href) => href.startsWith('/rules/MCP-'));
    expect(listed).toEqual(rules.filter((id) => id.slice(4, 7) === category).map(pathOf));
  });

  test('is linked from the list of rules and from each of its rules', () => {
    const path = `/rules/${category.toLowerCase()}/`;
    expect(linksOf('rules/index.html')).toContain(path);
    for (const id of rules.filter((one) => one.slice(4, 7) === category)) {
      expect(linksOf(`${pathOf(id).slice(1)}index.html`), id).toContain(path);
    }
  });
});

describe('the coverage page', () => {
  const file = 'rules/coverage/index.html';

  test('has 532 statements, each with a quotation', () => {
    expect(elements(file).filter(({ tagName }) => tagName === 'q')).toHaveLength(532);
  });

  test('links every published rule, and names no rule without a page as a link', () => {
    const linked = new Set(linksOf(file).filter((href) => href.startsWith('/rules/MCP-')));
    expect(rules.map(pathOf).filter((path) => !linked.has(path))).toEqual([]);
    expect([...linked].filter((path) => !rules.map(pathOf).includes(path))).toEqual([]);
  });
});

test('every probe has a page that links the rules it settles, and each of them links it', () => {
  const probes = listPages().filter((page) => page.startsWith('rules/probes/'));
  expect(probes.length).toBeGreaterThan(5);
  const oneWay = probes.flatMap((page) => {
    const back = `/${page.replace('index.html', '')}`;
    const settled = linksOf(page).filter((href) => href.startsWith('/rules/MCP-'));
    if (settled.length === 0) return [page];
    return settled.filter((path) => !linksOf(`${path.slice(1)}index.html`).includes(back)).map((path) => page + path);
  });
  expect(oneWay).toEqual([]);
});
