// Cuts a stream of bytes into lines. Bytes, since a character of UTF-8 may be split between two pieces.

export interface LineSplitter {
  push(piece: Uint8Array): void;
  /** Gives what stands after the last line break. */
  end(): void;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Calls `onLine` with every line without its `\n` or `\r\n`. A line of more than `limit` bytes is not kept: it is
 * reported once as too long.
 */
export function createLineSplitter(limit: number, onLine: (line: Uint8Array | 'too long') => void): LineSplitter {
  let pieces: Uint8Array[] = [];
  let length = 0;

  const keep = (piece: Uint8Array): void => {
    length += piece.length;
    if (length <= limit) pieces.push(piece);
    else pieces = [];
  };
  const finish = (): void => {
    const line = Buffer.concat(pieces);
    const isTooLong = length > limit;
    pieces = [];
    length = 0;
    onLine(isTooLong ? 'too long' : line.at(-1) === RETURN ? line.subarray(0, -1) : line);
  };
  return {
    push(piece) {
      let start = 0;
      for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, start)) {
        keep(piece.subarray(start, at));
        finish();
        start = at + 1;
      }
      keep(piece.subarray(start));
    },
    end() {
      if (length > 0) finish();
    },
  };
}
