import type { GivenMatrix } from '../../../formats/axes/slices';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import type { ReadParameter } from './parameters';
import type { ReadValues } from './values';

/** Keys and values that have fewer heads than the queries. */
export interface Grouped {
  /** `self/w_k`. */
  readonly name: string;
  readonly groups: number;
  /** How many heads use each. */
  readonly times: number;
  /** The inputs that were repeated. */
  readonly inputs: readonly string[];
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
    const times = heads / groups;
    const inputs: string[] = [];
    for (const part of ['w_k', 'b_k', 'w_v', 'b_v']) {
      const input = `${prefix}${part}`;
      const read = parameters.get(input);
      if (read === undefined || read.matrix.cols % groups !== 0) continue;
      parameters.set(input, { ...read, matrix: repeated(read.matrix, groups, times) });
      inputs.push(input);
    }
    grouped.push({ name, groups, times, inputs });
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

/** The columns of heads that were repeated for neighbours, as if the heads took the groups in turns: 1 2 1 2 for 1 1 2 2. */
export function inTurns(
  numbers: ArrayLike<number>,
  cols: number,
  { groups, times }: Pick<Grouped, 'groups' | 'times'>,
): Float64Array {
  const width = cols / (groups * times);
  return Float64Array.from({ length: numbers.length }, (_, at) => {
    const [row, col] = [Math.floor(at / cols), at % cols];
    const group = Math.floor(col / width) % groups;
    return numbers[row * cols + group * times * width + (col % width)] ?? Number.NaN;
  });
}

/** What a file says about heads of keys and values, if its weights have others. */
export function keyHeadsNotes(
  keyHeads: ReadValues['keyHeads'],
  grouped: readonly Grouped[],
  heads: number,
): readonly Message[] {
  const counts = grouped.length > 0 ? grouped.map(({ groups }) => groups) : [heads];
  return keyHeads === null || counts.includes(Number(keyHeads.value))
    ? []
    : [
        message(implementationText('implementation.note_key_heads'), {
          ...{ name: keyHeads.name, value: String(keyHeads.value) },
          count: counts[0] ?? heads,
        }),
      ];
}
