// The known word that was probably meant.

/** Edits between two words: letters put in, left out, changed, or swapped with a neighbour (optimal string alignment). */
export function countEdits(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + cost,
          isSwap ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(from.length, to.length);
}

/** The known words that are near, the nearest first; none where all are far: more than a third of the letters differ. */
export function findNearest(word: string, known: readonly string[], most = 1): string[] {
  const limit = Math.max(1, Math.floor(word.length / 3));
  return known
    .map((one) => ({ one, edits: countEdits(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ one }) => one);
}

/** ` (did you mean x?)`, or nothing. */
export function suggest(word: string, known: readonly string[]): string {
  const [nearest] = findNearest(word, known);
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}
