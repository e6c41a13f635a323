// The policy of the built pages: meta and header agree, nothing comes from elsewhere, and no text becomes code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../scripts/list-files.ts';
import { findHeaders, parseHeaders } from '../../src/site/headers.ts';
import { dist, listPages, openSite, PAGE_TYPES, pathOf, readPage, type Site } from './site.ts';

const META = /^<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;

test('every page begins with the policy that its header has too', () => {
  const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  const wrong = listPages().filter((file) => {
    const [, meta] = META.exec(readPage(file).replaceAll(/>\s+</g, '><')) ?? [];
    const header = findHeaders(rules, pathOf(file)).get('Content-Security-Policy');
    return header !== `${meta?.replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
  });
  expect(wrong).toEqual([]);
});

test('no page and no style sheet names anything to load from elsewhere', () => {
  const ELEMENTS = /<(?!a )[a-z]+ [^>]*?\b(?:src|srcset|href|data|poster|action)="(?:[a-z]+:)?\/\/[^>]*>/gi;
  // In HTML it is prose: no page has a style inline.
  const STYLES = /(?:url\(|@import )\s*["']?(?:[a-z]+:)?\/\/[^;}]*/gi;
  const NAMED = /^<link rel="(?:canonical|alternate)"/;
  const found = listFiles(dist)
    .filter((file) => /\.(?:html|css|svg|webmanifest)$/.test(file))
    .flatMap((file) => {
      const kinds = file.endsWith('.css') ? [STYLES] : file.endsWith('.html') ? [ELEMENTS] : [ELEMENTS, STYLES];
      return kinds.flatMap((kind) => [...readPage(file).matchAll(kind)].map(([tag]) => `${file}: ${tag}`));
    })
    .filter((line) => !NAMED.test(line.slice(line.indexOf(': ') + 2)));
  expect(found).toEqual([]);
});

describe('in a browser', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each([PAGE_TYPES.home!, PAGE_TYPES.search!, PAGE_TYPES.playground!])(
    'on %s no text becomes elements, and no address a worker, unless it is ours',
    async (path) => {
      const page = await site.newPage({ serviceWorkers: 'allow' });
      await page.goto(path);
      const passed = await page.evaluate(async () => {
        const make = (name: string) => document.createElement(name);
        const tries: Record<string, () => unknown> = {
          'innerHTML of an element': () => (make('div').innerHTML = '<b>x</b>'),
          'outerHTML of an element': () => (document.body.appendChild(make('i')).outerHTML = '<b>x</b>'),
          'HTML beside an element': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
          'a parsed document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
          'the document of a frame': () => ((make('iframe') as HTMLIFrameElement).srcdoc = '<b>x</b>'),
          'the address of a script': () => ((make('script') as HTMLScriptElement).src = '/robots.txt'),
          'the text of a script': () => (make('script').textContent = 'x'),
          'a handler': () => make('b').setAttribute('onclick', 'x()'),
          'a worker of an address that is not ours': () => new Worker('/pagefind/pagefind.js'),
          'a worker of a text': () => new Worker(URL.createObjectURL(new Blob(['1']))),
          'a service worker that is not ours': () => navigator.serviceWorker.register('/pagefind/pagefind.js'),
          'a policy of another name': () =>
            (
              window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
            ).trustedTypes.createPolicy('other', {}),
        };
        const names: string[] = [];
        for (const [name, act] of Object.entries(tries)) {
          try {
            await act();
            names.push(name);
          } catch {
            // It is to be refused.
          }
        }
        return names;
      });
      expect(passed).toEqual([]);
      expect(await page.locator('b:text-is("x")').count()).toBe(0);
      await page.context().close();
    },
  );
});
