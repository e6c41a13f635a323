// Finds what rules name: error codes and HTTP statuses in their own words, so that a link to them can be vouched for.
import { ERROR_NAMES } from '../../protocol/error-codes.ts';
import type { RuleLink, RulesByName } from './about.ts';

interface RuleText {
  id: string;
  title: string;
  quotes: readonly string[];
}

/** A name that stands for nothing else, as `HeaderMismatch` does; "Invalid request" may be said of anything. */
const IS_NAME = /^[A-Z][a-z]+[A-Z]/;

/** Lists rules by the codes and statuses in their titles and sentences; a code counts by its name as well. */
export function nameRules(rules: readonly RuleText[]): RulesByName {
  const found: Record<string, RuleLink[]> = {};
  for (const { id, title, quotes } of rules) {
    const text = [title, ...quotes].join('\n');
    const codes = text.match(/-32\d{3}\b/g) ?? [];
    const named = Object.entries(ERROR_NAMES).filter(([, name]) => IS_NAME.test(name) && text.includes(name));
    // Where a sentence gives two ends of a range, neither is what it is about.
    const isRange = /-32\d{3}\W+(?:to|through|and)\W+-32\d{3}/.test(text);
    const statuses = text.match(/(?<![\d-])[2-5]\d\d(?!\d)/g) ?? [];
    const names = [...(isRange ? [] : codes), ...named.map(([code]) => code), ...statuses];
    for (const name of new Set(names)) (found[name] ??= []).push({ id, title });
  }
  return found;
}
