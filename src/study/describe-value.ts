// Says in words what was found where something else was expected. Nothing of it is markup: it is shown as text.

/** Where something is wrong, what stands there, and what should. */
export interface Problem {
  where: string;
  found: string;
  expected: string;
}

const LONGEST = 40;

/** Names a value for a reader: texts in quotes and cut after 40 characters, lists and objects by their kind. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    // By characters, not by halves of them; and no more of a long text is looked at than is shown.
    const shown = Array.from(value.slice(0, 2 * LONGEST))
      .slice(0, LONGEST)
      .join('');
    return shown.length < value.length
      ? `${JSON.stringify(`${shown}…`)} (${value.length} characters)`
      : JSON.stringify(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return value instanceof Date ? 'a date object' : 'an object';
  return String(value);
}

/** Shows how a text begins and ends, on one line, so that a reader knows which it is. */
export function describeEnds(text: string): string {
  const [start, end] = [text.slice(0, 30), text.slice(-30)].map(
    (part) => `“${part.replace(/[\s\p{Cc}]+/gu, ' ').trim()}”`,
  );
  return text.length <= 30 ? `It reads ${start}.` : `It begins with ${start} and ends with ${end}.`;
}

/** One problem as a sentence. */
export const formatProblem = ({ where, found, expected }: Problem): string =>
  `${where}: found ${found}, expected ${expected}.`;

const MOST_NAMED = 3;

/** The first three of some problems as sentences, and how many more there are. */
export function formatProblems(problems: readonly Problem[]): string {
  const named = problems.slice(0, MOST_NAMED).map(formatProblem).join(' ');
  return problems.length > MOST_NAMED ? `${named} And ${problems.length - MOST_NAMED} more.` : named;
}
