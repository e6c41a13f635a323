// Every built page by itself: valid HTML, one main and one h1, and no link or anchor that leads nowhere.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { findBrokenLinks } from './links.ts';
import { dist, listPages, PAGE_TYPES, readPage } from './site.ts';
import { elementsOf } from '../../src/site/output.ts';

const pages = listPages();

test('every page type was built', () => {
  const missing = Object.values(PAGE_TYPES).filter(
    (path) => !existsSync(join(dist, path, path.endsWith('/') ? 'index.html' : '')),
  );
  expect(missing).toEqual([]);
});

test(`html-validate finds nothing on any page`, async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const found: string[] = [];
  for (const page of pages) {
    const report = await validator.validateString(readPage(page), page);
    for (const { messages } of report.results) {
      found.push(...messages.map((one) => `${page}:${one.line}:${one.column} ${one.ruleId}: ${one.message}`));
    }
  }
  expect(found.slice(0, 40)).toEqual([]);
}, 120_000);

test('no internal link and no anchor leads nowhere', () => {
  expect(findBrokenLinks(dist, '/').slice(0, 40)).toEqual([]);
});

describe('each page', () => {
  test.each(pages)('%s has one h1 inside one main, a title, a description and a language', (page) => {
    const elements = [...elementsOf(parse(readPage(page)))];
    const named = (name: string) => elements.filter((element) => element.tagName === name);
    const [main] = named('main');
    expect(named('main')).toHaveLength(1);
    expect(named('h1')).toHaveLength(1);
    expect([...elementsOf(main!)].some((element) => element.tagName === 'h1')).toBe(true);
    expect(named('html')[0]?.attrs).toContainEqual({ name: 'lang', value: 'en' });
    expect(named('title').length).toBeGreaterThan(0);
    expect(
      elements.some((one) => one.tagName === 'meta' && one.attrs.some(({ value }) => value === 'description')),
    ).toBe(true);
  });
});
