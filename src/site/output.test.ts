// Tests of the checks of what was built.
import { describe, expect, test } from 'vitest';
import { findCaseCollisions, findInline } from './output.ts';

describe('findCaseCollisions', () => {
  test('finds paths that differ in case only, anywhere in the path', () => {
    expect(
      findCaseCollisions(['a/x.html', 'rules/MCP-STL-004/index.html', 'A/x.html', 'rules/mcp-stl-004/index.html', 'b']),
    ).toEqual([
      ['a/x.html', 'A/x.html'],
      ['rules/MCP-STL-004/index.html', 'rules/mcp-stl-004/index.html'],
    ]);
  });
  test('lets distinct paths be', () => {
    expect(findCaseCollisions(['a/index.html', 'b/index.html', 'index.html'])).toEqual([]);
  });
});

describe('findInline', () => {
  test.each([
    ['<script>1</script>', ['<script> without src']],
    ['<style>a{}</style>', ['<style>']],
    ['<p style="color: red">', ['<p style="color: red">']],
    ['<button onclick="go()">', ['<button onclick="go()">']],
    ['<a href="javascript:void 0">', ['<a href="javascript:…">']],
    ['<svg><style>a{}</style></svg>', ['<style>']],
    ['<template><p style="x"></p></template>', ['<p style="x">']],
    ["<p class='a'style=x>", ['<p style="x">']],
    ['<p/onclick = go()>', ['<p onclick="go()">']],
    ['<a href=" \njavascript:void 0">', ['<a href="javascript:…">']],
    ['<a href="&#106;avascript:void 0">', ['<a href="javascript:…">']],
    ['<a href="j&#97;vascript:void 0">', ['<a href="javascript:…">']],
    ['<a href="&Tab;javascript:void 0">', ['<a href="javascript:…">']],
    ['<script type="module">1</script>', ['<script> without src']],
    ['<script title=" src=">1</script>', ['<script> without src']],
    ['<SCRIPT>1</SCRIPT>', ['<script> without src']],
  ])('finds %s', (html, found) => {
    expect(findInline(html)).toEqual(found);
  });
  test.each([
    '<script src="/_astro/a.js" type="module"></script>',
    '<script type="module" src="/_astro/a.js"></script>',
    '<p data-scenario="{&quot;a&quot;:1}">on = 1, style of</p>',
    '<script type="application/ld+json">{}</script>',
    '<link rel="stylesheet" href="/a.css">',
    '<pre>&lt;script&gt;1&lt;/script&gt; style="a"</pre>',
  ])('lets %s be', (html) => {
    expect(findInline(html)).toEqual([]);
  });
});
