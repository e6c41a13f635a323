// The `/` key leads to the search page from any page, except while one is typing.
const find = document.querySelector<HTMLAnchorElement>('a.find');
const TYPING = 'input, textarea, select, [contenteditable]';

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.composedPath()[0];
  if (target instanceof Element && target.closest(TYPING) !== null) return;
  event.preventDefault();
  find?.click();
});
