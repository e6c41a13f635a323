// The list of addresses: what counts as one, how it is written, what is missing.
import { describe, expect, test } from 'vitest';
import { formatAddresses, joinAddresses, listAddresses, missingFrom, parseAddresses } from './addresses.ts';

const SITE: Record<string, string> = {
  'index.html': '<main id="main"><input id="find"><h2 id="b">B</h2><h2 id="a">A</h2></main>',
  'rules/MCP-STL-004/index.html': '<section id="reason-own-declaration"><p id="note">…</p></section>',
  'api/v1/rules.json': '{}',
  'check/rules.json': '{}',
  'drill/data.json': '{}',
  '_astro/page.x1.css': '',
  'pagefind/pagefind.js': '',
  '404.html': '<h1 id="x">Not found</h1>',
};
const list = (site = SITE) => listAddresses(Object.keys(site), (file) => site[file] ?? '');

test('pages, their anchors and files for programs are addresses; parts of pages are none', () => {
  expect(formatAddresses(list())).toBe('/ #a #b\n/api/v1/rules.json\n/rules/MCP-STL-004/ #reason-own-declaration\n');
});

test('a list that was written reads the same', () => {
  expect(parseAddresses(formatAddresses(list()))).toEqual(list());
});

describe('a published address that is gone is named', () => {
  test.each([
    ['a page', { 'index.html': '<h2 id="a"></h2><h2 id="b"></h2>' }, ['/api/v1/rules.json', '/rules/MCP-STL-004/']],
    ['an anchor', { ...SITE, 'index.html': '<h2 id="a"></h2>' }, ['/#b']],
  ])('%s', (_, site, gone) => {
    expect(missingFrom(list(site as Record<string, string>), list())).toEqual(gone);
  });
});

test('lists are joined, and nothing is taken out', () => {
  const joined = joinAddresses(parseAddresses('/ #a #c\n/old/\n'), list({ 'index.html': '<h2 id="b"></h2>' }));
  expect(formatAddresses(joined)).toBe('/ #a #b #c\n/old/\n');
});
