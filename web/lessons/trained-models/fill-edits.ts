import type { Edit } from '../guide';

/** Edits that set `rows` rows of a matrix, from `firstRow` on, to one value. */
export function filled(
  node: string,
  rows: number,
  cols: number,
  value: number,
  firstRow = 0,
): readonly Edit[] {
  return Array.from({ length: rows * cols }, (_, at) => ({
    set: `${node}:${firstRow + Math.floor(at / cols)},${at % cols}`,
    to: value,
  }));
}

/** Where a head is, and the sizes of the output projection that its results go through. */
interface Head {
  /** The attention: `encoder_0/self`. */
  readonly attention: string;
  readonly index: number;
  readonly d_v: number;
  readonly d_model: number;
}

/** Edits that fill the rows of a head in the output projection with 0, so that nothing it finds is used. */
export function withoutHead({ attention, index, d_v, d_model }: Head): readonly Edit[] {
  return filled(`${attention}/w_o`, d_v, d_model, 0, index * d_v);
}
