// Passages of the specification as links: where they are published, and what a reader calls them.
import { SPEC_URL } from '../../protocol/revision.ts';
import index from '../../truth/spec-index.json';
import type { StoredGuide } from '../../truth/spec-index.ts';

interface Page {
  title: string;
  sections: { anchors: string[]; heading: string }[];
}
const PAGES: Readonly<Record<string, Page>> = index.pages;
const GUIDES: Readonly<Record<string, StoredGuide>> = index.guides;
const RFC = /^rfc(\d+)(?:#(section|appendix)-(.+))?$/;

/** Address of a source: a passage such as `basic/index#statelessness`, a guide, a SEP or an RFC. */
export function passageUrl(source: string): string {
  if (RFC.test(source)) return `https://www.rfc-editor.org/rfc/${source}`;
  return /^(?:docs|seps)\//.test(source) ? `${new URL(SPEC_URL).origin}/${source}` : `${SPEC_URL}/${source}`;
}

/** The passage's name: its page's title, then its heading. Throws where the specification has no such place. */
export function passageName(passage: string): string {
  const [, number, part, place] = RFC.exec(passage) ?? [];
  if (number !== undefined) return `RFC ${number}${part === undefined ? '' : `, ${part} ${place}`}`;
  const [path = '', anchor = ''] = passage.split('#');
  const guide = GUIDES[path];
  if (guide !== undefined) return [nameGuide(path, guide.title), guide.headings[anchor]].filter(Boolean).join(', ');
  const page = PAGES[path];
  if (page === undefined) throw new Error(`passage ${passage}: the specification has no page ${path}`);
  const heading = page.sections.find((section) => section.anchors.includes(anchor))?.heading;
  return heading === undefined || heading === '' ? page.title : `${page.title}, ${heading}`;
}

/** A SEP by its number, which its title need not have; a guide by its title. */
const nameGuide = (path: string, title: string): string => {
  const sep = /^seps\/(\d+)/.exec(path)?.[1];
  return sep === undefined ? `Guide: ${title}` : `SEP-${sep}`;
};
