// Sets a title in lines: in the largest size that fits, and no line much shorter than the others.

/** One size of type, in px, and how many lines of it there is room for. */
export interface Step {
  size: number;
  lines: number;
}

/** Fills lines of a width one after the other; gives the words of each, as places in `widths`. */
function fillLines(widths: readonly number[], space: number, room: number): number[][] {
  const lines: number[][] = [];
  let used = Infinity;
  for (const [word, width] of widths.entries()) {
    if (used + space + width > room) {
      lines.push([]);
      used = -space;
    }
    lines.at(-1)?.push(word);
    used += space + width;
  }
  return lines;
}

/** Breaks a title into as few lines as fit into `room`, and makes the widest of them as narrow as that allows. */
export function balanceLines(widths: readonly number[], space: number, room: number): number[][] {
  const count = fillLines(widths, space, room).length;
  let [narrow, wide] = [Math.min(room, Math.max(0, ...widths)), room];
  while (wide - narrow > room / 1000) {
    const middle = (narrow + wide) / 2;
    if (fillLines(widths, space, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return fillLines(widths, space, wide);
}

/**
 * Sets a title: `widths` are those of its words and `space` the one between them, in px at a size of 1 px.
 * Gives the first of `steps` in which it fits; throws where it fits in none.
 */
export function setTitle(
  widths: readonly number[],
  space: number,
  room: number,
  steps: readonly Step[],
): { size: number; lines: number[][] } {
  for (const { size, lines: most } of steps) {
    const lines = balanceLines(widths, space, room / size);
    const isWithin = widths.every((width) => width <= room / size);
    if (isWithin && lines.length <= most) return { size, lines };
  }
  const { size, lines } = steps.at(-1) ?? { size: 0, lines: 0 };
  throw new Error(`the title fits in no size: expected at most ${lines} lines of ${size} px; shorten it.`);
}
