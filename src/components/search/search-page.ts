// The search page: reads what is typed, offers rules it names, and lists what Pagefind finds.
import { factory, scriptRules } from '../frame/trusted-scripts.ts';
import type { Found } from '../../site/found.ts';
import { findDirect, NAMED, type Direct, type KnownCode, type KnownRule } from './rule-ids.ts';

interface Pagefind {
  /** Gives `null` where another search began before so many milliseconds were over. */
  debouncedSearch(text: string, options: object, milliseconds: number): Promise<{ results: { id: string }[] } | null>;
}

const form = document.querySelector<HTMLFormElement>('[data-search]');
const input = form?.querySelector<HTMLInputElement>('input');
const status = document.querySelector<HTMLElement>('[data-status]');
const direct = document.querySelector<HTMLElement>('[data-direct]');
const results = document.querySelector<HTMLElement>('[data-results]');
const SHOWN = 20;
/** Milliseconds without a key after which is searched. */
const TYPING = 100;

let ids: Promise<{ rules: KnownRule[]; codes: KnownCode[] }> | undefined;
let index: Promise<Pagefind> | undefined;

const loadIds = (url: string) => (ids ??= fetch(url).then((response) => response.json()));
const pages = new Map<string, Promise<Found>>();

function loadPage(id: string, index: string): Promise<Found> {
  const known = pages.get(id);
  if (known !== undefined) return known;
  const coming = fetch(new URL(`fragment/${id}.json`, new URL(index, location.href))).then((response) => {
    if (response.ok) return response.json() as Promise<Found>;
    throw new Error(`status ${response.status} of fragment/${id}.json`);
  });
  pages.set(id, coming);
  // What failed is asked for again.
  coming.catch(() => pages.delete(id));
  return coming;
}

const loadIndex = (url: string) => (index ??= import(/* @vite-ignore */ url) as Promise<Pagefind>);

// Its worker starts without a policy; without one it would search on the page itself, and stall the typing.
factory?.createPolicy('default', scriptRules);

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}

function createRow(label: string, title: string, url: string, text: string): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  row.append(element('span', 'label', label), link);
  if (text !== '') row.append(element('p', 'soft small', text));
  return row;
}

function showDirect(found: Direct | undefined): void {
  direct?.replaceChildren();
  if (found === undefined || found.rules.length === 0) return;
  const list = element('ol', 'rows found first', '');
  list.append(...found.rules.map((rule) => createRow(rule.id, rule.title, rule.path, '')));
  direct?.append(element('h2', 'label', found.heading), list);
}

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What stands below, in words. */
function describeFound(text: string, direct: Direct | undefined, pages: number): string {
  if (text === '') return '';
  const rules = direct?.rules.length ?? 0;
  if (rules + pages === 0) return `Nothing found for “${text}”. Fewer words find more.`;
  return [
    ...(rules > 0 ? [countOf(rules, 'rule')] : []),
    ...(pages > 0 ? [countOf(pages, 'page')] : []),
    ...(pages > SHOWN ? [`the first ${SHOWN} shown`] : []),
  ].join(', ');
}

async function search(text: string, urls: { ids: string; index: string }): Promise<void> {
  const { rules, codes } = await loadIds(urls.ids);
  const found = findDirect(text, rules, codes);
  showDirect(found);
  // A rule that was named in full needs no search: every page that links to it would be found.
  const isNamed = found?.heading === NAMED;
  const pagefind = await loadIndex(urls.index);
  const answer = text.trim() === '' || isNamed ? { results: [] } : await pagefind.debouncedSearch(text, {}, TYPING);
  if (answer === null || status === null || results === null) return;
  const shown = await Promise.all(answer.results.slice(0, SHOWN).map(({ id }) => loadPage(id, urls.index)));
  results.hidden = shown.length === 0;
  results.replaceChildren(...shown.map((page) => createRow(page.label, page.title, page.url, page.description)));
  status.textContent = describeFound(text.trim(), found, answer.results.length);
}

if (form !== null && input !== null && input !== undefined && status !== null) {
  const urls = { ids: form.dataset['ids'] ?? '', index: form.dataset['index'] ?? '' };
  const run = (): void => {
    search(input.value, urls).catch((error: unknown) => {
      status.textContent = `The search index did not load (${error instanceof Error ? error.message : String(error)}). Reload the page, or look through rules and questions.`;
    });
  };
  const go = async (leave: (path: string) => void): Promise<void> => {
    const { rules, codes } = await loadIds(urls.ids);
    const found = findDirect(input.value, rules, codes);
    const [rule] = found?.rules ?? [];
    if (found?.isExact && rule !== undefined) leave(rule.path);
    else run();
  };
  const query = new URLSearchParams(location.search);
  form.hidden = false;
  input.value = query.get('q') ?? '';
  input.focus();
  // The form on the home page asks to be sent on; then this page stays out of the way of going back.
  if (query.has('go')) go((path) => location.replace(path)).catch(run);
  else if (input.value !== '') run();
  input.addEventListener('input', () => {
    history.replaceState(
      null,
      '',
      input.value === '' ? location.pathname : `?${new URLSearchParams({ q: input.value })}`,
    );
    run();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go((path) => location.assign(path)).catch(run);
  });
}
