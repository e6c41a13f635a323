// Makes the data of the drill from cards and rules; runs in the build alone.
import type { Card } from '../../schemas/card.ts';
import type { Rule } from '../../schemas/rule.ts';
import { attemptSeconds } from '../../study/attempt-seconds.ts';
import type { DrillCard, DrillRule, Source, Variant } from '../../study/drill-data.ts';
import type { InterviewCard } from '../../study/interview-data.ts';
import { hashText } from '../../truth/window-hash.ts';
import { interviewMinutes } from '../card/durations.ts';
import { inline } from '../frame/inline.ts';
import { passageName, passageUrl } from '../frame/passages.ts';
import { sitePath } from '../frame/site-path.ts';
import { serverName } from '../rule/server-name.ts';

const hashOf = (...parts: unknown[]): string => hashText(JSON.stringify(parts)).toString(36);

const sourceOf = (source: string): Source =>
  source === 'advice' ? { name: 'our judgement' } : { name: passageName(source), url: passageUrl(source) };

const ruleSource = (id: string): Source => ({ name: id, url: sitePath(`/rules/${id}/`) });

function createWrongAnswer({ claim, tempting, correction, rule, source }: Card['wrongAnswers'][number]) {
  return {
    claim: inline(claim),
    tempting: inline(tempting),
    correction: inline(correction),
    source: rule === undefined ? sourceOf(source ?? 'advice') : ruleSource(rule),
  };
}

const createVariant = async ({ ask, scenario, answerOf, decides }: Card['variants'][number]): Promise<Variant> => ({
  ask: inline(ask),
  server: await serverName(scenario),
  scenario,
  answerOf,
  ...(decides === undefined ? {} : { decides }),
});

/** A card as it is practised. */
export async function createDrillCard(slug: string, card: Card): Promise<DrillCard> {
  const { title, prompt, level, kind, importance, topics, roles, keyPoints, wrongAnswers, variants } = card;
  const asked = {
    title: inline(title),
    ...(prompt === undefined ? {} : { prompt: inline(prompt) }),
    keyPoints: keyPoints.map(({ text, essential, source }) => ({
      html: inline(text),
      essential,
      source: sourceOf(source),
    })),
    solid: inline(card.solid),
  };
  return {
    slug,
    ...asked,
    level,
    kind,
    importance,
    topics,
    roles,
    minutes: interviewMinutes(card),
    seconds: attemptSeconds(asked),
    basics: inline(card.basics),
    wrongAnswers: wrongAnswers.map(createWrongAnswer),
    variants: await Promise.all(variants.map(createVariant)),
    rules: card.rules,
    url: sitePath(`/questions/${slug}/`),
    hash: hashOf(title, prompt, keyPoints, wrongAnswers, variants),
  };
}

/** What an interview about a card needs beyond practice. */
export const createInterviewCard = ({ followUps, rubric, related, lessons }: Card): InterviewCard => ({
  followUps: followUps.map(({ question, expected, ...rest }) => ({
    question: inline(question),
    ...rest,
    expected: expected.map(inline),
  })),
  rubric: {
    poor: inline(rubric.poor),
    mixed: inline(rubric.mixed),
    good: inline(rubric.good),
    excellent: inline(rubric.excellent),
  },
  ...(related.length > 0 ? { related } : {}),
  ...(lessons.length > 0 ? { lessons } : {}),
});

/** A rule as it is practised: what it demands, and where that is said. */
export function createDrillRule({ id, title, description, level, misconception, spec }: Rule): DrillRule {
  const [place] = spec;
  if (place === undefined) throw new Error(`rule ${id}, spec: expected a place, found none. Name where it is said.`);
  return {
    id,
    title: inline(title),
    description: inline(description),
    level,
    misconception: { belief: inline(misconception.belief), refutation: inline(misconception.refutation) },
    quote: place.quote,
    source: sourceOf(place.passage),
    url: sitePath(`/rules/${id}/`),
    hash: hashOf(title, level, misconception.belief, place.quote),
  };
}
