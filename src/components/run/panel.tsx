// What the buttons of a capture do: run repeats it, edit opens its requests.
import { addSheet } from '../frame/add-sheet.ts';
import { render } from 'preact';
import { findDifference } from './compare.ts';
import { Differing, Outcome } from './outcome.tsx';
import { repeat, type Repeated } from './repeat.ts';
import styles from './run.css?url';

void addSheet(styles);

export type Action = 'run' | 'edit';

/** Where a button stands: the capture's frame, the line to speak in, and the button itself. */
export interface Place {
  play: HTMLElement;
  status: HTMLElement;
  button: HTMLButtonElement;
}

/** Does what a button says; never rejects, trouble is told in the status. */
export function act(place: Place, action: Action): Promise<void> {
  return action === 'run' ? run(place) : edit(place);
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function run({ play, status }: Place): Promise<void> {
  if (status.ariaBusy !== 'true') await repeatAndTell({ play, status }).catch(() => undefined);
}

/** Repeats a capture and tells in its status what came of it; where nothing did it tells, too, and rejects. */
export async function repeatAndTell({ play, status }: Pick<Place, 'play' | 'status'>): Promise<Repeated> {
  const section = play.querySelector('.capture') ?? play;
  const began = performance.now();
  status.ariaBusy = 'true';
  render(<Outcome state="running" />, status);
  try {
    const repeated = await repeat(play);
    const difference = findDifference(section, repeated.html);
    const milliseconds = performance.now() - began;
    status.ariaBusy = null;
    render(<Outcome state="done" {...repeated} difference={difference} milliseconds={milliseconds} />, status);
    render(difference && <Differing html={repeated.html} />, below(play, 'run-fresh'));
    return repeated;
  } catch (error) {
    status.ariaBusy = null;
    render(<Outcome state="failed" message={messageOf(error)} />, status);
    throw error;
  }
}

async function edit({ play, status, button }: Place): Promise<void> {
  const place = below(play, 'run-edit');
  const close = (): void => {
    button.ariaExpanded = 'false';
    render(null, place);
    button.focus();
  };
  if (button.ariaExpanded === 'true') return close();
  button.ariaExpanded = 'true';
  try {
    // What a run said stays.
    const isFree = !status.hasChildNodes();
    if (isFree) render(<Outcome state="opening" />, status);
    const { openEdit } = await import('./edit.tsx');
    const form = await openEdit(play, close);
    if (isFree) render(null, status);
    // The reader may have pressed again while it was loading.
    if (button.ariaExpanded === 'true') render(form, place);
  } catch (error) {
    button.ariaExpanded = 'false';
    render(<Outcome state="failed" message={messageOf(error)} />, status);
  }
}

/** The place under a capture for one purpose; made when it is first needed. */
function below(play: HTMLElement, name: string): HTMLElement {
  const known = play.querySelector<HTMLElement>(`:scope > .${name}`);
  if (known !== null) return known;
  const place = document.createElement('div');
  place.className = name;
  play.append(place);
  return place;
}
