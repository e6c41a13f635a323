// What the sheets share: the head of one, a box to tick with a pen, and room to write.
import type { ComponentChildren } from 'preact';
import type { Paper } from '../../kit/sheet-length.ts';
import { minutesOf, type CaseText, type Sheet } from '../../kit/sheet.ts';
import type { Variant } from '../../study/drill-data.ts';
import { count } from '../drill/days.ts';

/** What each sheet gets. */
export interface SheetProps {
  sheet: Sheet;
  paper: Paper;
  /** What the engine made of the variants, as far as it is done. */
  cases: ReadonlyMap<Variant, CaseText>;
}

interface HeadProps {
  id: string;
  title: string;
  sheet: Sheet;
  children?: ComponentChildren;
}

/** Names a sheet, and says what every sheet of one kit says alike, so that those that belong together are known. */
export function SheetHead({ id, title, sheet, children }: HeadProps) {
  return (
    <header class="sheet-head">
      <h3 id={id}>{title}</h3>
      <p class="sheet-facts">
        <span>Model Context Protocol, revision {sheet.revision}</span>
        <span>{count(sheet.questions.length, 'question')}</span>
        <span>{count(minutesOf(sheet), 'minute')}</span>
      </p>
      {children}
    </header>
  );
}

/** A box for a pen; nothing on the screen can be ticked here. */
export const Box = () => <span class="sheet-box" aria-hidden="true" />;

/** As many lines as a page has: where the rest of one is filled, those beyond its end are cut off. */
const PAGEFUL = 34;
/** More than these are for paper. */
const ON_SCREEN = 4;

/** Lines to write on: so many, or what is left of the page. */
export function Lines({ name, rows }: { name: string; rows: number | 'rest' }) {
  const number = rows === 'rest' ? PAGEFUL : rows;
  return (
    <div class={rows === 'rest' ? 'sheet-lines sheet-lines-rest' : 'sheet-lines'}>
      {Array.from({ length: number }, (_, row) => (
        <div class={row < ON_SCREEN ? 'sheet-line' : 'sheet-line sheet-paper'}>
          {row === 0 && <span class="sheet-label">{name}</span>}
        </div>
      ))}
    </div>
  );
}
