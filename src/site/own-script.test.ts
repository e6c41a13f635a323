// Tests of which scripts count as the site's own.
import { expect, test } from 'vitest';
import { isOwnScript } from './own-script.ts';

const PAGE = 'https://site.test/mcp/drill/';

test.each([
  '/mcp/sw.js',
  '/mcp/_astro/worker-Bs2mlID6.js',
  'https://site.test/mcp/_astro/worker.Bs2-_lID6.js',
  'https://site.test/mcp/pagefind/pagefind-worker.js',
])('%s is', (address) => {
  expect(isOwnScript(address, PAGE, '/mcp/')).toBe(true);
  expect(isOwnScript(address, PAGE, '/mcp')).toBe(true);
});

test.each([
  '',
  'sw.js',
  '/sw.js',
  '/mcp/sw.js?v=1',
  '/mcp/sw.js#',
  '/mcp/pagefind/pagefind.js',
  '/mcp/_astro/../sw2.js',
  '/mcp/_astro/%2e%2e/elsewhere.js',
  '/mcp/_astro/below/worker.js',
  '/mcp/_astro/worker.css',
  '//elsewhere.test/mcp/sw.js',
  'https://elsewhere.test/mcp/sw.js',
  'https://site.test@elsewhere.test/mcp/sw.js',
  'http://site.test/mcp/sw.js',
  'data:text/javascript,1',
  'blob:https://site.test/mcp/sw.js',
  'javascript:1',
])('%j is not', (address) => {
  expect(isOwnScript(address, PAGE, '/mcp/')).toBe(false);
});
