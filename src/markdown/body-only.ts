// Takes the frontmatter out of the modules that bodies become: the content collections have read and checked it already.
import type { Plugin } from 'vite';

/** A Vite plugin for before MDX. Lines keep their numbers, by which errors say where they are. */
export const bodyOnly: Plugin = {
  name: 'body-only',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/content\/.*\.mdx$/ },
    handler: (source) => source.replace(/^---\n[\s\S]*?\n---\n/, (whole) => whole.replace(/.+/g, '')),
  },
};
