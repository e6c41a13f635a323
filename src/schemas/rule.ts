// A rule page: what an author writes in the frontmatter of content/rules/<category>/<ID>.mdx.
import * as z from 'zod';
import { claim, conflict, day, passage, prose, revision, ruleId, slug } from './parts.ts';

const place = z.strictObject({
  /** Where the sentence stands. */
  passage,
  /** The normative sentence itself, at most 60 words, elisions as […]. */
  quote: z
    .string()
    .trim()
    .min(1)
    .refine((text) => text.split(/\s+/).length <= 60, 'a quote has at most 60 words'),
});

export const ruleSchema = z
  .strictObject({
    id: ruleId,
    /** What is true of a good implementation, as a short sentence. */
    title: prose.max(120),
    /** What the page is about, for lists, search and link previews. */
    description: prose.max(200),
    /** The keyword of the quoted sentence; gives the severity. */
    level: z.enum(['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT']),
    /** Whom it binds, over which transports, in which era. */
    appliesTo: z.strictObject({
      subject: z.enum(['server', 'client', 'both', 'other']),
      transports: z.array(z.enum(['http', 'stdio'])).min(1),
      era: z.enum(['modern', 'modern-only', 'any']),
    }),
    /** Whether the wire shows it. */
    observable: z.enum(['wire', 'partly', 'internal']),
    /** The sentence, and where else it is said. */
    spec: z.array(place).min(1),
    /** What people believe instead, and why that is wrong. */
    misconception: z.strictObject({ belief: prose, refutation: prose }),
    /** The probe whose run the page shows. */
    probe: slug.optional(),
    /** The fault whose run is the failing example. */
    fault: slug.optional(),
    /** Rules that its failing example cannot help but fail too, each with the reason. */
    inseparable: z.array(z.strictObject({ rule: ruleId, why: prose })).default([]),
    /** What the official TypeScript server got, where that needs a word, as every fail does: what was sent, what came, what the passage says. */
    sdk: z
      .strictObject({ verdict: z.enum(['pass', 'fail', 'untestable', 'not-applicable', 'blocked']), note: prose })
      .optional(),
    /** A definition under which the rule does not apply, shown as a third example. */
    inapplicableUnder: slug.optional(),
    /** The file under src/server/ that keeps the rule in the reference server. */
    enforcedBy: z.string().optional(),
    /** What goes wrong in production when the rule is broken; paragraphs are parted by blank lines. */
    why: prose,
    /** What a fail proves. */
    failProves: prose,
    /** What a pass leaves open. */
    passLeavesOpen: prose,
    /** When a deviation is permitted. */
    deviation: prose,
    /** What else can look like this failure: a proxy, a missing token. */
    otherCauses: z.array(prose).default([]),
    /** For a rule that no probe can see: what a reviewer looks at instead. */
    checklist: z.array(prose).default([]),
    related: z.array(ruleId).default([]),
    conflict: conflict.optional(),
    /** Further normative sentences the page leans on. */
    claims: z.array(claim).default([]),
    revision,
    /** Date of the last check against the specification. */
    reviewed: day,
  })
  .superRefine((rule, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (rule.observable === 'internal') {
      if (rule.checklist.length === 0) issue('checklist', 'an internal rule has a review checklist');
      return;
    }
    if (rule.probe === undefined) issue('probe', 'a rule that can be seen names its probe');
    if (rule.fault === undefined) issue('fault', 'a rule that can be seen names its fault');
  });

export type Rule = z.output<typeof ruleSchema>;
export type RuleInput = z.input<typeof ruleSchema>;
