// Demonstration resources: text, bytes, files below a root, one that is never the same, one that cannot be read.
import type { Resource, ResourceTemplate } from '../definition.ts';
import { DOT_PNG } from './media.ts';

const README_TEXT = 'A demonstration server. Nothing on it is worth keeping.';

export const readme: Resource = {
  uri: 'demo://readme',
  name: 'readme',
  title: 'Read me',
  description: 'What this server is',
  mimeType: 'text/plain',
  read: () => ({ contents: [{ uri: 'demo://readme', mimeType: 'text/plain', text: README_TEXT }] }),
};

export const dot: Resource = {
  uri: 'demo://dot.png',
  name: 'dot.png',
  title: 'A dot',
  description: 'A picture of 8 by 8 pixels',
  mimeType: 'image/png',
  read: () => ({ contents: [{ uri: 'demo://dot.png', mimeType: 'image/png', blob: DOT_PNG }] }),
};

/** Stale the moment it is read, and says so (spec: server/utilities/caching#time-to-live-ttl-field). */
export const clock: Resource = {
  uri: 'demo://clock',
  name: 'clock',
  title: 'The time',
  description: 'Milliseconds since the server began',
  mimeType: 'text/plain',
  read: ({ environment }) => ({
    contents: [{ uri: 'demo://clock', mimeType: 'text/plain', text: String(environment.now()) }],
    ttlMs: 0,
  }),
};

/** Its source fails each time; the client learns that, and not why (spec: server/resources#error-handling). */
export const broken: Resource = {
  uri: 'demo://broken',
  name: 'broken',
  title: 'Always fails',
  description: 'Answers with an internal error, to show one',
  read: () => {
    throw new Error('The demonstration resource has no source.');
  },
};

const ROOT = '/handbook/';
const FILES: ReadonlyMap<string, string> = new Map([
  ['/handbook/opening.md', '# Opening\n\nUnlock the door, then the till.'],
  ['/handbook/closing.md', '# Closing\n\nCount the till, then lock the door.'],
  ['/private/salaries.md', 'Nobody may read this through the handbook.'],
]);

/** Files below one folder. A name such as `..%2Fprivate%2Fsalaries.md` leads nowhere (spec: server/resources#security-considerations). */
export const handbook: ResourceTemplate = {
  uriTemplate: 'file:///handbook/{page}',
  name: 'handbook',
  title: 'A page of the handbook',
  mimeType: 'text/markdown',
  complete: {
    page: (typed) =>
      [...FILES.keys()].filter((path) => path.startsWith(ROOT + typed)).map((path) => path.slice(ROOT.length)),
  },
  read: ({ page = '' }) => {
    // The name of a page and nothing else: no folder, no way up, no other scheme.
    const path = /^[\w-]+\.md$/.test(page) ? ROOT + page : '';
    const text = FILES.get(path);
    if (text === undefined) return undefined;
    return { contents: [{ uri: `file://${path}`, mimeType: 'text/markdown', text }] };
  },
};
