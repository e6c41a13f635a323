// What lies on the desk of a panel: the reader’s own scorecard, and the files of others, which stay closed until it is there.
import { parseScorecard } from './parse-scorecard.ts';
import { scorecardShape } from './scorecard-shape.ts';
import type { Scorecard } from './scorecard.ts';

/** A file as it was read; nobody has looked into it. */
export interface ClosedFile {
  /** Its name. */
  name: string;
  text: string;
}

/** A scorecard and where it comes from. */
export interface Entry {
  /** Name of the file, or what the interview is called. */
  name: string;
  scorecard: Scorecard;
}

/** Nothing of the others is here before one’s own is: not their labels, not even whether they can be read. */
export type Desk =
  | { own: undefined; waiting: ClosedFile[] }
  | {
      own: Entry;
      others: Entry[];
      /** What came of the files that were added last, in sentences. */
      said: string[];
      /** Why some of them were not taken. */
      problems: string[];
    };

export const EMPTY_DESK: Desk = { own: undefined, waiting: [] };

const LONGEST_NAME = 80;

/** The name of a file, as much of it as fits into a sentence. */
export const shortName = (name: string): string => {
  const letters = Array.from(name);
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
};

/** What a scorecard says, the same whoever saved it and in whatever order its fields stand. */
const contentsOf = (scorecard: Scorecard): string =>
  JSON.stringify({ ...scorecardShape.safeParse(scorecard).data, $schema: undefined });

function describeTwice(name: string, scorecard: Scorecard, { own, others }: Desk & { own: Entry }): string | undefined {
  const there = [own, ...others].find((entry) => entry.scorecard.id === scorecard.id);
  if (there === undefined) return undefined;
  const of = there === own ? 'your own' : shortName(there.name);
  if (contentsOf(there.scorecard) === contentsOf(scorecard))
    return `${shortName(name)} is the same scorecard as ${of}: it counts once.`;
  const remedy = there === own ? 'begin anew and choose it as yours' : 'remove that one and add this again';
  return `${shortName(name)} is of the same interview as ${of}, with other contents: only ${of} counts. To take this one, ${remedy}.`;
}

/** Puts files of others on the desk: closed, as long as one’s own scorecard is not there. */
export function addFiles(desk: Desk, files: readonly ClosedFile[]): Desk {
  if (desk.own === undefined) return { ...desk, waiting: [...desk.waiting, ...files] };
  const next = { ...desk, others: [...desk.others], said: [] as string[], problems: [] as string[] };
  for (const { name, text } of files) {
    const parsed = parseScorecard(text);
    if ('problem' in parsed) {
      next.problems.push(`${shortName(name)} was not taken. ${parsed.problem}`);
      continue;
    }
    const twice = describeTwice(name, parsed.scorecard, next);
    if (twice === undefined) next.others.push({ name, scorecard: parsed.scorecard });
    else next.said.push(twice);
  }
  const added = next.others.length - desk.others.length;
  if (added > 0) next.said.unshift(`${added === 1 ? '1 scorecard was' : `${added} scorecards were`} added.`);
  return next;
}

/** Takes one’s own scorecard, and only now opens what waits; a second one changes nothing. */
export const takeOwn = (desk: Desk, own: Entry): Desk =>
  desk.own === undefined ? addFiles({ own, others: [], said: [], problems: [] }, desk.waiting) : desk;

/** Takes a scorecard of another interviewer off the desk, by its id. */
export const removeEntry = (desk: Desk, id: string): Desk =>
  desk.own === undefined
    ? desk
    : { ...desk, others: desk.others.filter(({ scorecard }) => scorecard.id !== id), said: [], problems: [] };
