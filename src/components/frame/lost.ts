// On the page for addresses that do not exist: goes to the rule that the address means, if it means one.
import { rulePath } from './rule-in-path.ts';

const rules = document.querySelector<HTMLElement>('[data-rules]')?.dataset['rules'];
const path = rules === undefined ? undefined : rulePath(location.pathname, rules);
// A rule that does not exist either leads here again; then the reader is told instead of sent round.
if (path !== undefined && path !== location.pathname) location.replace(path + location.hash);
