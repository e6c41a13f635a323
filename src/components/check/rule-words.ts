// The words of the rules, as the page fetches them once.
import type { RuleInfo } from '../../report/report.ts';
import { sitePath } from '../frame/site-path.ts';

/** What stands in /check/rules.json. */
export interface RuleWords {
  /** Of Wireproof. */
  version: string;
  rules: RuleInfo[];
}

let words: Promise<RuleWords> | undefined;

/** Fetches them; a failure is not kept, so that another try can succeed. */
export function loadRuleWords(): Promise<RuleWords> {
  words ??= fetch(sitePath('/check/rules.json')).then((response) => {
    if (!response.ok) throw new Error(`the words of the rules could not be loaded (status ${response.status})`);
    return response.json() as Promise<RuleWords>;
  });
  words.catch(() => (words = undefined));
  return words;
}
