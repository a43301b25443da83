import type { InputSchema, Sizes, VariantSchema } from '../../engine/types';
import { filled } from '../document/matrix';
import { handSized } from '../document/random';
import type { Document, InputMatrix } from '../document/state';
import { dimensions, matrixOf, resolutionOf, tokenDimension } from './shapes';

/** For each index of an axis, the index it had before, or -1 when it is new. */
export type Keep = readonly number[];

/** A change of sizes: what each changed dimension keeps, and the token lists that then hold. */
export interface Reshape {
  readonly keep: Readonly<Record<string, Keep>>;
  readonly tokens: Document['tokens'];
}

/** What an axis keeps when it grows or shrinks at its end. */
export function keepFirst(before: number, after: number): Keep {
  return Array.from({ length: after }, (_, i) => (i < before ? i : -1));
}

/** Carries out a change of sizes on every matrix that it reaches, those not in use included; all others stay the same object. */
export function reshape(document: Document, schema: VariantSchema, change: Reshape): Document {
  const before = dimensions(document, schema);
  const inputs = { ...document.inputs };
  const resolved = resolutionOf(document, schema).inputs;
  for (const [at, input] of schema.inputs.entries()) {
    const { rowFactors = [], colFactors = [] } = resolved[at] ?? {};
    const matrix = matrixOf(document, input.name);
    const isReached = [...rowFactors, ...colFactors].some((name) => name in change.keep);
    if (matrix === undefined || !isReached) continue;
    const rows = keepOf(rowFactors, change.keep, before);
    const cols = keepOf(colFactors, change.keep, before);
    const words = rowWords(input, schema, change.tokens);
    const known =
      words === null ? rows : knownRows(rows, words, rowWords(input, schema, document.tokens) ?? []);
    inputs[input.name] = reshapeMatrix(matrix, known, cols, (row, col) =>
      newNumber(input, words?.[row], row, col),
    );
  }
  return { ...document, tokens: change.tokens, options: resizedOptions(document, change.keep), inputs };
}

/** What an axis such as `n_heads*d_k` keeps: the blocks that remain, and within each the indices that remain. */
function keepOf(factors: readonly string[], keep: Reshape['keep'], before: Sizes): Keep {
  return factors.reduce<Keep>(
    (outer, name) => {
      const size = before[name] ?? 1;
      const inner = keep[name] ?? keepFirst(size, size);
      return outer.flatMap((block) => inner.map((i) => (block < 0 || i < 0 ? -1 : block * size + i)));
    },
    [0],
  );
}

/** A new row whose word is known starts with the numbers of that word: the same word means the same vector. */
function knownRows(keep: Keep, words: readonly string[], before: readonly string[]): Keep {
  const places = before.map((word) => word.toLowerCase());
  return keep.map((old, i) => (old >= 0 ? old : places.indexOf((words[i] ?? '').toLowerCase())));
}

function reshapeMatrix(
  matrix: InputMatrix,
  rows: Keep,
  cols: Keep,
  fresh: (row: number, col: number) => number,
): InputMatrix {
  return filled(rows.length, cols.length, (row, col) => {
    const [i, j] = [rows[row] ?? -1, cols[col] ?? -1];
    return i < 0 || j < 0 ? fresh(row, col) : (matrix.data[i * matrix.cols + j] ?? 0);
  });
}

/** The words that name the rows of an input, when its rows are tokens with numbers of their own. */
export function rowWords(
  input: InputSchema,
  schema: VariantSchema,
  tokens: Document['tokens'],
): readonly string[] | null {
  if (input.kind !== 'input') return null;
  const list = (['query', 'key'] as const).find((each) => tokenDimension(schema, each)?.name === input.rows);
  return list === undefined ? null : tokens[list];
}

/**
 * The number of a cell nobody has set: nothing added, nothing masked and nothing made larger, else a number that follows
 * from its place.
 */
export function newNumber(input: InputSchema, word: string | undefined, row: number, col: number): number {
  if (input.kind === 'mask' || input.kind === 'bias') return 0;
  if (input.kind === 'gain') return 1;
  return word === undefined
    ? handSized(input.name, row, col)
    : handSized(input.name, word.toLowerCase(), col);
}

function resizedOptions(document: Document, keep: Reshape['keep']): Document['options'] {
  const counts = Object.keys(keep).filter((name) => Object.hasOwn(document.options, name));
  return {
    ...document.options,
    ...Object.fromEntries(counts.map((name) => [name, keep[name]?.length ?? 1])),
  };
}
