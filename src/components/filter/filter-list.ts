// Combines the filters of a list: a click adds or takes away a value, and the address says which are chosen.
import { formatCount } from './facet-list.ts';
import {
  countValue,
  formatFilter,
  matchesFilter,
  parseFilter,
  toggleValue,
  type Facets,
  type Filter,
} from './filter.ts';

const nav = document.querySelector<HTMLElement>('.filters');
const status = document.querySelector<HTMLElement>('[data-count]');
const rows = [...document.querySelectorAll<HTMLElement>('[data-rows] > li')];

if (nav !== null && status !== null && rows.length > 0) {
  const home = nav.dataset['list'] ?? './';
  const [one = '', several = one] = (status.dataset['count'] ?? '').split(' ');
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[data-facet]')];
  const partsOf = (link: HTMLAnchorElement): [string, string] => [
    link.dataset['facet'] ?? '',
    link.dataset['value'] ?? '',
  ];
  const names = [...new Set(links.map((link) => partsOf(link)[0]))];
  const fixed = links.find((link) => link.getAttribute('aria-current') === 'page');
  const all: Facets[] = rows.map((row) =>
    Object.fromEntries(names.map((facet) => [facet, (row.dataset[facet] ?? '').split(' ')])),
  );
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];

  const showLinks = (filter: Filter, isWhole: boolean): void => {
    for (const link of links) {
      const [facet, value] = partsOf(link);
      link.href = home + formatFilter(toggleValue(filter, facet, value));
      const count = link.querySelector('small');
      if (!isWhole) continue;
      if (count !== null) count.textContent = String(countValue(all, filter, facet, value));
      if (filter.get(facet)?.includes(value)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const show = (): void => {
    const filter = parseFilter(new URLSearchParams(location.search), names);
    rows.forEach((row, index) => (row.hidden = !matchesFilter(all[index] ?? {}, filter)));
    for (const group of groups) group.hidden = group.querySelector('[data-rows] > li:not([hidden])') === null;
    const shown = rows.filter((row) => !row.hidden).length;
    status.textContent = formatCount(shown, rows.length, [one, several]);
    showLinks(filter, true);
  };

  // A page of one value lists only what has it: there a further value leads to the whole list.
  if (fixed !== undefined) {
    const [facet, value] = partsOf(fixed);
    showLinks(new Map([[facet, [value]]]), false);
  } else {
    show();
    addEventListener('popstate', show);
    nav.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-facet]') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
      show();
    });
  }
}
