// Passages of the specification as links: where they are published, and what a reader calls them.
import { SPEC_URL } from '../../protocol/revision.ts';
import index from '../../truth/spec-index.json';

interface Page {
  title: string;
  sections: { anchors: string[]; heading: string }[];
}
const PAGES: Readonly<Record<string, Page>> = index.pages;

/** Address of a passage such as `basic/index#statelessness` in the published specification. */
export const passageUrl = (passage: string): string => `${SPEC_URL}/${passage}`;

/** The passage's name: its page's title, then its heading. Throws where the specification has no such place. */
export function passageName(passage: string): string {
  const [path = '', anchor = ''] = passage.split('#');
  const page = PAGES[path];
  if (page === undefined) throw new Error(`passage ${passage}: the specification has no page ${path}`);
  const heading = page.sections.find((section) => section.anchors.includes(anchor))?.heading;
  return heading === undefined || heading === '' ? page.title : `${page.title}, ${heading}`;
}
