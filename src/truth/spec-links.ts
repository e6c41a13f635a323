// Links from content to the specification.
import { SPEC_URL } from '../protocol/revision.ts';
import type { SpecIndex } from './spec-index.ts';

const HOST = 'https://modelcontextprotocol.io';

/** What a link to the specification points at, or what is wrong with it. `undefined`: it leads elsewhere. */
export function readSpecLink(
  index: SpecIndex,
  url: string,
): { page: string; anchor: string } | { wrong: string } | undefined {
  const beside = /^https:\/\/modelcontextprotocol\.io\/((?:docs\/2026-07-28|seps)\/[^#]*?)\/?(?:#(.*))?$/.exec(url);
  if (beside) {
    const wrong = explainGuide(index, beside[1] ?? '', beside[2] ?? '');
    return wrong === undefined ? undefined : { wrong };
  }
  if (!/^https?:\/\/(?:www\.)?modelcontextprotocol\.io\/(?:specification|draft|latest)\b/.test(url)) return undefined;
  if (url !== SPEC_URL && !url.startsWith(`${SPEC_URL}/`) && !url.startsWith(`${SPEC_URL}#`)) {
    return {
      wrong: `expected a link into ${SPEC_URL}/, found ${url.replace(HOST, '')}. Link to the revision this site teaches.`,
    };
  }
  const [path = '', anchor = ''] = url.slice(SPEC_URL.length).split('#');
  const page = findPage(index, path.replace(/^\/|\/$/g, ''));
  if (page === undefined) {
    return { wrong: `expected a page of the specification, found ${path}. Copy the address from the published page.` };
  }
  if (!hasAnchor(index, page, anchor)) {
    return { wrong: `expected a heading of ${page}, found #${anchor}. ${suggestAnchors(index, page, anchor)}` };
  }
  return { page, anchor };
}

/** Says what is wrong with a page beside the specification, or nothing. */
export function explainGuide(index: SpecIndex, page: string, anchor: string): string | undefined {
  const guide = index.guides[page];
  if (guide === undefined) {
    const last = page.split('/').at(-1)?.slice(0, 4) ?? '';
    const known = Object.keys(index.guides).filter((name) => name.includes(last));
    return `expected a guide or a SEP, found ${page}. ${known.length > 0 ? `Is it ${known.slice(0, 3).join(' or ')}?` : 'Guides begin with docs/2026-07-28/, SEPs with seps/.'}`;
  }
  if (Object.hasOwn(guide.headings, anchor)) return undefined;
  const anchors = Object.keys(guide.headings).filter((name) => name !== '');
  return `expected a heading of ${page}, found #${anchor}. It has ${anchors.map((name) => `#${name}`).join(', ')}.`;
}

/** The page as the index names it: `basic` is `basic/index`. */
export function findPage(index: SpecIndex, path: string): string | undefined {
  return [path, path === '' ? 'index' : `${path}/index`].find((page) => index.pages.has(page));
}

/** Whether a page has a heading or an id of this name; the empty one is its top. */
export const hasAnchor = (index: SpecIndex, page: string, anchor: string): boolean =>
  index.pages.get(page)?.anchors.has(anchor) ?? false;

/** Names the anchors that look like the one that is not there, for a message. */
export function suggestAnchors(index: SpecIndex, page: string, anchor: string): string {
  const all = (index.pages.get(page)?.sections ?? []).map((section) => section.anchor).filter((name) => name !== '');
  const start = anchor.slice(0, 4);
  const like = all.filter((name) => name.includes(start) || anchor.includes(name));
  const shown = (like.length > 0 ? like : all).slice(0, 6).map((name) => `#${name}`);
  return shown.length > 0
    ? `It has ${shown.join(', ')}${all.length > shown.length ? ' and others' : ''}.`
    : 'It has none.';
}
