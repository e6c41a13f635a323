// Puts a form to predict over each closed answer of a card, when its row is first opened.
for (const reveal of document.querySelectorAll<HTMLDetailsElement>('details.reveal')) {
  const row = reveal.parentElement?.closest('details');
  const place = document.createElement('div');
  place.className = 'predict';
  const open = (): void => {
    reveal.before(place);
    import('./open.tsx')
      .then(({ openVariant }) => openVariant(place, reveal))
      .catch(() => (place.textContent = 'The form to predict could not be loaded. The answer opens without it.'));
  };
  row?.addEventListener('toggle', open, { once: true });
}
