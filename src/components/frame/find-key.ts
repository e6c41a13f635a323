// The `/` key leads to the search page from any page, except while one is typing or where it was turned off.
const find = document.querySelector<HTMLAnchorElement>('a.find');
const TYPING = 'input, textarea, select, [contenteditable]';

/** A key without a modifier has to be one that can be turned off (WCAG 2.2, 2.1.4): find-key-field.ts does it. */
function isOn(): boolean {
  try {
    return localStorage.getItem('find-key') !== 'off';
  } catch {
    // A browser that keeps nothing knows of no wish.
    return true;
  }
}

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.composedPath()[0];
  if (target instanceof Element && target.closest(TYPING) !== null) return;
  if (!isOn()) return;
  event.preventDefault();
  find?.click();
});
