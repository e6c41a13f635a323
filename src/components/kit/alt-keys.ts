// Keys that act together with Alt, so that they work while one writes and no screen reader takes them for its own.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What each letter does, by the small letter. */
export type AltKeys = Readonly<Record<string, () => void>>;

/** The letter that is meant: what is on the key, or where macOS makes a sign of it, what stands there on most keyboards. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/** Lets keys act while the component is there. */
export function useAltKeys(keys: AltKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Not after the next paint: a quick reader is quicker.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      const act = latest.current[letterOf(event)];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
