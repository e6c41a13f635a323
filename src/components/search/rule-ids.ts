// What a reader may type to mean one rule or one error code, and which that is.
import { parseRuleId } from '../../protocol/rule-id.ts';

export interface KnownRule {
  id: string;
  title: string;
  path: string;
}
export interface KnownCode {
  code: number;
  name: string;
  /** Ids of the rules whose pages speak of it. */
  rules: string[];
}

/** Reads `-32021`, `32021` or `−32021` as that code; anything else gives undefined. */
export function parseErrorCode(text: string): number | undefined {
  const digits = /^\s*[-−–]?(32\d{3})\s*$/.exec(text)?.[1];
  return digits === undefined ? undefined : -Number(digits);
}

/** The heading over a rule that was named in full. */
export const NAMED = 'This rule';

export type Direct = { rules: KnownRule[]; isExact: boolean; heading: string };

/** What is offered before any search: the rule a text names, or the rules that speak of an error code. */
export function findDirect(text: string, rules: readonly KnownRule[], codes: readonly KnownCode[]): Direct | undefined {
  const id = parseRuleId(text);
  const rule = rules.find((one) => one.id === id);
  if (rule !== undefined) return { rules: [rule], isExact: true, heading: NAMED };
  const number = parseErrorCode(text);
  const wanted = text.trim().toLowerCase();
  const code = codes.find((one) => one.code === number || (wanted !== '' && one.name.toLowerCase() === wanted));
  if (code === undefined) return undefined;
  const about = rules.filter((one) => code.rules.includes(one.id));
  return { rules: about, isExact: about.length === 1, heading: `Rules about ${code.code} ${code.name}` };
}
