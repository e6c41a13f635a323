// Combines the filters of the card list: a click adds or takes away a value, and the address says which are chosen.
import {
  countValue,
  formatFilter,
  matchesFilter,
  parseFilter,
  toggleValue,
  type Facets,
  type Filter,
} from './filter.ts';

const FACETS = ['level', 'importance', 'kind', 'role', 'topic'];
const nav = document.querySelector<HTMLElement>('.filters');
const list = document.querySelector<HTMLElement>('ol.cards');
const status = document.querySelector<HTMLElement>('[data-count]');

if (nav !== null && list !== null && status !== null) {
  const home = nav.dataset['list'] ?? './';
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[data-facet]')];
  const fixed = links.find((link) => link.getAttribute('aria-current') === 'page');
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')];
  const cards: Facets[] = rows.map((row) =>
    Object.fromEntries(FACETS.map((facet) => [facet, (row.dataset[facet] ?? '').split(' ')])),
  );
  const partsOf = (link: HTMLAnchorElement): [string, string] => [
    link.dataset['facet'] ?? '',
    link.dataset['value'] ?? '',
  ];

  const showLinks = (filter: Filter, isWhole: boolean): void => {
    for (const link of links) {
      const [facet, value] = partsOf(link);
      link.href = home + formatFilter(toggleValue(filter, facet, value));
      const count = link.querySelector('small');
      if (!isWhole) continue;
      if (count !== null) count.textContent = String(countValue(cards, filter, facet, value));
      if (filter.get(facet)?.includes(value)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const show = (): void => {
    const filter = parseFilter(new URLSearchParams(location.search), FACETS);
    const shown = rows.filter((row, index) => {
      row.hidden = !matchesFilter(cards[index] ?? {}, filter);
      return !row.hidden;
    }).length;
    status.textContent = `${shown} of ${rows.length} ${rows.length === 1 ? 'question' : 'questions'}`;
    showLinks(filter, true);
  };

  // A page of one value lists only its own cards: there a further value leads to the whole list.
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
