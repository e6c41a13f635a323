// The pictures that stand beside a shared link: what each shows, and which one a page has.
import type { PageKind } from './structured-data.ts';

/** Width and height in px, as Open Graph readers expect them. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What one picture shows: never an answer. */
export interface Picture {
  /** Its path below the base, such as `/pictures/rules/MCP-STL-004.png`. */
  path: string;
  /** The title as HTML, with code marked. */
  title: string;
  /** What it is, in a few words over the title. */
  label: string;
  /** The remark in the margin of the line that decides. */
  note: string;
  /** How many of four boxes are filled, for a question. */
  rank?: number;
  /** The id and the keyword, for a rule. */
  rule?: { id: string; keyword: string };
}

/** The picture of every page without one of its own. */
export const SITE_PICTURE = '/pictures/site.png';

/** The list that Astro writes for scripts/pictures.ts, which takes it away again. */
export const PICTURE_LIST = '/pictures/list.json';

/** The path of a page's own picture: `/questions/<slug>/` has `/pictures/questions/<slug>.png`. */
export const ownPicture = (path: string): string => `/pictures${path.replace(/\/$/, '')}.png`;

/** The path of the picture that a page shows: questions, rules and lessons have their own. */
export const pictureOf = (path: string, kind: PageKind | undefined): string =>
  kind === undefined || kind === 'Page' ? SITE_PICTURE : ownPicture(path);
