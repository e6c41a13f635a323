// The body of a page as Markdown, with the exchanges and checks that it places by name.
import { formatBody } from '../../markdown/body-markdown.ts';
import { headingShift } from '../../markdown/nest-headings.ts';
import { completeFrom, joinParts, listItems } from '../../markdown/write-markdown.ts';
import type { Lesson } from '../../schemas/lesson.ts';
import { turnsOf } from '../run/scenario-turns.ts';
import { formatExample, formatTurns } from './exchange-twin.ts';
import { proseOn, type Entry, type TwinSite } from './twin-site.ts';

/** What a body can place by name. */
type Placed = Partial<Pick<Lesson, 'steps' | 'checks'>>;

const letterOf = (index: number): string => String.fromCharCode(97 + index);

function writeCheck({ question, choices }: Lesson['checks'][number], prose: (text: string) => string): string {
  return joinParts(
    `**Check.** ${prose(question)}`,
    listItems(choices.map(({ text }, index) => `(${letterOf(index)}) ${prose(text)}`)),
    'Answer:',
    listItems(
      choices.map(
        ({ right, because }, index) => `(${letterOf(index)}) ${right ? 'right' : 'wrong'}: ${prose(because)}`,
      ),
    ),
  );
}

/** Writes the body of an entry; its highest heading gets the rank `top`, or stays where it is. */
export function writeBody(entry: Entry<object>, path: string, site: TwinSite, top?: number): Promise<string> {
  const { body = '', id } = entry;
  const data = entry.data as Placed;
  const prose = proseOn(path, site);
  const find = <T extends { id: string }>(list: readonly T[] | undefined, name: string | undefined): T => {
    const found = list?.find((one) => one.id === name);
    if (found === undefined) throw new Error(`the body of ${id} places "${name ?? ''}", which its frontmatter lacks`);
    return found;
  };
  const place = async (component: string, attributes: Readonly<Record<string, string>>): Promise<string> => {
    if (component === 'Check') return writeCheck(find(data.checks, attributes['id']), prose);
    if (component === 'Step') {
      const step = find(data.steps, attributes['id']);
      return joinParts(`**Run.** ${prose(step.title)}`, formatTurns(await turnsOf(step.scenario)));
    }
    const rule = find(site.rules, attributes['rule']).data;
    const kind = attributes['kind'] as 'failing' | 'passing' | 'inapplicable';
    const example = await formatExample(rule, kind, (await site.examplesOf(rule))[kind]);
    return joinParts(example, `[${rule.id}](${site.urlOf(`/rules/${rule.id}/`)}) explains this exchange.`);
  };
  const shift = top === undefined ? 0 : headingShift(body, top);
  return formatBody(body, { shift, resolve: completeFrom(path, site.urlOf), place });
}
