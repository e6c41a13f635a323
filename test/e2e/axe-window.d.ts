// axe-core as it hangs on the window of a page that its source was run in.
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}
