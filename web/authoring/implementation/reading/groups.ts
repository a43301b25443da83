import type { GivenMatrix } from '../../../formats/axes/slices';
import type { ReadParameter } from './parameters';

/** Keys and values that have fewer heads than the queries. */
export interface Grouped {
  /** `self/w_k`. */
  readonly name: string;
  readonly groups: number;
}

/**
 * Repeats the columns of keys and values with fewer heads than the queries, so that each head has its own: grouped-query attention as
 * multi-head attention. Changes `parameters`, and returns what was repeated.
 */
export function repeatGroups(parameters: Map<string, ReadParameter>, heads: number): readonly Grouped[] {
  const grouped: Grouped[] = [];
  for (const [name, { matrix: keys }] of [...parameters]) {
    const prefix = /^(.*)w_k$/.exec(name)?.[1];
    const queries = prefix === undefined ? undefined : parameters.get(`${prefix}w_q`)?.matrix;
    if (queries === undefined || queries.cols === keys.cols) continue;
    const groups = (keys.cols * heads) / queries.cols;
    if (!Number.isInteger(groups) || groups < 1 || heads % groups !== 0 || heads === groups) continue;
    for (const part of ['w_k', 'b_k', 'w_v', 'b_v']) {
      const read = parameters.get(`${prefix}${part}`);
      if (read === undefined || read.matrix.cols % groups !== 0) continue;
      parameters.set(`${prefix}${part}`, { ...read, matrix: repeated(read.matrix, groups, heads / groups) });
    }
    grouped.push({ name, groups });
  }
  return grouped;
}

/** Each block of columns `times` times, one beside the other. */
function repeated(matrix: GivenMatrix, blocks: number, times: number): GivenMatrix {
  const { rows, cols } = matrix;
  const width = cols / blocks;
  const wide = cols * times;
  const spread = (numbers: Float64Array): Float64Array =>
    Float64Array.from({ length: rows * wide }, (_, at) => {
      const [row, col] = [Math.floor(at / wide), at % wide];
      const block = Math.floor(col / (width * times));
      return numbers[row * cols + block * width + (col % width)] ?? Number.NaN;
    });
  return {
    ...matrix,
    cols: wide,
    data: spread(matrix.data),
    halfDigit: matrix.halfDigit && spread(matrix.halfDigit),
  };
}
