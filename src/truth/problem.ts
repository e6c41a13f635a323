// One thing that is wrong with the content, and how it is printed.

export interface Problem {
  /** From the project's folder: `src/content/…`. */
  path: string;
  /** From 1. */
  line: number;
  /** The field, as `keyPoints[1].text`, or `body`. */
  field: string;
  /** What was expected, what was found, what to do. */
  message: string;
}

/** Prints a problem on one line, as editors and terminals turn into a link. */
export const formatProblem = ({ path, line, field, message }: Problem): string =>
  `${path}:${line}: ${field}: ${message}`;

/** Puts problems in the order of reading, each once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const sorted = [...problems].sort(
    (one, other) =>
      compare(one.path, other.path) ||
      one.line - other.line ||
      compare(one.field, other.field) ||
      compare(one.message, other.message),
  );
  return sorted.filter(
    (problem, index) => index === 0 || formatProblem(problem) !== formatProblem(sorted[index - 1] ?? problem),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Shortens a text for a message. */
export const excerpt = (text: string, length = 60): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length);
  return `${line.slice(0, cut > length / 2 ? cut : length)} …`;
};
