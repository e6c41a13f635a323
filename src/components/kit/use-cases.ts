// What the engine makes of all variants of a kit, as text, for files; and when it is done, for the printer.
import { useEffect, useState } from 'preact/hooks';
import type { CaseText } from '../../kit/sheet.ts';
import type { Variant } from '../../study/drill-data.ts';
import { runVariant } from '../run/run-variant.ts';
import { describeCase } from './variant-back.ts';

export interface Cases {
  made: ReadonlyMap<Variant, CaseText>;
  /** How many the engine still works on. */
  open: number;
  /** How many it could not answer. */
  lost: number;
}

/** Runs all variants; each is run once, whoever else shows it. */
export function useCases(variants: readonly Variant[]): Cases {
  const [state, setState] = useState<{ of: readonly Variant[]; cases: Cases }>();
  useEffect(() => {
    let isOpen = true;
    void Promise.allSettled(variants.map(runVariant)).then((results) => {
      if (!isOpen) return;
      const made = new Map<Variant, CaseText>();
      for (const [index, variant] of variants.entries()) {
        const result = results[index];
        if (result?.status === 'fulfilled') made.set(variant, describeCase(result.value, variant));
      }
      setState({ of: variants, cases: { made, open: 0, lost: variants.length - made.size } });
    });
    return () => {
      isOpen = false;
    };
  }, [variants]);
  return state?.of === variants ? state.cases : { made: new Map(), open: variants.length, lost: 0 };
}
