// The Markdown twin of a card: all of its page, answers and answers of variants too.
import { isSent } from '../../exchange/exchange.ts';
import { codeText, joinParts, listItems, plainText, section } from '../../markdown/write-markdown.ts';
import { describeAnswer } from '../../run/describe-answer.ts';
import type { Card } from '../../schemas/card.ts';
import { spokenSeconds } from '../../schemas/prose.ts';
import { AREAS, IMPORTANCES, KINDS, LEVELS, ROLES, TOPICS } from '../../schemas/taxonomy.ts';
import { interviewMinutes, readingMinutes } from '../card/durations.ts';
import { CARD_LIST } from '../card-list/facets.ts';
import { valuePath } from '../filter/facet-list.ts';
import { serverName } from '../rule/server-name.ts';
import { turnsOf } from '../run/scenario-turns.ts';
import { countAsked, formatAsked } from '../survey/asked.ts';
import { writeBody } from './body-twin.ts';
import { formatTurns } from './exchange-twin.ts';
import {
  formatTwin,
  linkPassage,
  listCards,
  listClaims,
  listLessons,
  listRules,
  proseOn,
  writeConflict,
  type Entry,
  type TwinSite,
} from './twin-site.ts';

type Prose = (text: string) => string;

const writePoints = (points: Card['keyPoints'], prose: Prose): string =>
  listItems(
    points.map(
      ({ text, essential, source }) => `${prose(text)} (${essential ? '**essential**; ' : ''}${linkPassage(source)})`,
    ),
    true,
  );

const writeWrongAnswers = ({ wrongAnswers }: Card, prose: Prose, { urlOf }: TwinSite): string =>
  joinParts(
    ...wrongAnswers.map(({ claim, tempting, correction, rule, source }) => {
      const settled = [
        ...(rule === undefined ? [] : [`[${rule}](${urlOf(`/rules/${rule}/`)})`]),
        ...(source === undefined ? [] : [linkPassage(source)]),
      ];
      return section(
        3,
        `“${prose(claim)}”`,
        `Why it tempts: ${prose(tempting)}`,
        `What is right: ${prose(correction)} (${settled.join(', ')})`,
      );
    }),
  );

const writeFollowUps = ({ followUps }: Card, prose: Prose): string =>
  joinParts(
    ...followUps.map(({ question, level, expected, changesCondition }) =>
      section(
        3,
        prose(question),
        `${LEVELS[level].name}${changesCondition ? ' · changes a condition' : ''}. A good reply contains:`,
        listItems(expected.map(prose)),
      ),
    ),
  );

async function writeVariant(
  { ask, scenario, answerOf }: Card['variants'][number],
  number: number,
  prose: Prose,
): Promise<string> {
  const turns = await turnsOf(scenario);
  return section(
    3,
    `Variant ${number}`,
    prose(ask),
    formatTurns(turns.filter((turn) => isSent(turn) && turn.exchange <= answerOf)),
    `Answer ${answerOf}: ${codeText(describeAnswer(turns, answerOf))}`,
    `Server: ${plainText(await serverName(scenario))}.`,
    formatTurns(turns.filter((turn) => !isSent(turn) && turn.exchange === answerOf)),
  );
}

const writeRubric = ({ rubric, goDeeper }: Card, prose: Prose): string =>
  joinParts(
    section(
      3,
      'Rubric',
      listItems((['poor', 'mixed', 'good', 'excellent'] as const).map((one) => `**${one}**: ${prose(rubric[one])}`)),
    ),
    section(
      3,
      'Go deeper: what each level adds',
      listItems(
        Object.values(LEVELS).map(({ name, seniority }) => `**${name}** (${seniority}): ${prose(goDeeper[seniority])}`),
      ),
    ),
  );

function writeAbout({ id, data }: Entry<Card>, site: TwinSite): string {
  const link = (facet: string, value: string, name: string): string =>
    `[${name}](${site.urlOf(valuePath(CARD_LIST, facet, value))})`;
  const asked = countAsked(id);
  return joinParts(
    listItems([
      `Topics: ${data.topics.map((topic) => link('topic', topic, TOPICS[topic])).join(', ')}`,
      `Roles: ${data.roles.map((role) => link('role', role, ROLES[role])).join(', ')}`,
      `Areas: ${data.areas.map((area) => AREAS[area]).join(', ')}`,
      ...(asked === undefined ? [] : [`Asked [${formatAsked(asked)}](${site.urlOf('/how-it-works/survey/')})`]),
    ]),
    section(3, 'Rules', listRules(site, data.rules)),
    section(
      3,
      'Lessons',
      listLessons(site, (lesson) => data.lessons.includes(lesson.id)),
    ),
    section(
      3,
      'Related questions',
      listCards(site, (card) => data.related.includes(card.id)),
    ),
  );
}

/** Writes a card as Markdown. */
export async function writeCardTwin(card: Entry<Card>, site: TwinSite): Promise<string> {
  const { data } = card;
  const path = `/questions/${card.id}/`;
  const prose = proseOn(path, site);
  const essential = data.keyPoints.filter((point) => point.essential).length;
  const variants = await Promise.all(data.variants.map((variant, index) => writeVariant(variant, index + 1, prose)));
  const parts = [
    data.prompt === undefined ? undefined : prose(data.prompt),
    section(2, `Key points (${data.keyPoints.length}, ${essential} essential)`, writePoints(data.keyPoints, prose)),
    section(2, `In one breath (~${spokenSeconds(data.basics)} s spoken)`, prose(data.basics)),
    section(2, `A solid answer (~${spokenSeconds(data.solid)} s spoken)`, prose(data.solid)),
    section(2, `The full answer (${readingMinutes(card.body ?? '')} min read)`, await writeBody(card, path, site, 3)),
    section(2, 'Wrong answers people give', writeWrongAnswers(data, prose, site)),
    section(2, 'Follow-ups', writeFollowUps(data, prose)),
    section(2, 'Predict the wire', ...variants),
    section(2, 'For the interviewer', writeRubric(data, prose)),
    section(2, 'Where the specification disagrees with itself', writeConflict(data.conflict, prose)),
    section(2, 'Sentences it leans on', listClaims(data.claims)),
    section(2, 'About this question', writeAbout(card, site)),
  ];
  const facts = [
    `Question, ${data.level} ${LEVELS[data.level].name} (${LEVELS[data.level].seniority})`,
    KINDS[data.kind],
    IMPORTANCES[data.importance],
    `about ${interviewMinutes(data)} min`,
    `revision ${data.revision}`,
    `checked ${data.reviewed}`,
  ];
  return formatTwin({ title: prose(data.title), facts, path, parts }, site);
}
