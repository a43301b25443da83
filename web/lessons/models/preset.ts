import type { Weights } from '../../training/weight-file';
import type { Preset, Reading, Rows, Vocabulary } from '../lesson';

/** The initial tokens and the vocabularies. */
export interface Text {
  readonly tokens: Preset['tokens'];
  readonly query: Vocabulary;
  readonly key?: Vocabulary;
  readonly longest?: Reading['longest'];
}

function rowsOf({ rows, cols, data }: Weights['matrices'][number]): Rows {
  const numbers = Array.from(data);
  return Array.from({ length: rows }, (_, row) => numbers.slice(row * cols, (row + 1) * cols));
}

function oneHot(tokens: readonly string[], { words }: Vocabulary): Rows {
  return tokens.map((token) => words.map((word) => (word === token ? 1 : 0)));
}

/** Sizes that are also options. */
const sizeOptions: readonly string[] = ['n_heads', 'n_cross_heads', 'patch'];

export function optionsOf({ options, sizes }: Weights): Preset['options'] {
  return Object.fromEntries([...sizes.filter(([name]) => sizeOptions.includes(name)), ...options]);
}

/** The weights as inputs, by name. */
export function inputsOf({ matrices }: Weights): Readonly<Record<string, Rows>> {
  return Object.fromEntries(matrices.map((weight) => [weight.name, rowsOf(weight)]));
}

/** The preset of a model that reads tokens. */
export function readingPreset(
  weights: Weights,
  { tokens, query, key, longest }: Text,
): { readonly preset: Preset; readonly reading: Reading } {
  const inputs = inputsOf(weights);
  const texts = [
    { words: tokens.query, vocabulary: query },
    ...(key === undefined ? [] : [{ words: tokens.key, vocabulary: key }]),
  ];
  const tables = texts.flatMap(({ words, vocabulary: { positions = '' } }) => {
    const table = inputs[positions];
    return table === undefined ? [] : [{ positions, table, used: table.slice(0, words.length) }];
  });
  const read: Readonly<Record<string, Rows>> = Object.fromEntries([
    ...tables.map(({ positions, used }) => [positions, used]),
    ...texts.map(({ words, vocabulary }) => [vocabulary.input, oneHot(words, vocabulary)]),
  ]);
  return {
    preset: {
      tokens,
      options: optionsOf(weights),
      inputs: { ...inputs, ...read },
    },
    reading: {
      ...{ query, places: Object.fromEntries(tables.map(({ positions, table }) => [positions, table])) },
      ...(key && { key }),
      ...(longest !== undefined && { longest }),
    },
  };
}
