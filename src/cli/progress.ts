// One line on a terminal that says how far a run is, rewritten in place; elsewhere nothing.
import type { Terminal } from './terminal.ts';

export interface ProgressLine {
  show(text: string): void;
  /** Takes the line away. */
  clear(): void;
}

const CLEAR = '\r\u001b[2K';

/** Creates the line; without a terminal, or on one that cannot rewrite, it never shows. */
export function createProgressLine({ columns, err, env }: Pick<Terminal, 'columns' | 'err' | 'env'>): ProgressLine {
  if (columns === undefined || env.TERM === 'dumb') return { show: () => {}, clear: () => {} };
  let shown = '';
  return {
    show(text) {
      // A line that wraps could not be rewritten.
      const line = text.length < columns ? text : `${text.slice(0, Math.max(0, columns - 2))}…`;
      if (line !== shown) void err(CLEAR + line);
      shown = line;
    },
    clear() {
      if (shown !== '') void err(CLEAR);
      shown = '';
    },
  };
}
