// On a rule page: while a reader predicts, the examples below are hidden.
const block = document.querySelector<HTMLDetailsElement>('.predict-first > details');
const told = block?.querySelector<HTMLElement>('.told');
const examples = document.querySelector<HTMLElement>('.examples');
const play = examples?.querySelector<HTMLElement>('.play[data-kind="passing"]');

if (block && told && examples && play) mountRule(block, told, examples, play);

function mountRule(block: HTMLDetailsElement, told: HTMLElement, examples: HTMLElement, play: HTMLElement): void {
  let isAnswered = false;
  const hide = (): void => {
    examples.hidden = block.open && !isAnswered;
  };
  const place = document.createElement('div');
  place.className = 'predict';
  place.dataset.fields = told.dataset.fields;
  const open = (): void => {
    told.before(place);
    import('./open.tsx')
      .then(({ openRule }) =>
        openRule(place, play, (now) => {
          isAnswered = now;
          hide();
        }),
      )
      .catch(() => {
        isAnswered = true;
        place.textContent = 'The form to predict could not be loaded; here is the answer.';
        told.hidden = false;
        hide();
      });
  };
  told.hidden = true;
  block.addEventListener('toggle', hide);
  block.addEventListener('toggle', open, { once: true });

  /** Who follows a link to what is hidden, or to a reason of a report, does not want to predict. */
  const showFor = (hash: string): Element | null => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!examples.hidden || target === null) return null;
    if (!examples.contains(target) && !target.id.startsWith('reason-')) return null;
    block.open = false;
    hide();
    return target;
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link !== null) showFor(link.hash);
  });
  addEventListener('hashchange', () => showFor(location.hash)?.scrollIntoView());
}
