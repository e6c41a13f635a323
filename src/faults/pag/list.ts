// The faults of PAG, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'burns-cursors': async () => (await import('./burns-cursors.ts')).burnsCursors,
  'ends-the-list': async () => (await import('./ends-the-list.ts')).endsTheList,
  'keeps-cursors-on-the-connection': async () =>
    (await import('./keeps-cursors-on-the-connection.ts')).keepsCursorsOnTheConnection,
  'starts-again': async () => (await import('./starts-again.ts')).startsAgain,
};
