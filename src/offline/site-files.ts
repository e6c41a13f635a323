// What the service worker knows of the site that it was built with.

export interface SiteFiles {
  /** Changes with any file of the site. */
  version: string;
  /** Paths with the base of what the tools need: their pages, all code, the search index. */
  tools: readonly string[];
  /** The same of whatever else a reader can open: the pages to read. */
  pages: readonly string[];
  /** Bytes that it takes to load the tools, and all of it, compressed as servers do. */
  bytes: { tools: number; all: number };
}

/** What a page asks of the service worker. */
export type Ask =
  | { kind: 'keep'; what: 'tools' | 'all' }
  /** Paths with the base: a page that is read, and what it loaded. */
  | { kind: 'keep-these'; paths: readonly string[] }
  | { kind: 'state' }
  | { kind: 'forget' }
  /** To the worker that goes: what it is loading would hold up the one that comes. */
  | { kind: 'stop' }
  /** To the worker that waits. */
  | { kind: 'take-over' };

/** How far keeping is: `failed` counts what could not be loaded. */
export interface Progress {
  done: number;
  of: number;
  failed: number;
}

export interface State {
  version: string;
  /** How many of the files are kept. */
  kept: { tools: number; all: number };
  files: { tools: number; all: number };
  bytes: SiteFiles['bytes'];
}
