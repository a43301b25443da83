/** Whole numbers from `from` up to, but not, `to`. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);
