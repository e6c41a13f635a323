// The interview that a ready kit becomes when it is adapted: for a junior, a longer slot, another product.
import type { Adaptation, ReadyKit } from '../schemas/kit.ts';

/** An interview as it stands in a ready kit: what was chosen, and the cards in their order. */
export type ReadyInterview = Pick<ReadyKit, 'level' | 'minutes'> & {
  questions: { slug: string; variant?: number | undefined }[];
};

/** Gives the adapted interview; nothing where the adaptation is advice alone and changes neither level, slot nor questions. */
export function adaptKit(kit: ReadyInterview, adaptation: Adaptation): ReadyInterview | undefined {
  const { level, minutes, without, instead, add, asWritten } = adaptation;
  const changes = without.length + instead.length + add.length + asWritten.length;
  if (level === undefined && minutes === undefined && changes === 0) return undefined;
  const taken = new Map(instead.map(({ of, slug }) => [of, slug]));
  const questions = kit.questions
    .filter(({ slug }) => !without.includes(slug))
    .map(({ slug, variant }) => {
      const other = taken.get(slug);
      if (other !== undefined) return { slug: other };
      return variant === undefined || asWritten.includes(slug) ? { slug } : { slug, variant };
    });
  return {
    level: level ?? kit.level,
    minutes: minutes ?? kit.minutes,
    questions: [...questions, ...add.map((slug) => ({ slug }))],
  };
}

/** Slugs that an adaptation takes out, gives away or asks as written though the kit does not ask them. */
export const findStrangers = (kit: ReadyInterview, { without, instead, asWritten }: Adaptation): string[] =>
  [...without, ...instead.map(({ of }) => of), ...asWritten].filter(
    (slug) => !kit.questions.some((question) => question.slug === slug),
  );
