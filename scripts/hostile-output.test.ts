// Tests of what counts as injected into a built file.
import { expect, test } from 'vitest';
import { findHostile } from './hostile-output.ts';

const page = (body: string): string => `<!doctype html><title>a</title>${body}`;

test.each([
  ['a.html', page('<p>&lt;img hostile&gt; on</p><a href="/a/" title="&lt;b hostile&gt;">b</a>')],
  ['a.html', page('<script type="application/ld+json">{"a":"\\u003cb hostile>"}</script>')],
  ['a.md', '`<b hostile>` \\<b hostile\\> &lt;b hostile&gt;\n\n[a](/b/#c)'],
  ['a.json', '{"a":"<b hostile>"}'],
  ['a.xml', '<a>&lt;b hostile&gt;</a>'],
  ['a.js', '<b hostile>'],
])('in %s nothing: %s', (file, text) => {
  expect(findHostile(file, text)).toEqual([]);
});

test.each([
  ['a.html', page('<img hostile src="x">'), '<img hostile=""> came to be'],
  ['a.html', page('<p title="" onfocus=hostile()>'), '<p onfocus="hostile()"> came to be'],
  ['a.html', page('<script>hostile()</script>'), '<script> without src came to be'],
  ['a.html', page('<a href=" JavaScript:hostile()">'), '<a href=" JavaScript:hostile()"> came to be'],
  ['a.html', page('<script type="application/ld+json">{"a":"</script>"}</script>'), 'no JSON: '],
  ['a.html', '<!doctype html><title></title>', 'the title is empty'],
  ['a.md', 'a <b hostile>', '<b hostile=""> came to be'],
  ['a.md', '```\n```\n<script hostile>hostile()</script>', '<script hostile=""> came to be'],
  ['a.json', '{"a":"', 'no JSON: '],
  ['a.xml', '<a><![CDATA[]]><b hostile></a>', 'a tag with hostile text in it came to be'],
])('in %s something: %s', (file, text, found) => {
  expect(findHostile(file, text).join('\n')).toContain(found);
});
