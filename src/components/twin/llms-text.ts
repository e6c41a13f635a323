// /llms.txt (llmstxt.org): what the site is, and where a program that reads finds what it needs, as Markdown and as data.
import { joinParts, listItems, section } from '../../markdown/write-markdown.ts';
import { REVISION, SPEC_URL } from '../../protocol/revision.ts';
import { proseText } from '../../schemas/prose.ts';
import { ROLES, TOPICS } from '../../schemas/taxonomy.ts';
import { TOPIC_TEXTS } from '../../schemas/topic-texts.ts';
import { CATEGORY_TEXTS } from '../../schemas/category-texts.ts';
import { CARD_LIST } from '../card-list/facets.ts';
import { valuePath } from '../filter/facet-list.ts';
import { categoryPath, countRules, groupByCategory } from '../rule-list/by-category.ts';
import { countQuestions, itemOfLesson, twinPath, type ListedSite } from './list-twins.ts';

const keysOf = <K extends string>(list: Readonly<Record<K, string>>): K[] => Object.keys(list) as K[];

/** The first sentence of a text. */
const firstSentence = (prose: string): string => /^.*?[.?](?=\s|$)/.exec(proseText(prose))?.[0] ?? proseText(prose);

/** What programs can read as data, below the base, and what each file holds; the page /api/ and /llms.txt list them. */
export const API_FILES = [
  { name: 'questions', holds: 'every card: question, key points, answers, follow-ups, wrong answers, rubric' },
  { name: 'rules', holds: 'every rule: level, sentences, probes, faults, everything a report can say of it' },
  { name: 'testcases', holds: 'every example of every rule as it ran: requests, answers, expected outcome, hash' },
] as const;

/** Writes /llms.txt. It names topics and categories, whose pages list the rest: a list of everything would be read by nobody. */
export function writeLlmsText(site: ListedSite): string {
  const { cards, rules, urlOf } = site;
  const link = (name: string, path: string, about: string): string => `[${name}](${urlOf(path)}): ${about}`;
  const topics = keysOf(TOPICS).flatMap((topic) => {
    const count = cards.filter(({ data }) => data.topics.includes(topic)).length;
    const path = twinPath(valuePath(CARD_LIST, 'topic', topic));
    return count === 0
      ? []
      : [link(TOPICS[topic], path, `${countQuestions(count)}. ${firstSentence(TOPIC_TEXTS[topic].about)}`)];
  });
  const roles = keysOf(ROLES).flatMap((role) => {
    const count = cards.filter(({ data }) => data.roles.includes(role)).length;
    const path = twinPath(valuePath(CARD_LIST, 'role', role));
    return count === 0 ? [] : [link(ROLES[role], path, `${countQuestions(count)}, with a path through them`)];
  });
  const categories = groupByCategory(rules).map(({ category, name, rules: own }) =>
    link(
      `MCP-${category}, ${name}`,
      twinPath(categoryPath(category)),
      `${countRules(own.length)}. ${firstSentence(CATEGORY_TEXTS[category] ?? '')}`,
    ),
  );
  const data = API_FILES.flatMap(({ name, holds }) => [
    link(`${name}.json`, `/api/v1/${name}.json`, `${holds}; its [schema](${urlOf(`/api/v1/${name}.schema.json`)})`),
  ]);
  return `${joinParts(
    '# Wireproof',
    `> Questions with answers, rules and lessons about the Model Context Protocol (MCP), revision ${REVISION}. Every exchange was made by running it.`,
    `Every question, rule and lesson is also Markdown: add \`index.md\` to its address. A rule quotes a normative sentence of the [specification](${SPEC_URL}) word for word, says how to keep it, and shows a server that breaks it beside one that does not. Revision ${REVISION} has no sessions, no handshake and no server-sent requests; what is said of earlier revisions is marked.`,
    section(2, 'Lessons', listItems(site.lessons.map((lesson) => itemOfLesson(lesson, site)))),
    section(2, 'Questions by topic', listItems(topics)),
    section(2, 'Questions by role', listItems(roles)),
    section(2, 'Rules by category', listItems(categories)),
    section(
      2,
      'Data',
      listItems([
        ...data,
        link('report.schema.json', '/api/v1/report.schema.json', 'the JSON Schema of a report of the validator'),
      ]),
    ),
    section(
      2,
      'Optional',
      listItems([
        link('Files for programs', '/api/', 'what each file holds, and what stays as it is'),
        link('How it works', '/how-it-works/', 'where the exchanges come from, and what a verdict is worth'),
        link('How the validator judges', '/how-it-works/validator/', 'every probe and its limits'),
        link('Feed', '/feed.xml', 'what was checked last'),
        link('Sitemap', '/sitemap-index.xml', 'every page'),
      ]),
    ),
  )}\n`;
}
