// The shape of /api/v1/rules.json, for programs that read reports. Fields may be added, here too; none changes or goes within v1.
import * as z from 'zod';
import { REVISION } from '../protocol/revision.ts';
import { day, passage, ruleId, slug } from './parts.ts';

const text = z.string().min(1);
const reasonCode = slug;

const reason = z
  .strictObject({
    code: reasonCode,
    verdict: z.enum(['pass', 'fail', 'untestable', 'not-applicable', 'blocked']),
    severity: z.enum(['error', 'warning']).optional().meta({ description: 'How much a fail counts; only on a fail.' }),
    message: text.meta({ description: 'The sentence of a report; {name} is filled from the run.' }),
    blockedBy: ruleId.optional().meta({ description: 'The rule whose failure makes the verdict meaningless.' }),
    probes: z.array(slug).min(1).meta({ description: 'The probes that can say it.' }),
    url: z.url().meta({ description: 'Its anchor on the page of the rule.' }),
  })
  .meta({ description: 'One thing that a probe can say of the rule.' });

const rule = z.strictObject({
  id: ruleId.meta({ description: 'Permanent; never given to another rule.' }),
  title: text.meta({ description: 'What is true of a good implementation, as plain text.' }),
  description: text,
  level: z.enum(['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT']),
  severity: z.enum(['error', 'warning']).meta({ description: 'What a fail is, unless its reason counts as less.' }),
  category: z.strictObject({ id: z.string().regex(/^[A-Z]{3}$/), name: text, url: z.url() }),
  appliesTo: z.strictObject({
    subject: z.enum(['server', 'client', 'both', 'other']),
    transports: z.array(z.enum(['http', 'stdio'])).min(1),
    era: z.enum(['modern', 'modern-only', 'any']),
  }),
  observable: z.enum(['wire', 'partly', 'internal']).meta({ description: 'Whether the wire shows it.' }),
  passages: z
    .array(z.strictObject({ passage, quote: text, url: z.url() }))
    .min(1)
    .meta({ description: 'The sentences of the specification, verbatim; elisions are […].' }),
  probes: z.array(slug).meta({ description: 'The probes that settle it; the first is the one its page shows.' }),
  faults: z.array(slug).meta({ description: 'The faults that break it; the first is the one its page shows.' }),
  reasons: z.array(reason),
  url: z.url(),
  revision: z.literal(REVISION),
  reviewed: day.meta({ description: 'The last check against the specification.' }),
});

export const rulesApi = z
  .strictObject({
    $schema: z.url(),
    revision: z.literal(REVISION).meta({ description: 'The revision of the protocol.' }),
    rules: z.array(rule),
  })
  .meta({ title: 'Rules of Wireproof', description: 'Every published rule, by id.' });

export type RulesApi = z.output<typeof rulesApi>;
export type ApiRule = RulesApi['rules'][number];

/** The JSON Schema (2020-12) that is published beside the list. */
export const createRulesSchema = (id: string): object => ({
  $id: id,
  ...z.toJSONSchema(rulesApi, { target: 'draft-2020-12', io: 'output' }),
});
