// Opens the drill in its place on the page. All of it is loaded at once: without what is due today there is nothing to press.
import { fetchData } from '../frame/fetch-data.ts';

const drill = document.querySelector<HTMLElement>('[data-drill]');

if (drill !== null) {
  const fetched = fetchData(drill.dataset.drill ?? '');
  import('./open.tsx')
    .then(({ open }) => open(drill, fetched))
    .catch(() => {
      drill.textContent = 'The code of the drill could not be loaded. Check the connection and reload the page.';
    });
}
