// Which interview is open in this tab: kept with its entry in the history, so that a reload leads back to it and a new tab begins with the list.

interface Entry {
  run?: string;
}

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null;

/** The id of the interview that was open before the page was loaded again. */
export function readOpenRun(): string | undefined {
  const state: unknown = history.state;
  return isEntry(state) && typeof state.run === 'string' ? state.run : undefined;
}

/** Keeps the id for a reload; nothing forgets it. */
export function rememberOpenRun(id: string | undefined): void {
  const { run: _, ...rest } = isEntry(history.state) ? history.state : {};
  history.replaceState(id === undefined ? rest : { ...rest, run: id }, '');
}
