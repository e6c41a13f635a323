// Tests of the Content Security Policy.
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headerPolicy } from './csp.ts';

describe('contentSecurityPolicy', () => {
  test('allows nothing inline and nothing evaluated on any page', () => {
    for (const page of ['/', '/rules/MCP-STL-004/', '/search/', '/404.html']) {
      expect(contentSecurityPolicy(page)).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|data:|https?:/);
    }
  });

  test.each([
    ['/check/', "connect-src 'self' https: http://localhost:* http://127.0.0.1:*;"],
    ['/playground/', "connect-src 'self' https: http://localhost:* http://127.0.0.1:*;"],
    ['/', "connect-src 'self';"],
    ['/rules/MCP-STL-004/', "connect-src 'self';"],
    ['/questions/check/', "connect-src 'self';"],
    ['/check/', "script-src 'self';"],
    ['/', "script-src 'self';"],
    ['/', "require-trusted-types-for 'script'; trusted-types wireproof-scripts wireproof-html"],
    ['/search/', "require-trusted-types-for 'script'; trusted-types wireproof-scripts wireproof-html default"],
    ['/questions/search/', "script-src 'self';"],
    ['/rules/MCP-STL-004/', "script-src 'self';"],
    ['/_astro/', "script-src 'self';"],
    ['/search/', "script-src 'self' 'wasm-unsafe-eval';"],
    ['/pagefind/', "script-src 'self' 'wasm-unsafe-eval';"],
  ])('on %s says %s', (page, directive) => {
    expect(contentSecurityPolicy(page)).toContain(directive);
  });

  test('names no directive that a meta element ignores', () => {
    expect(contentSecurityPolicy('/')).not.toMatch(/frame-ancestors|report-uri|sandbox/);
  });
});

test('the header adds that nobody may frame the page', () => {
  expect(headerPolicy('/')).toBe(`${contentSecurityPolicy('/')}; frame-ancestors 'none'`);
});
