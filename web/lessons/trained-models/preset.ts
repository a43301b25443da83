import type { Weights } from '../../training/weight-file';
import type { Preset, Reading, Rows, Vocabulary } from '../lesson';

/** The initial tokens and the vocabularies. */
export interface Text {
  readonly tokens: Preset['tokens'];
  readonly query: Vocabulary;
  readonly key?: Vocabulary;
  readonly longest?: Reading['longest'];
}

/** Matrices with a row per position. */
const isPositionTable = (name: string): boolean => /(?:^|\/)learned_positions$/.test(name);

const isSourceInput = (name: string): boolean => name.startsWith('source/');

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
  const places = Object.fromEntries(Object.entries(inputs).filter(([name]) => isPositionTable(name)));
  const positionRows = Object.entries(places).map(([name, table]): [string, Rows] => [
    name,
    table.slice(0, (isSourceInput(name) ? tokens.key : tokens.query).length),
  ]);
  const words = [query, ...(key === undefined ? [] : [key])].map((vocabulary): [string, Rows] => [
    vocabulary.input,
    oneHot(vocabulary === key ? tokens.key : tokens.query, vocabulary),
  ]);
  return {
    preset: {
      tokens,
      options: optionsOf(weights),
      inputs: { ...inputs, ...Object.fromEntries([...positionRows, ...words]) },
    },
    reading: { query, ...(key && { key }), places, ...(longest !== undefined && { longest }) },
  };
}
