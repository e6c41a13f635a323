// Joins the loaders to the schemas, nothing else.
import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { archiveSchema } from './kit/card-archive.ts';
import { cardSchema } from './schemas/card.ts';
import { kitSchema } from './schemas/kit.ts';
import { lessonSchema } from './schemas/lesson.ts';
import { ruleSchema } from './schemas/rule.ts';

const fileName = ({ entry }: { entry: string }): string => entry.replace(/^.*\//, '').replace(/\.mdx$/, '');

/**
 * Files with bodies. Astro would make a second module for each, to collect styles that ours do not have, and split every
 * one off; src/components/content/body.ts loads them as they are.
 */
function bodies(base: string): Loader {
  const files = glob({ base, pattern: '**/*.mdx', generateId: fileName });
  return {
    ...files,
    load: (context) => {
      const { store } = context;
      const set: typeof store.set = ({ deferredRender: _, ...entry }) => store.set(entry);
      return files.load({ ...context, store: { ...store, set, addModuleImport: () => undefined } });
    },
  };
}

export const collections = {
  questions: defineCollection({
    loader: bodies('./src/content/questions'),
    schema: cardSchema,
  }),
  rules: defineCollection({
    loader: bodies('./src/content/rules'),
    schema: ruleSchema,
  }),
  lessons: defineCollection({
    loader: bodies('./src/content/lessons'),
    schema: lessonSchema,
  }),
  archive: defineCollection({
    loader: glob({ base: './archive/questions', pattern: '*.json' }),
    schema: archiveSchema,
  }),
  kits: defineCollection({
    loader: bodies('./src/content/kits'),
    schema: kitSchema,
  }),
};
