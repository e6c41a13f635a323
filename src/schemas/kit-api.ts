// The shape of a kit as /kit/ saves it, for programs that print it or load it elsewhere. Fields may be added, here too; none
// changes or goes within version 1.
import * as z from 'zod';
import { day, slug } from './parts.ts';
import { IMPORTANCES, keysOf, KINDS, LEVELS, ROLES, TOPICS } from './taxonomy.ts';

const markdown = z.string().min(1).meta({ description: 'Markdown of one line; links are whole addresses.' });
const text = z.string().min(1).meta({ description: 'Plain text.' });
const level = z.enum(keysOf(LEVELS));
const seconds = z.number().int().min(0);
const number = z.number().int().min(1);
const source = z
  .strictObject({ name: text, url: z.url().optional() })
  .meta({ description: 'What it rests on; without an address it is our judgement.' });

const variant = z.strictObject({
  number: number.meta({ description: 'Its number on the card.' }),
  ask: markdown,
  sent: z.array(text).min(1).meta({ description: 'The requests in their order, as text.' }),
  answer: text.meta({ description: 'What came back, in a line, as the engine computed it.' }),
  decides: text
    .optional()
    .meta({ description: 'Where in the answer it shows: a JSON pointer, or the name of a header.' }),
  value: text.optional().meta({ description: 'What stands there, as JSON.' }),
  server: text.meta({ description: 'What answered: the reference server, or what a faulty one does.' }),
});

const question = z.strictObject({
  number: number.meta({ description: 'Its place in the interview.' }),
  slug,
  url: z.url(),
  hash: text.meta({ description: 'Changes with anything that is asked, expected or graded by.' }),
  level,
  kind: z.enum(keysOf(KINDS)),
  importance: z.enum(keysOf(IMPORTANCES)),
  topics: z.array(z.enum(keysOf(TOPICS))).min(1),
  title: markdown,
  prompt: markdown.optional().meta({ description: 'A scenario that is read aloud.' }),
  asked: variant.optional().meta({ description: 'The variant that is asked in its place.' }),
  spare: variant.optional().meta({ description: 'The variant to switch to for who had seen the question.' }),
  keyPoints: z.array(z.strictObject({ text: markdown, essential: z.boolean(), source })).min(1),
  followUps: z.array(
    z.strictObject({
      question: markdown,
      level,
      expected: z.array(markdown).min(1),
      changesCondition: z.boolean(),
      askedToAll: z.boolean(),
    }),
  ),
  wrongAnswers: z.array(z.strictObject({ claim: markdown, correction: markdown, source })),
  rubric: z.strictObject({ poor: markdown, mixed: markdown, good: markdown, excellent: markdown }),
});

export const kitApi = z
  .strictObject({
    $schema: z.url(),
    format: z.literal('wireproof-kit'),
    version: z.literal(1),
    revision: day.meta({ description: 'The revision of the protocol.' }),
    link: z.url().meta({ description: 'Opens the same kit.' }),
    choices: z.strictObject({
      level,
      role: z.enum(keysOf(ROLES)).optional(),
      minutes: number.meta({ description: 'Minutes of the slot, before extra time.' }),
      topics: z.array(z.enum(keysOf(TOPICS))),
      kinds: z.array(z.enum(keysOf(KINDS))),
      asksVariants: z.boolean(),
      seed: z.number().int().min(0),
      extraTime: z.number().min(1).meta({ description: 'All times of the plan are so many times as long.' }),
    }),
    plan: z
      .strictObject({
        introduction: seconds,
        questions: z.array(z.strictObject({ slug, seconds, followUpSeconds: seconds })),
        candidateQuestions: seconds,
        reserve: z
          .number()
          .int()
          .meta({ description: 'For further follow-ups; negative when there are too many questions.' }),
        total: seconds,
        slot: seconds,
      })
      .meta({ description: 'In seconds, with extra time; a question’s have its first follow-up in them.' }),
    questions: z.array(question),
  })
  .meta({
    title: 'Kit of Wireproof',
    description: 'The questions of one interview, with all that an interviewer needs.',
  });

export type KitApi = z.output<typeof kitApi>;

/** The JSON Schema (2020-12) that is published under an address. */
export const createKitSchema = (id: string): object => ({
  $id: id,
  ...z.toJSONSchema(kitApi, { target: 'draft-2020-12', io: 'output' }),
});
