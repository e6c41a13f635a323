// Opens the kit in its place on the page.
import { fetchData } from '../frame/fetch-data.ts';

const kit = document.querySelector<HTMLElement>('[data-kit]');

if (kit !== null) {
  const fetched = fetchData(kit.dataset.kit ?? '');
  import('./open.tsx')
    .then(({ open }) => open(kit, fetched))
    .catch(() => {
      kit.textContent = 'The code of the kit could not be loaded. Check the connection and reload the page.';
    });
}
