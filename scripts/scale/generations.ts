// Who is copied how often: the first generation is what there is, each later one a copy of it, the last one in part.

/** Rules of generation 1, the first copy, have 100 added to their numbers, of generation 2 200. */
const NUMBERS = 100;
const RULE_ID = /\bMCP-([A-Z]{3})-(\d{3})\b/g;

export interface Copy {
  /** The name of what is copied. */
  of: string;
  /** From 1. */
  generation: number;
}

/** Lists the copies that make `count` of the names there are, in their order. Throws where there are more already. */
export function planCopies(names: readonly string[], count: number, what: string): Copy[] {
  if (count < names.length)
    throw new Error(`${count} ${what} are asked for, and there are ${names.length}; ask for more.`);
  return Array.from({ length: count - names.length }, (_, index) => ({
    of: names[index % names.length] ?? '',
    generation: 1 + Math.floor(index / names.length),
  }));
}

/** The name of a card, a probe or a fault in a generation: `two-callers-2` is the first copy. */
export const nameIn = (name: string, generation: number): string =>
  generation === 0 ? name : `${name}-${generation + 1}`;

const idIn = (category: string, number: string, generation: number): string =>
  `MCP-${category}-${String(Number(number) + generation * NUMBERS).padStart(3, '0')}`;

/** Puts into a text the ids of rules in a generation; where `rules` are given, one that was not copied stays who it is. */
export const moveRules = (text: string, generation: number, rules?: ReadonlySet<string>): string =>
  text.replace(RULE_ID, (id, category: string, number: string) => {
    const moved = idIn(category, number, generation);
    return rules === undefined || rules.has(moved) ? moved : id;
  });
