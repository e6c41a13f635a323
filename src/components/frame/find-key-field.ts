// The keyField, on the page about accessibility, that turns the key `/` off. find-key.ts reads the same name, and imports
// nothing from here: every page would load a file more.
const NAME = 'find-key';
const keyPlace = document.querySelector<HTMLElement>('[data-find-key]');
const keyField = keyPlace?.querySelector('input');
const keyStatus = keyPlace?.querySelector<HTMLElement>('[role="status"]');

if (keyPlace && keyField && keyStatus) {
  const refuse = (): void => {
    keyField.checked = true;
    keyStatus.textContent = 'This browser keeps no settings for this site.';
  };
  try {
    keyField.checked = localStorage.getItem(NAME) !== 'off';
  } catch {
    refuse();
  }
  keyPlace.hidden = false;
  keyField.addEventListener('change', () => {
    try {
      if (keyField.checked) localStorage.removeItem(NAME);
      else localStorage.setItem(NAME, 'off');
      keyStatus.textContent = 'Kept in this browser.';
    } catch {
      refuse();
    }
  });
}
