// Which rules cover which normative statement of the specification: how the committed list is made and read.

/** A statement as the catalogue has it; its place in the list is its number. */
export interface SourceStatement {
  page: string;
  anchor: string;
  keywords: string[];
  text: string;
}

/** What the list needs of a planned rule. */
export interface PlannedRule {
  id: string;
  statements: number[];
}

/** A statement as it is committed: where it stands, how it begins, and what covers it. */
export interface Statement {
  /** Its number, from 0, in the order of the specification's pages. */
  index: number;
  passage: string;
  keywords: string[];
  /** Its first words, verbatim; `[…]` at the end where it goes on. */
  opening: string;
  /** Rules that cover it, published or planned. */
  rules: string[];
  /** Why no rule covers it. */
  reason?: string;
}

const WORDS = 12;

/** Gives the first words of a statement, without the marks of code, and `[…]` where more follow. */
export function openingOf(text: string): string {
  const plain = text
    .replaceAll('`', '')
    .replace(/^\|\s*|\s*\|$/g, '')
    // A power has lost its height in plain text and would be misquoted: 2 to the 53 as 253.
    .replace(/ \(−2\d.*$/, ' […]')
    .trim();
  const words = plain.split(/\s+/);
  if (words.length <= WORDS + 2) return words.join(' ');
  return `${words.slice(0, WORDS).join(' ')} […]`;
}

/** Joins statements, rules and reasons. Throws where a statement has neither rule nor reason. */
export function planCoverage(catalogue: {
  statements: readonly SourceStatement[];
  rules: readonly PlannedRule[];
  reasons: ReadonlyMap<number, string>;
}): Statement[] {
  return catalogue.statements.map(({ page, anchor, keywords, text }, index) => {
    const rules = catalogue.rules.filter((rule) => rule.statements.includes(index)).map(({ id }) => id);
    const reason = catalogue.reasons.get(index);
    if (rules.length === 0 && reason === undefined)
      throw new Error(`statement ${index} (${page}#${anchor}) has no rule and no reason: ${text.slice(0, 60)}`);
    return {
      index,
      passage: anchor === '' ? page : `${page}#${anchor}`,
      keywords: [...new Set(keywords)],
      opening: openingOf(text),
      rules: [...new Set(rules)].sort(),
      ...(rules.length === 0 && reason !== undefined && { reason }),
    };
  });
}

/** Prints the list, one statement a line, so that a change is a readable diff. */
export const formatCoverage = (statements: readonly Statement[]): string =>
  `[\n${statements.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

/** How far a statement is covered by published rules. */
export type Coverage = 'covered' | 'in part' | 'not yet' | 'left out';

/** Says how far a statement is covered: every rule of it is published, some are, none is, or there is to be none. */
export function coverageOf({ rules }: Pick<Statement, 'rules'>, published: ReadonlySet<string>): Coverage {
  if (rules.length === 0) return 'left out';
  const count = rules.filter((id) => published.has(id)).length;
  return count === rules.length ? 'covered' : count > 0 ? 'in part' : 'not yet';
}
