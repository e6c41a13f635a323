// Makes the form of the playground ready; all that it does is loaded when someone first touches it, or comes with a link.
const form = document.querySelector<HTMLFormElement>('[data-playground]');
const line = form?.querySelector<HTMLElement>('[data-root="status"]');

if (form && line) {
  const button = form.querySelector('button');
  let opening: Promise<() => void> | undefined;
  const open = (): Promise<(() => void) | undefined> => {
    opening ??= import('./open.tsx').then((code) => code.open(form));
    return opening.catch(() => {
      opening = undefined;
      line.textContent =
        'The code of the playground could not be loaded. Nothing was sent. Check the connection and try again.';
      return undefined;
    });
  };
  for (const type of ['pointerdown', 'focusin', 'change']) form.addEventListener(type, () => void open());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open().then((send) => send?.());
  });
  form.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement) form.requestSubmit();
  });
  if (button) button.disabled = false;
  const followLink = (): void => {
    const { hash } = location;
    // A fragment that names a place in the page is no link to an exchange.
    if (hash.length > 1 && document.getElementById(hash.slice(1)) === null) void open();
  };
  addEventListener('hashchange', followLink);
  followLink();
}

export {};
