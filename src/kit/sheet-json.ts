// A kit as JSON for other programs: what was chosen, the plan, and each question with all its texts as Markdown.
import type { KitApi } from '../schemas/kit-api.ts';
import type { Source } from '../study/drill-data.ts';
import { toMarkdown } from './html-markdown.ts';
import type { NumberedVariant, Sheet, SheetQuestion } from './sheet.ts';
import type { Surroundings } from './sheet-markdown.ts';

type ApiQuestion = KitApi['questions'][number];

/** Writes the kit in the shape of src/schemas/kit-api.ts. */
export function formatSheetJson(sheet: Sheet, surroundings: Surroundings): string {
  const { site, link } = surroundings;
  const { revision, choices, plan, questions } = sheet;
  const kit = {
    $schema: new URL('api/v1/kit.schema.json', site).href,
    format: 'wireproof-kit',
    version: 1,
    revision,
    link,
    choices: choices as KitApi['choices'],
    plan,
    questions: questions.map((question) => describeQuestion(question, surroundings)),
  } satisfies KitApi;
  return `${JSON.stringify(kit, null, 2)}\n`;
}

function describeQuestion({ number, card, asked, spare }: SheetQuestion, surroundings: Surroundings): ApiQuestion {
  const { site } = surroundings;
  const text = (html: string): string => toMarkdown(html, site);
  const whole = ({ name, url }: Source): ApiQuestion['keyPoints'][number]['source'] =>
    url === undefined ? { name } : { name, url: new URL(url, site).href };
  const { slug, hash, level, prompt, rubric } = card;
  return {
    number,
    slug,
    url: new URL(card.url, site).href,
    hash,
    level,
    // The build has checked them.
    kind: card.kind as ApiQuestion['kind'],
    importance: card.importance,
    topics: card.topics as ApiQuestion['topics'],
    title: text(card.title),
    ...(prompt === undefined ? {} : { prompt: text(prompt) }),
    ...(asked === undefined ? {} : describeVariant('asked', asked, surroundings)),
    ...(spare === undefined ? {} : describeVariant('spare', spare, surroundings)),
    keyPoints: card.keyPoints.map(({ html, essential, source }) => ({
      text: text(html),
      essential,
      source: whole(source),
    })),
    followUps: card.followUps.map(({ question, level: step, expected, changesCondition }, index) => ({
      question: text(question),
      level: step,
      expected: expected.map(text),
      changesCondition,
      askedToAll: index === 0,
    })),
    wrongAnswers: card.wrongAnswers.map(({ claim, correction, source }) => ({
      claim: text(claim),
      correction: text(correction),
      source: whole(source),
    })),
    rubric: {
      poor: text(rubric.poor),
      mixed: text(rubric.mixed),
      good: text(rubric.good),
      excellent: text(rubric.excellent),
    },
  };
}

/** A variant is told whole or not at all: without its answer it is of no use here. */
function describeVariant<Name extends 'asked' | 'spare'>(
  name: Name,
  { number, variant }: NumberedVariant,
  { site, cases }: Surroundings,
): Partial<Pick<ApiQuestion, Name>> {
  const made = cases.get(variant);
  if (made === undefined) return {};
  const { sent, answer, value } = made;
  const { ask, server, decides } = variant;
  const told = {
    number,
    ask: toMarkdown(ask, site),
    sent,
    answer,
    ...(decides === undefined ? {} : { decides }),
    ...(value === undefined ? {} : { value }),
    server,
  };
  return { [name]: told } as Partial<Pick<ApiQuestion, Name>>;
}
