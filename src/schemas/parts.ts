// Parts that several content schemas share.
import * as z from 'zod';
import { REVISION } from '../protocol/revision.ts';

/** Plain text or inline Markdown (code, emphasis, links); never raw HTML. */
export const prose = z.string().trim().min(1, 'write a sentence here');

/** A rule's id; permanent, never reused. */
export const ruleId = z.string().regex(/^MCP-[A-Z]{3}-\d{3}$/, 'a rule id looks like MCP-STL-004');

/** The file name of a card or lesson. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug is kebab-case');

/** A passage of the specification: `basic/index#statelessness`, or a page alone for its top. */
export const passage = z
  .string()
  .regex(/^[a-z][a-z0-9/-]*(#[a-z0-9_-]+)?$/, 'a passage is page#anchor, such as basic/index#statelessness');

/**
 * What a point rests on: a passage, a guide (`docs/2026-07-28/learn/architecture#scope`), a SEP
 * (`seps/2567-sessionless-mcp#resumption`), an RFC (`rfc8707#section-2`), or `advice`, which is our judgement.
 */
export const source = z
  .string()
  .regex(
    /^([a-z][a-zA-Z0-9/_-]*(#[a-z0-9_-]+)?|rfc\d+#(section|appendix)-[\dA-Z.]+)$/,
    'a source is a passage (basic/index#meta), a guide (docs/2026-07-28/…), a SEP (seps/…), an RFC (rfc8707#section-2) or advice',
  );

/** A capitalised keyword of the specification (RFC 2119). RECOMMENDED counts as SHOULD. */
export const keyword = z.enum(['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT', 'MAY', 'REQUIRED', 'RECOMMENDED']);

// Some YAML readers make a date of what looks like one.
const undate = (value: unknown): unknown => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

/** A date of the calendar, YYYY-MM-DD. */
export const day = z.preprocess(undate, z.iso.date('a date is YYYY-MM-DD'));

/** The normative sentence a text leans on; `npm run cite` writes the hash. */
export const claim = z.strictObject({
  /** Where the sentence stands. */
  passage,
  /** Its keyword. */
  keyword,
  /** Its first words, verbatim, enough to find it. */
  from: z.string().min(3),
  /** Its last words, verbatim. */
  to: z.string().min(3),
  /** Hash of the sentence, written by `npm run cite`; it changes when the spec's words do. */
  hash: z.string().optional(),
});

/** A point on which the specification disagrees with itself, with both places. */
export const conflict = z.strictObject({
  /** What the places say, and what this page does about it. */
  text: prose,
  /** The places, two or more. */
  passages: z.array(source).min(2, 'a conflict has two places'),
});

/** The revision a text was written for. */
export const revision = z.preprocess(undate, z.literal(REVISION));
