// The site’s inline HTML back as Markdown: `code`, `em`, `strong` and `a`, which is all that its renderer makes.
import { plainText } from '../study/drill-data.ts';
import { markdownLine } from './markdown-text.ts';

const TAG = /<(\/?)(code|em|strong|a)(?: href="([^"]*)")?>/g;

/** A code span with more backticks around it than stand in a row inside (CommonMark 0.31, section 6.1). */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  // One space on each side is taken off again.
  const padding = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** Prose, with the spaces that part it from its neighbours. */
function prose(text: string): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before === '' ? '' : ' '}${inside === '' ? '' : markdownLine(inside)}${after === '' || inside === '' ? '' : ' '}`;
}

/** Writes inline HTML of the site’s own renderer as Markdown; links are whole addresses, resolved against `site`. */
export function toMarkdown(html: string, site: string): string {
  const links: string[] = [];
  let markdown = '';
  let code: string | undefined;
  let from = 0;
  const add = (part: string): void => {
    if (code === undefined) markdown += prose(plainText(part));
    else code += plainText(part);
  };
  for (const match of html.matchAll(TAG)) {
    const [whole, slash, name, href = ''] = match;
    add(html.slice(from, match.index));
    from = match.index + whole.length;
    if (name === 'code') {
      if (slash !== '') markdown += codeSpan(code ?? '');
      code = slash === '' ? '' : undefined;
    } else if (name === 'a') {
      if (slash === '') {
        links.push(URL.parse(plainText(href), site)?.href ?? plainText(href));
        markdown += '[';
      } else markdown += `](<${links.pop() ?? ''}>)`;
    } else markdown += name === 'em' ? '*' : '**';
  }
  add(html.slice(from));
  return markdown.trim();
}
