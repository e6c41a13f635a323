// Finds what a lesson's body places by name: a step or a check of its frontmatter.
import { getEntry } from 'astro:content';
import type { Lesson } from '../../schemas/lesson.ts';

/** Gives the lesson's part with this id; `slug` is the lesson's address. Throws where there is none. */
export async function lessonPart<K extends 'steps' | 'checks'>(
  slug: string | undefined,
  list: K,
  id: string,
): Promise<Lesson[K][number]> {
  const lesson = slug === undefined ? undefined : await getEntry('lessons', slug);
  const part = lesson?.data[list].find((one) => one.id === id);
  if (part !== undefined) return part;
  const known = lesson?.data[list].map((one) => one.id).join(', ') ?? '';
  throw new Error(`lesson ${slug}: its body places "${id}", which is not among its ${list} (${known})`);
}
