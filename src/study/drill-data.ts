// What /drill/data.json holds: the cards and rules as they are practised, their text as HTML that the build made.
import './jitless.ts';
import * as z from 'zod/mini';
import type { Practice } from './types.ts';

/** Raised when a page could misread what an earlier or a later build wrote. */
export const DATA_VERSION = 2;

/** What a point rests on; without an address it is our judgement. */
export interface Source {
  /** Plain text. */
  name: string;
  url?: string;
}

export interface KeyPoint {
  html: string;
  essential: boolean;
  source: Source;
}

export interface WrongAnswer {
  claim: string;
  tempting: string;
  correction: string;
  /** The rule or the passage that settles it. */
  source: Source;
}

export interface Variant {
  ask: string;
  /** What the server is called: the reference server, or what it does wrong. Plain text. */
  server: string;
  /** What the engine runs: the shape of src/schemas/scenario.ts. */
  scenario: unknown;
  /** Which request’s answer is asked for, from 1. */
  answerOf: number;
  /** Where in that answer the point shows: a JSON pointer, or the name of a header. */
  decides?: string;
}

/** A card. Title, prompt, answers and wrong answers are HTML; what only an interview needs is in interview-data.ts. */
export interface DrillCard {
  slug: string;
  title: string;
  prompt?: string;
  level: Practice['level'];
  kind: string;
  importance: Practice['importance'];
  /** The first one is its own. */
  topics: string[];
  roles: string[];
  /** Minutes in an interview, with all follow-ups. */
  minutes: number;
  /** Seconds that an attempt should take: to answer it, and to tell its wrong claims from the right ones. */
  seconds: { card: number; spot: number };
  keyPoints: KeyPoint[];
  basics: string;
  solid: string;
  wrongAnswers: WrongAnswer[];
  variants: Variant[];
  /** Rules it leans on, by id. */
  rules: string[];
  /** Path of its page, with the site’s base. */
  url: string;
  /** Changes when what is asked or expected does. */
  hash: string;
}

/** A rule that a card names. Title, description, belief and refutation are HTML; the quote is plain text. */
export interface DrillRule {
  id: string;
  title: string;
  description: string;
  /** The keyword: MUST, MUST NOT, SHOULD, SHOULD NOT. */
  level: string;
  misconception: { belief: string; refutation: string };
  quote: string;
  /** Where the quoted sentence stands. */
  source: Source;
  url: string;
  hash: string;
}

export interface DrillData {
  version: typeof DATA_VERSION;
  /** The revision of the protocol. */
  revision: string;
  cards: DrillCard[];
  rules: DrillRule[];
}

const text = z.string();
const list = z.array(z.unknown());
const shape = z.looseObject({
  version: z.literal(DATA_VERSION),
  revision: text,
  cards: z
    .array(
      z.looseObject({
        slug: text,
        title: text,
        hash: text,
        topics: list,
        keyPoints: list,
        wrongAnswers: list,
        seconds: z.looseObject({ card: z.number(), spot: z.number() }),
      }),
    )
    .check(z.minLength(1)),
  rules: z.array(z.looseObject({ id: text, title: text, hash: text, quote: text })),
});

/** Takes what was fetched for the data, after a look at its outline; throws a sentence for the reader where that is wrong. */
export function parseDrillData(value: unknown): DrillData {
  const { error } = shape.safeParse(value);
  // The build that wrote it checked the rest.
  if (error === undefined) return value as DrillData;
  throw new Error(formatDataProblem('of the questions', error.issues[0]));
}

/** Says that a file which the build wrote is not what the page expects, and where. */
export function formatDataProblem(file: string, issue: { path: PropertyKey[]; message: string } | undefined): string {
  const place = issue === undefined || issue.path.length === 0 ? 'the top' : issue.path.join('.');
  return `The file ${file} is not what this page expects (at ${place}: ${issue?.message ?? 'unknown'}). Reload the page; if that changes nothing, the site was published wrongly.`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of HTML that the build made, as they read and are said. */
export const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
