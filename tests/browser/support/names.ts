/** The words that name the rows of the query side and of the key side. Where there is one sentence, both are it. */
export interface Words {
  readonly query: readonly string[];
  readonly key: readonly string[];
}

type Axis = keyof Words | null;

/** Which words name the rows and columns of a matrix; null for features, which are counted. */
const axes: Readonly<Record<string, readonly [rows: Axis, cols: Axis]>> = {
  x: ['query', null],
  y: ['key', null],
  query: ['query', null],
  query_product: ['query', null],
  key: ['key', null],
  key_product: ['key', null],
  value: ['key', null],
  value_product: ['key', null],
  key_transposed: [null, 'key'],
  scores: ['query', 'key'],
  scaled_scores: ['query', 'key'],
  capped_scores: ['query', 'key'],
  mask: ['query', 'key'],
  masked_scores: ['query', 'key'],
  weights: ['query', 'key'],
  context: ['query', null],
  concat: ['query', null],
  output_product: ['query', null],
  output: ['query', null],
};

/** The names of the rows and columns of a node; undefined where they are counted from 1. */
export function axisNames(
  node: string,
  words: Words,
): readonly [readonly string[] | undefined, readonly string[] | undefined] {
  const [rows, cols] = axes[node.replace(/^head_\d+\//, '')] ?? [null, null];
  return [rows === null ? undefined : words[rows], cols === null ? undefined : words[cols]];
}
