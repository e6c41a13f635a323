// A card as /api/v1/questions.json gives it.
import { describeAnswer } from '../../run/describe-answer.ts';
import type { Card } from '../../schemas/card.ts';
import { proseText, spokenSeconds } from '../../schemas/prose.ts';
import type { ApiQuestion } from '../../schemas/questions-api.ts';
import { passageName, passageUrl } from '../frame/passages.ts';
import { turnsOf } from '../run/scenario-turns.ts';
import { countAsked, LISTS, MONTH } from '../survey/asked.ts';
import { interviewMinutes } from './durations.ts';

const sourceOf = (source: string): ApiQuestion['keyPoints'][number]['source'] =>
  source === 'advice' ? { name: 'our judgement' } : { name: passageName(source), url: passageUrl(source) };

const texts = <K extends string>(fields: Record<K, string>): Record<K, string> =>
  Object.fromEntries(Object.entries<string>(fields).map(([key, prose]) => [key, proseText(prose)])) as Record<
    K,
    string
  >;

const spoken = (prose: string) => ({ text: proseText(prose), seconds: spokenSeconds(prose) });

/** Describes a card, with the answers of its variants as they come out; `urlOf` makes an address of a path below the base. */
export async function describeCard(slug: string, card: Card, urlOf: (path: string) => string): Promise<ApiQuestion> {
  const { level, kind, importance, topics, roles, areas, rules, lessons, related, revision, reviewed, conflict } = card;
  const lists = countAsked(slug);
  return {
    slug,
    ...texts({ title: card.title, description: card.description }),
    ...(card.prompt === undefined ? {} : { prompt: proseText(card.prompt) }),
    level,
    kind,
    importance,
    topics,
    roles,
    areas,
    minutes: interviewMinutes(card),
    keyPoints: card.keyPoints.map(({ text, essential, source }) => ({
      text: proseText(text),
      essential,
      source: sourceOf(source),
    })),
    basics: spoken(card.basics),
    solid: spoken(card.solid),
    goDeeper: texts(card.goDeeper),
    followUps: card.followUps.map(({ question, level, expected, changesCondition }) => ({
      question: proseText(question),
      level,
      expected: expected.map(proseText),
      changesCondition,
    })),
    wrongAnswers: card.wrongAnswers.map(({ claim, tempting, correction, rule, source }) => ({
      ...texts({ claim, tempting, correction }),
      ...(rule === undefined ? {} : { rule }),
      ...(source === undefined ? {} : { source: sourceOf(source) }),
    })),
    rubric: texts(card.rubric),
    variants: await Promise.all(
      card.variants.map(async ({ ask, scenario, answerOf }) => ({
        ask: proseText(ask),
        answer: describeAnswer(await turnsOf(scenario), answerOf),
      })),
    ),
    ...(conflict === undefined
      ? {}
      : {
          conflict: {
            text: proseText(conflict.text),
            passages: conflict.passages.map((passage) => ({ passage, url: passageUrl(passage) })),
          },
        }),
    ...(lists === undefined ? {} : { asked: { lists, of: LISTS.length, when: MONTH } }),
    rules,
    lessons,
    related,
    url: urlOf(`/questions/${slug}/`),
    revision,
    reviewed,
  };
}
