// Finds what a body places by name: a step of a card or a lesson, a check of a lesson.
import { getEntry } from 'astro:content';
import type { Lesson } from '../../schemas/lesson.ts';

/** The page on which a component stands. */
interface Place {
  routePattern: string;
  params: Record<string, string | undefined>;
}

/** Gives the part with this id of the lesson or card whose page this is. Throws where there is none. */
export async function lessonPart<K extends 'steps' | 'checks'>(
  place: Place,
  list: K,
  id: string,
): Promise<Lesson[K][number]> {
  const { slug = '' } = place.params;
  const entry = await (place.routePattern.startsWith('/questions')
    ? getEntry('questions', slug)
    : getEntry('lessons', slug));
  const data: Partial<Pick<Lesson, 'steps' | 'checks'>> = entry?.data ?? {};
  const parts: Lesson[K] | undefined = data[list];
  const part = parts?.find((one) => one.id === id);
  if (part !== undefined) return part;
  const known = parts?.map((one) => one.id).join(', ') ?? '';
  throw new Error(`${place.routePattern} ${slug}: its body places "${id}", which is not among its ${list} (${known})`);
}
