// The shape of /api/v1/questions.json, for programs that make quizzes and interviews. Fields may be added, here too; none
// changes or goes within v1.
import * as z from 'zod';
import { REVISION } from '../protocol/revision.ts';
import { day, ruleId, slug } from './parts.ts';
import { AREAS, IMPORTANCES, keysOf, KINDS, LEVELS, ROLES, TOPICS } from './taxonomy.ts';

const text = z.string().min(1).meta({ description: 'Plain text.' });
const level = z.enum(keysOf(LEVELS)).meta({
  description: Object.entries(LEVELS)
    .map(([key, { name, seniority }]) => `${key}: ${name} (${seniority})`)
    .join(', '),
});
const source = z
  .strictObject({ name: text, url: z.url().optional() })
  .meta({ description: 'What it rests on; without an address it is our judgement.' });

const question = z.strictObject({
  slug: slug.meta({ description: 'Permanent; never given to another question.' }),
  title: text.meta({ description: 'The question as asked.' }),
  description: text.meta({ description: 'What it is about; gives no answer away.' }),
  prompt: text.optional().meta({ description: 'A scenario that is read aloud first.' }),
  level,
  kind: z.enum(keysOf(KINDS)),
  importance: z.enum(keysOf(IMPORTANCES)),
  topics: z.array(z.enum(keysOf(TOPICS))).min(1),
  roles: z.array(z.enum(keysOf(ROLES))).min(1),
  areas: z.array(z.enum(keysOf(AREAS))).min(1),
  minutes: z.number().int().min(1).meta({ description: 'What it takes in an interview, with all follow-ups.' }),
  keyPoints: z.array(z.strictObject({ text, essential: z.boolean(), source })).min(3),
  basics: z.strictObject({ text, seconds: z.number().int() }),
  solid: z.strictObject({ text, seconds: z.number().int() }),
  goDeeper: z.strictObject({ junior: text, middle: text, senior: text, principal: text }),
  followUps: z.array(
    z.strictObject({ question: text, level, expected: z.array(text).min(1), changesCondition: z.boolean() }),
  ),
  wrongAnswers: z.array(
    z.strictObject({
      claim: text,
      tempting: text,
      correction: text,
      rule: ruleId.optional(),
      source: source.optional(),
    }),
  ),
  rubric: z.strictObject({ poor: text, mixed: text, good: text, excellent: text }),
  variants: z.array(z.strictObject({ ask: text, answer: text.meta({ description: 'As the engine computed it.' }) })),
  conflict: z
    .strictObject({ text, passages: z.array(z.strictObject({ passage: text, url: z.url() })).min(2) })
    .optional()
    .meta({ description: 'Where the specification disagrees with itself on this point.' }),
  asked: z
    .strictObject({ lists: z.number().int(), of: z.number().int(), when: text })
    .optional()
    .meta({ description: 'In how many public lists a question like it stood; says nothing about interviews.' }),
  rules: z.array(ruleId),
  lessons: z.array(slug),
  related: z.array(slug),
  url: z.url(),
  revision: z.literal(REVISION),
  reviewed: day.meta({ description: 'The last check against the specification.' }),
});

export const questionsApi = z
  .strictObject({
    $schema: z.url(),
    revision: z.literal(REVISION).meta({ description: 'The revision of the protocol.' }),
    questions: z.array(question),
  })
  .meta({ title: 'Questions of Wireproof', description: 'Every published question card, by slug.' });

export type QuestionsApi = z.output<typeof questionsApi>;
export type ApiQuestion = QuestionsApi['questions'][number];

/** The JSON Schema (2020-12) that is published beside the list. */
export const createQuestionsSchema = (id: string): object => ({
  $id: id,
  ...z.toJSONSchema(questionsApi, { target: 'draft-2020-12', io: 'output' }),
});
