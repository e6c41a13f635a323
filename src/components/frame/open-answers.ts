// One button that opens all answers of a card, and closes them again.
const rows = [...document.querySelectorAll<HTMLDetailsElement>('details.answer')];
const place = document.querySelector<HTMLElement>('.head');

if (place !== null && rows.length > 1) {
  const button = document.createElement('button');
  const label = (): void => {
    button.textContent = rows.every((row) => row.open) ? 'Close all' : 'Open all';
  };
  button.type = 'button';
  button.addEventListener('click', () => {
    const open = !rows.every((row) => row.open);
    for (const row of rows) row.open = open;
    label();
  });
  for (const row of rows) row.addEventListener('toggle', label);
  label();
  place.append(button);
}
