// The Markdown twin of a lesson: its text, its exchanges as they ran, its checks with their answers.
import { section } from '../../markdown/write-markdown.ts';
import type { Lesson } from '../../schemas/lesson.ts';
import { writeBody } from './body-twin.ts';
import { formatTwin, listCards, listClaims, listRules, proseOn, type Entry, type TwinSite } from './twin-site.ts';

/** Writes a lesson as Markdown. */
export async function writeLessonTwin(lesson: Entry<Lesson>, site: TwinSite): Promise<string> {
  const { data } = lesson;
  const path = `/lessons/${lesson.id}/`;
  const prose = proseOn(path, site);
  const facts = [
    `Lesson ${data.order}`,
    `${data.minutes} min`,
    `${data.steps.length} runs`,
    `${data.checks.length} checks`,
    `revision ${data.revision}`,
    `checked ${data.reviewed}`,
  ];
  const parts = [
    prose(data.description),
    await writeBody(lesson, path, site),
    section(2, 'Rules it rests on', listRules(site, data.rules)),
    section(
      2,
      'Questions to try next',
      listCards(site, (card) => data.cards.includes(card.id)),
    ),
    section(2, 'Sentences it leans on', listClaims(data.claims)),
  ];
  return formatTwin({ title: prose(data.title), facts, path, parts }, site);
}
