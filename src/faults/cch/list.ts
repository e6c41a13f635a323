// The faults of CCH, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'drops-a-lifetime-of-zero': async () => (await import('./drops-a-lifetime-of-zero.ts')).dropsALifetimeOfZero,
  'filters-the-list-only': async () => (await import('./filters-the-list-only.ts')).filtersTheListOnly,
  'forgets-hints-on-reads': async () => (await import('./forgets-hints-on-reads.ts')).forgetsHintsOnReads,
  'puts-hints-into-meta': async () => (await import('./puts-hints-into-meta.ts')).putsHintsIntoMeta,
  'says-minus-one': async () => (await import('./says-minus-one.ts')).saysMinusOne,
  'shares-later-pages': async () => (await import('./shares-later-pages.ts')).sharesLaterPages,
  'shares-what-it-filtered': async () => (await import('./shares-what-it-filtered.ts')).sharesWhatItFiltered,
  'trusts-the-scope': async () => (await import('./trusts-the-scope.ts')).trustsTheScope,
};
