/** Fills rows that are shorter than the longest one. */
export const padding = -1;

/** Packs rows of different lengths into one array, `width` numbers per row, padded at the end. */
export function padRows(rows: readonly (readonly number[])[], width: number): Int32Array {
  const out = new Int32Array(rows.length * width).fill(padding);
  for (const [at, row] of rows.entries()) {
    if (row.length > width)
      throw new RangeError(`a row has ${row.length} numbers, and there is room for ${width}`);
    out.set(row, at * width);
  }
  return out;
}

/** One row of such an array without padding. */
export function unpaddedRow(padRows: Int32Array, width: number, at: number): readonly number[] {
  const row = padRows.subarray(at * width, (at + 1) * width);
  const end = row.indexOf(padding);
  return [...(end < 0 ? row : row.subarray(0, end))];
}

/** Creates a function that returns the index of a word. It throws a RangeError for unknown words. */
export function wordIndex(words: readonly string[]): (word: string) => number {
  const places = new Map(words.map((word, at) => [word, at]));
  return (word) => {
    const place = places.get(word);
    if (place === undefined) throw new RangeError(`there is no word "${word}"`);
    return place;
  };
}
