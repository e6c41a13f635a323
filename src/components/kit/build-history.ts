// Makes the history of a card from its archive; runs in the build alone.
import type { CardHistory } from '../../kit/card-history.ts';
import type { ArchivedVersion, CardArchive } from '../../kit/card-archive.ts';
import { KIT_DATA_VERSION, type KitCard } from '../../kit/kit-data.ts';
import type { Card } from '../../schemas/card.ts';
import type { Variant } from '../../study/drill-data.ts';
import { questionSeconds } from '../../study/mock-time.ts';
import { inline } from '../frame/inline.ts';
import { sitePath } from '../frame/site-path.ts';
import { serverName } from '../rule/server-name.ts';

/** Sources change while a version does not, so the archive has none. */
const NO_SOURCE = { name: 'not kept' };

async function createVariant({ ask, scenario, answerOf, decides }: Card['variants'][number]): Promise<Variant> {
  return {
    ask: inline(ask),
    // What it speaks to may be gone by now.
    server: await serverName(scenario).catch(() => 'A server that this site no longer has'),
    scenario,
    answerOf,
    ...(decides === undefined ? {} : { decides }),
  };
}

async function createVersion(slug: string, url: string, { hash, about, card }: ArchivedVersion): Promise<KitCard> {
  const { level, kind, importance, topics, roles } = about;
  const { keyPoints, followUps, wrongAnswers, rubric, variants } = card;
  const title = inline(card.title);
  const prompt = card.prompt === undefined ? {} : { prompt: inline(card.prompt) };
  return {
    slug,
    title,
    ...prompt,
    level,
    kind,
    importance,
    topics,
    roles,
    keyPoints: keyPoints.map(({ text, essential }) => ({ html: inline(text), essential, source: NO_SOURCE })),
    followUps: followUps.map(({ question, expected, ...rest }) => ({
      question: inline(question),
      ...rest,
      expected: expected.map(inline),
    })),
    wrongAnswers: wrongAnswers.map(({ claim, correction }) => ({
      claim: inline(claim),
      correction: inline(correction),
      source: NO_SOURCE,
    })),
    rubric: {
      poor: inline(rubric.poor),
      mixed: inline(rubric.mixed),
      good: inline(rubric.good),
      excellent: inline(rubric.excellent),
    },
    variants: await Promise.all(variants.map(createVariant)),
    // Its points take about as long as the answer that held them.
    seconds: questionSeconds({ title, ...prompt, solid: keyPoints.map(({ text }) => text).join(' ') }),
    cores: [],
    near: [],
    url,
    hash,
  };
}

/** A card as it was over time; one that was withdrawn has no page, and leads to all of them. */
export async function createHistory(slug: string, archive: CardArchive, isWithdrawn: boolean): Promise<CardHistory> {
  const url = sitePath(isWithdrawn ? '/questions/' : `/questions/${slug}/`);
  const versions = archive.versions.map(async (version) => ({
    since: version.since,
    card: await createVersion(slug, url, version),
  }));
  return { version: KIT_DATA_VERSION, versions: await Promise.all(versions) };
}
