// Tests of the hosts' header file.
import { describe, expect, test } from 'vitest';
import { headerPolicy } from './csp.ts';
import { createHeaderRules, findHeaders, formatHeaders, parseHeaders } from './headers.ts';

const FILE = `# a comment
/*
  X-Content-Type-Options: nosniff

/search/*
  Content-Security-Policy: default-src 'none'; script-src 'self'
  Link: </a.css>; rel=preload
`;

describe('parseHeaders', () => {
  test('reads paths, headers, comments and empty lines', () => {
    expect(parseHeaders(FILE)).toEqual([
      { path: '/*', headers: [['X-Content-Type-Options', 'nosniff']] },
      {
        path: '/search/*',
        headers: [
          ['Content-Security-Policy', "default-src 'none'; script-src 'self'"],
          ['Link', '</a.css>; rel=preload'],
        ],
      },
    ]);
  });

  test.each([
    ['a header before any path', '  A: b\n', 1],
    ['a line without a colon', '/*\n  nosniff\n', 2],
    ['a header that is not indented', '/*\nA: b\n', 2],
  ])('refuses %s and names the line', (_, text, line) => {
    expect(() => parseHeaders(text)).toThrow(`_headers line ${line}: expected a path`);
  });

  test('reads back what formatHeaders prints', () => {
    const rules = createHeaderRules(['_astro', 'search', 'rules'], '/sub/');
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });
});

describe('findHeaders', () => {
  const rules = parseHeaders('/*\n  A: 1\n  B: 2\n/search/*\n  A: 3\n/exact\n  C: 4\n');
  test.each([
    ['/', { A: '1', B: '2' }],
    ['/search/', { A: '1, 3', B: '2' }],
    ['/search/deep/file.js', { A: '1, 3', B: '2' }],
    ['/exact', { A: '1', B: '2', C: '4' }],
    ['/exact/not', { A: '1', B: '2' }],
  ])('gives %s its headers', (path, headers) => {
    expect(Object.fromEntries(findHeaders(rules, path))).toEqual(headers);
  });
});

describe('createHeaderRules', () => {
  const rules = createHeaderRules(['search', '_astro', 'rules', 'pagefind', 'check', 'playground']);

  test.each([
    '/',
    '/404.html',
    '/rules/MCP-STL-004/',
    '/search/',
    '/check/',
    '/playground/',
    '/pagefind/pagefind-worker.js',
    '/_astro/a.js',
  ])('gives %s exactly one policy, its own', (path) => {
    expect(findHeaders(rules, path).get('Content-Security-Policy')).toBe(headerPolicy(path));
  });

  test('lets hashed files alone be kept for a year', () => {
    expect(findHeaders(rules, '/_astro/a.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/404.html', '/sw.js', '/rules/', '/pagefind/pagefind.js'])
      expect(findHeaders(rules, path).get('Cache-Control')).toBe('no-cache');
  });

  test('lets other sites show pictures and icons, and nothing else', () => {
    const all = createHeaderRules(['api', 'icons', 'pictures', 'rules', 'kit', '_astro']);
    const resource = (path: string) => findHeaders(all, path).get('Cross-Origin-Resource-Policy');
    for (const path of ['/', '/404.html', '/sw.js', '/rules/', '/kit/data.json', '/_astro/a.js'])
      expect(resource(path)).toBe('same-origin');
    for (const path of ['/pictures/rules/a.png', '/icons/192.png', '/api/v1/rules.json'])
      expect(resource(path)).toBeUndefined();
  });

  test('lets the pages of other sites read the data, and nothing else', () => {
    const all = createHeaderRules(['api', 'rules']);
    expect(findHeaders(all, '/api/v1/rules.json').get('Access-Control-Allow-Origin')).toBe('*');
    expect(findHeaders(all, '/rules/').get('Access-Control-Allow-Origin')).toBeUndefined();
  });

  test('sets the headers of every response on every path', () => {
    const names = [
      'X-Content-Type-Options',
      'X-Frame-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ];
    expect([...findHeaders(rules, '/unknown/').keys()]).toEqual(names);
  });

  test('puts every path under the base', () => {
    for (const rule of createHeaderRules(['rules'], '/sub/')) expect(rule.path).toMatch(/^\/sub\//);
  });
});
