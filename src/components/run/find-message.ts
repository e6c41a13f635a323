// A click on an arrow of a sequence diagram leads to its message; the list beside says the same to who does not click.

/** The arrow of the diagram that is nearest to a height of the window, in CSS pixels. */
function findNearest(arrows: readonly Element[], y: number): number {
  const distances = arrows.map((arrow) => {
    const { top, bottom } = arrow.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}

document.addEventListener('click', (event) => {
  const diagram = event.target instanceof Element ? event.target.closest('.wire .seq') : null;
  const wire = diagram?.closest('.wire');
  if (!diagram || !wire) return;
  const arrows = [...diagram.querySelectorAll('g')];
  const message = wire.querySelectorAll<HTMLElement>('.turn')[findNearest(arrows, event.clientY)];
  if (message === undefined) return;
  message.closest('details')?.setAttribute('open', '');
  message.tabIndex = -1;
  message.focus();
});
