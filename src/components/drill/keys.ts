// Single keys that act on the page, as long as the reader wants that and is not writing.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What each key does: by its name, letters small. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const WRITING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** What presses by itself, by the key: Enter does nothing on a radio button or a box. */
const PRESSED: Readonly<Record<string, string>> = { Enter: 'a, button, summary', ' ': 'button, summary, input, label' };

function handle(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  const act = keys[event.key.toLowerCase()];
  const target = event.composedPath()[0];
  if (act === undefined || !(target instanceof Element) || target.closest(WRITING) !== null) return;
  const pressed = PRESSED[event.key];
  if (pressed !== undefined && target.closest(pressed) !== null) return;
  event.preventDefault();
  act();
}

/** Lets keys act while the component is there. */
export function useKeys(keys: Keys, isOn: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Not after the next paint: a quick reader is quicker.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => handle(event, latest.current);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

/** The keys 1 to 9 for the items of a list. */
export const digits = (count: number, act: (index: number) => void): Keys =>
  Object.fromEntries(Array.from({ length: Math.min(count, 9) }, (_, index) => [String(index + 1), () => act(index)]));
