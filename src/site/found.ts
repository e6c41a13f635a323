// What search shows of a page that it found: one file for each page, named by the id that Pagefind gives it.

/** Everything is plain text. */
export interface Found {
  /** Path of the page, with the site’s base. */
  url: string;
  /** A rule’s id, or what kind of page it is. */
  label: string;
  title: string;
  description: string;
}
