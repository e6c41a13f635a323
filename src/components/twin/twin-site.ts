// What the Markdown twins of pages share: where things are, what they are called, and how a twin begins and ends.
import { completeFrom, joinParts, listItems, plainText } from '../../markdown/write-markdown.ts';
import { REVISION, SPEC_URL } from '../../protocol/revision.ts';
import type { Examples } from '../../run/examples.ts';
import type { Card } from '../../schemas/card.ts';
import type { Lesson } from '../../schemas/lesson.ts';
import { proseMarkdown } from '../../schemas/prose.ts';
import type { Rule } from '../../schemas/rule.ts';
import { LEVELS } from '../../schemas/taxonomy.ts';
import { passageName, passageUrl } from '../frame/passages.ts';

/** An entry of a collection. */
export interface Entry<T> {
  id: string;
  data: T;
  body?: string | undefined;
}

/** All that a twin may speak of. */
export interface TwinSite {
  cards: readonly Entry<Card>[];
  rules: readonly Entry<Rule>[];
  lessons: readonly Entry<Lesson>[];
  /** The full address of a path below the base. */
  urlOf: (path: string) => string;
  /** The exchanges of a rule's page. */
  examplesOf: (rule: Rule) => Promise<Examples>;
}

/** Gives what writes the prose of the page with this path as Markdown with complete addresses. */
export const proseOn =
  (path: string, { urlOf }: Pick<TwinSite, 'urlOf'>) =>
  (text: string): string =>
    proseMarkdown(text, completeFrom(path, urlOf));

export interface Twin {
  /** The page's title, as Markdown. */
  title: string;
  /** What the page is, in a few words each. */
  facts: readonly string[];
  /** The page's path below the base. */
  path: string;
  parts: readonly (string | undefined)[];
}

const LICENSE = '[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)';

/** Puts a twin together: its title, a line with its facts and its address, its parts, and on what terms it may be used. */
export function formatTwin({ title, facts, path, parts }: Twin, { urlOf }: Pick<TwinSite, 'urlOf'>): string {
  const url = urlOf(path);
  const foot = [
    `Text: ${LICENSE}, Wireproof. Source: ${url}`,
    `Model Context Protocol, revision [${REVISION}](${SPEC_URL}). Every exchange was produced by running it; bodies are laid out to be read.`,
    `Other pages as Markdown: ${urlOf('/llms.txt')}`,
  ];
  return `${joinParts(`# ${title}`, `${facts.join(' · ')} · ${url}`, ...parts, '---', ...foot)}\n`;
}

/** A link to what a point rests on, named as a reader would name it. */
export const linkPassage = (source: string): string =>
  source === 'advice' ? 'our judgement' : `[${plainText(passageName(source))}](${passageUrl(source)})`;

/** The normative sentences a page leans on, by their first and last words. */
export const listClaims = (claims: Card['claims']): string =>
  listItems(
    claims.map(
      ({ passage, keyword, from, to }) =>
        `**${keyword}**, ${linkPassage(passage)}: “${plainText(from)} […] ${plainText(to)}”`,
    ),
  );

/** Where the specification disagrees with itself on a point, with both places. */
export const writeConflict = (conflict: Card['conflict'], prose: (text: string) => string): string =>
  conflict === undefined ? '' : joinParts(prose(conflict.text), listItems(conflict.passages.map(linkPassage)));

/** Links to rules, with their keyword and title, in the order of the site. */
export const listRules = ({ rules, urlOf }: Pick<TwinSite, 'rules' | 'urlOf'>, ids: readonly string[]): string =>
  listItems(
    rules
      .filter(({ id }) => ids.includes(id))
      .map(
        ({ id, data }) =>
          `[${id}](${urlOf(`/rules/${id}/`)}) ${data.level}: ${proseOn(`/rules/${id}/`, { urlOf })(data.title)}`,
      ),
  );

/** A link to a card, with its level and title. */
export const linkCard = ({ id, data }: Entry<Card>, { urlOf }: Pick<TwinSite, 'urlOf'>): string =>
  `[${proseOn(`/questions/${id}/`, { urlOf })(data.title)}](${urlOf(`/questions/${id}/`)}) (${LEVELS[data.level].name})`;

/** Links to cards, in the order of the site. */
export const listCards = (site: Pick<TwinSite, 'cards' | 'urlOf'>, has: (card: Entry<Card>) => boolean): string =>
  listItems(site.cards.filter(has).map((card) => linkCard(card, site)));

/** Links to lessons, in their order. */
export const listLessons = (
  { lessons, urlOf }: Pick<TwinSite, 'lessons' | 'urlOf'>,
  has: (lesson: Entry<Lesson>) => boolean,
): string =>
  listItems(
    lessons
      .filter(has)
      .toSorted((a, b) => a.data.order - b.data.order)
      .map(({ id, data }) => `[${proseOn(`/lessons/${id}/`, { urlOf })(data.title)}](${urlOf(`/lessons/${id}/`)})`),
  );
