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
  topics: z
    .array(z.enum(keysOf(TOPICS)))
    .min(1)
    .meta({ description: 'The first one is its own.' }),
  roles: z.array(z.enum(keysOf(ROLES))).min(1),
  areas: z.array(z.enum(keysOf(AREAS))).min(1),
  minutes: z.number().int().min(1).meta({ description: 'What it takes in an interview, with all follow-ups.' }),
  keyPoints: z
    .array(z.strictObject({ text, essential: z.boolean(), source }))
    .min(3)
    .meta({ description: 'What a good answer contains; one without an essential point is wrong.' }),
  basics: z
    .strictObject({ text, seconds: z.number().int() })
    .meta({ description: 'The short answer, and how long it takes to say.' }),
  solid: z
    .strictObject({ text, seconds: z.number().int() })
    .meta({ description: 'The solid answer, and how long it takes to say.' }),
  goDeeper: z
    .strictObject({ junior: text, middle: text, senior: text, principal: text })
    .meta({ description: 'What each level adds.' }),
  followUps: z
    .array(z.strictObject({ question: text, level, expected: z.array(text).min(1), changesCondition: z.boolean() }))
    .meta({ description: 'Asked next, each with what a good reply contains.' }),
  wrongAnswers: z
    .array(
      z.strictObject({
        claim: text,
        tempting: text,
        correction: text,
        rule: ruleId.optional(),
        source: source.optional(),
      }),
    )
    .meta({ description: 'Claims as people make them, why they tempt, and what is right.' }),
  rubric: z
    .strictObject({ poor: text, mixed: text, good: text, excellent: text })
    .meta({ description: 'Four anchors to grade by, as things said or done.' }),
  variants: z
    .array(z.strictObject({ ask: text, answer: text.meta({ description: 'As the engine computed it.' }) }))
    .meta({ description: 'The same with other parameters: predict what comes back.' }),
  conflict: z
    .strictObject({ text, passages: z.array(z.strictObject({ passage: text, url: z.url() })).min(2) })
    .optional()
    .meta({ description: 'Where the specification disagrees with itself on this point.' }),
  asked: z
    .strictObject({ lists: z.number().int(), of: z.number().int(), when: text })
    .optional()
    .meta({ description: 'In how many public lists a question like it stood; says nothing about interviews.' }),
  rules: z.array(ruleId).meta({ description: 'What it leans on.' }),
  lessons: z.array(slug).meta({ description: 'What teaches it.' }),
  related: z.array(slug).meta({ description: 'Questions that come near.' }),
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
