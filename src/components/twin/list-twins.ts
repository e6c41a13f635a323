// The Markdown twins of pages that list others: a topic, a role, a category of rules. Their lists lead to twins.
import { joinParts, listItems, section } from '../../markdown/write-markdown.ts';
import { REVISION } from '../../protocol/revision.ts';
import type { Card } from '../../schemas/card.ts';
import { CATEGORY_TEXTS } from '../../schemas/category-texts.ts';
import { ROLE_TEXTS } from '../../schemas/role-texts.ts';
import type { Lesson } from '../../schemas/lesson.ts';
import type { Rule } from '../../schemas/rule.ts';
import { CATEGORIES, LEVELS, ROLES, TOPICS, type Category } from '../../schemas/taxonomy.ts';
import { TOPIC_TEXTS } from '../../schemas/topic-texts.ts';
import { CARD_LIST } from '../card-list/facets.ts';
import { valuePath } from '../filter/facet-list.ts';
import { categoryPath, countRules, groupByCategory } from '../rule-list/by-category.ts';
import { rulesOfTopic } from '../topic/topic-rules.ts';
import { formatTwin, proseOn, type Entry, type TwinSite } from './twin-site.ts';

export type ListedSite = Pick<TwinSite, 'cards' | 'rules' | 'lessons' | 'urlOf'>;

/** The twin of a page, below the base. */
export const twinPath = (path: string): string => `${path}index.md`;

/** A card in a list: a link to its twin, its level, and what it is about. */
export const itemOfCard = ({ id, data }: Entry<Card>, { urlOf }: Pick<ListedSite, 'urlOf'>): string => {
  const path = `/questions/${id}/`;
  const prose = proseOn(path, { urlOf });
  return `[${prose(data.title)}](${urlOf(twinPath(path))}) (${LEVELS[data.level].name}): ${prose(data.description)}`;
};

/** A rule in a list: a link to its twin, its keyword, and what it says. */
export const itemOfRule = ({ id, data }: Entry<Rule>, { urlOf }: Pick<ListedSite, 'urlOf'>): string => {
  const path = `/rules/${id}/`;
  return `[${id}](${urlOf(twinPath(path))}) ${data.level}: ${proseOn(path, { urlOf })(data.title)}`;
};

/** A lesson in a list: a link to its twin, and what it teaches. */
export const itemOfLesson = ({ id, data }: Entry<Lesson>, { urlOf }: Pick<ListedSite, 'urlOf'>): string => {
  const path = `/lessons/${id}/`;
  const prose = proseOn(path, { urlOf });
  return `[${prose(data.title)}](${urlOf(twinPath(path))}) (${data.minutes} min): ${prose(data.description)}`;
};

export const countQuestions = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** Writes a topic: what it is about, its questions, the rules it rests on. */
export function writeTopicTwin(topic: keyof typeof TOPICS, site: ListedSite): string {
  const path = valuePath(CARD_LIST, 'topic', topic);
  const prose = proseOn(path, site);
  const cards = site.cards.filter(({ data }) => data.topics.includes(topic));
  const { rules, categories } = rulesOfTopic(
    topic,
    cards.map(({ data }) => data),
    site.rules.map(({ id }) => id),
  );
  const linkCategory = (one: Category): string => `[${CATEGORIES[one]}](${site.urlOf(twinPath(categoryPath(one)))})`;
  const taught = new Set(cards.flatMap(({ data }) => (data.topics[0] === topic ? data.lessons : [])));
  const parts = [
    prose(TOPIC_TEXTS[topic].about),
    section(2, 'Questions', listItems(cards.map((card) => itemOfCard(card, site)))),
    section(
      2,
      'Lessons about it',

      listItems(site.lessons.filter(({ id }) => taught.has(id)).map((lesson) => itemOfLesson(lesson, site))),
    ),
    section(
      2,
      'Rules it rests on',
      listItems(
        rules.flatMap((id) => site.rules.filter((rule) => rule.id === id)).map((rule) => itemOfRule(rule, site)),
      ),
      categories.length === 0 ? '' : `All rules: ${categories.map(linkCategory).join(', ')}`,
    ),
  ];
  const facts = ['Topic', countQuestions(cards.length), `revision ${REVISION}`];
  return formatTwin({ title: `${TOPICS[topic]} questions`, facts, path, parts }, site);
}

/** Writes a role: what it is asked, a path through its cards, and all of them. */
export function writeRoleTwin(role: keyof typeof ROLES, site: ListedSite): string {
  const path = valuePath(CARD_LIST, 'role', role);
  const { about, path: stages } = ROLE_TEXTS[role];
  const cards = site.cards.filter(({ data }) => data.roles.includes(role));
  const parts = [
    proseOn(path, site)(about),
    section(
      2,
      'A path through the cards',
      ...stages.map(({ stage, cards: slugs }) =>
        joinParts(
          `${stage}:`,
          listItems(
            slugs.flatMap((slug) => site.cards.filter(({ id }) => id === slug)).map((card) => itemOfCard(card, site)),
          ),
        ),
      ),
    ),
    section(2, 'All its questions', listItems(cards.map((card) => itemOfCard(card, site)))),
  ];
  const facts = ['Role', countQuestions(cards.length), `revision ${REVISION}`];
  return formatTwin({ title: `${ROLES[role]} questions`, facts, path, parts }, site);
}

/** Writes a category: what it is about, and its rules. */
export function writeCategoryTwin(category: Category, site: ListedSite): string {
  const path = categoryPath(category);
  const rules = groupByCategory(site.rules).find((group) => group.category === category)?.rules ?? [];
  const parts = [
    proseOn(path, site)(CATEGORY_TEXTS[category] ?? ''),
    section(2, 'Its rules', listItems(rules.map((rule) => itemOfRule(rule, site)))),
  ];
  const facts = [`Category MCP-${category}`, countRules(rules.length), `revision ${REVISION}`];
  return formatTwin({ title: CATEGORIES[category], facts, path, parts }, site);
}
