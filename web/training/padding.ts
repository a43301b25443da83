/** What stands after the end of a row that is shorter than the longest. */
export const padding = -1;

/** Rows of different lengths as one table, `width` numbers a row. */
export function padRows(rows: readonly (readonly number[])[], width: number): Int32Array {
  const out = new Int32Array(rows.length * width).fill(padding);
  for (const [at, row] of rows.entries()) {
    if (row.length > width)
      throw new RangeError(`a row has ${row.length} numbers, and there is room for ${width}`);
    out.set(row, at * width);
  }
  return out;
}

/** One row of such a table, up to its end. */
export function unpaddedRow(padRows: Int32Array, width: number, at: number): readonly number[] {
  const row = padRows.subarray(at * width, (at + 1) * width);
  const end = row.indexOf(padding);
  return [...(end < 0 ? row : row.subarray(0, end))];
}

/** Turns words into their places in a list. */
export function wordIndex(words: readonly string[]): (word: string) => number {
  const places = new Map(words.map((word, at) => [word, at]));
  return (word) => {
    const place = places.get(word);
    if (place === undefined) throw new RangeError(`there is no word "${word}"`);
    return place;
  };
}
