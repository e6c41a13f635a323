// Joins the loaders to the schemas, nothing else.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { archiveSchema } from './kit/card-archive.ts';
import { cardSchema } from './schemas/card.ts';
import { kitSchema } from './schemas/kit.ts';
import { lessonSchema } from './schemas/lesson.ts';
import { ruleSchema } from './schemas/rule.ts';

const fileName = ({ entry }: { entry: string }): string => entry.replace(/^.*\//, '').replace(/\.mdx$/, '');

export const collections = {
  questions: defineCollection({
    loader: glob({ base: './src/content/questions', pattern: '**/*.mdx', generateId: fileName }),
    schema: cardSchema,
  }),
  rules: defineCollection({
    loader: glob({ base: './src/content/rules', pattern: '**/*.mdx', generateId: fileName }),
    schema: ruleSchema,
  }),
  lessons: defineCollection({
    loader: glob({ base: './src/content/lessons', pattern: '**/*.mdx', generateId: fileName }),
    schema: lessonSchema,
  }),
  archive: defineCollection({
    loader: glob({ base: './archive/questions', pattern: '*.json' }),
    schema: archiveSchema,
  }),
  kits: defineCollection({
    loader: glob({ base: './src/content/kits', pattern: '**/*.mdx', generateId: fileName }),
    schema: kitSchema,
  }),
};
