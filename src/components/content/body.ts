// The bodies of cards, rules, lessons and kits, as components.
import type { MarkdownHeading, MarkdownInstance } from 'astro';

interface Body {
  Content: MarkdownInstance<object>['Content'];
  getHeadings: () => MarkdownHeading[];
}

const BODIES = import.meta.glob<Body>('/src/content/*/**/*.mdx');

/** Gives the body of an entry, and its headings. */
export async function bodyOf({ id, filePath }: { id: string; filePath?: string }) {
  const load = BODIES[`/${filePath}`];
  if (load === undefined) throw new Error(`${id}: expected its body in src/content/, found it in ${filePath}`);
  const { Content, getHeadings } = await load();
  return { Content, headings: getHeadings() };
}
