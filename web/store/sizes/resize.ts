import type { InputSchema, Sizes, VariantSchema } from '../../engine/types';
import { createMatrix } from '../document/matrix';
import { seededNumber } from '../document/random';
import type { Document, InputMatrix } from '../document/state';
import { dimensions, matrixOf, resolutionOf, tokenDimension } from './shapes';

/** For each index of an axis, the index it had before the change, or -1 if it is new. */
export type OldIndices = readonly number[];

/** A change of sizes: the old indices of each changed dimension, and the new token lists. */
export interface ShapeChange {
  readonly oldIndices: Readonly<Record<string, OldIndices>>;
  readonly tokens: Document['tokens'];
}

/** The old indices of an axis that grows or shrinks at its end. */
export function resizedIndices(before: number, after: number): OldIndices {
  return Array.from({ length: after }, (_, i) => (i < before ? i : -1));
}

/** Resizes all affected matrices, including those of inactive inputs. Unaffected matrices stay the same objects. */
export function reshape(document: Document, schema: VariantSchema, change: ShapeChange): Document {
  const before = dimensions(document, schema);
  const inputs = { ...document.inputs };
  const resolved = resolutionOf(document, schema).inputs;
  const after = Object.entries(change.oldIndices).map(([name, indices]) => [name, indices.length] as const);
  const sizes = { ...before, ...Object.fromEntries(after) };
  const next = schema.resolver.resolve({ options: document.options, sizes }).inputs;
  for (const [at, input] of schema.inputs.entries()) {
    const { rowFactors = [], colFactors = [] } = resolved[at] ?? {};
    const matrix = matrixOf(document, input.name);
    if (matrix === undefined) continue;
    const { rows: height = matrix.rows, cols: width = matrix.cols } = next[at] ?? {};
    const isAffected = [...rowFactors, ...colFactors].some((name) => name in change.oldIndices);
    if (!isAffected && matrix.rows === height && matrix.cols === width) continue;
    const rows = ofSize(axisIndices(rowFactors, change.oldIndices, before), matrix.rows, height);
    const cols = ofSize(axisIndices(colFactors, change.oldIndices, before), matrix.cols, width);
    const words = rowWords(input, schema, change.tokens);
    const rowIndices =
      words === null ? rows : indicesByWord(rows, words, rowWords(input, schema, document.tokens) ?? []);
    inputs[input.name] = reshapeMatrix(matrix, rowIndices, cols, (row, col) =>
      newNumber(input, words?.[row], row, col),
    );
  }
  return { ...document, tokens: change.tokens, options: resizedOptions(document, change.oldIndices), inputs };
}

/**
 * The old indices of an axis that is a product, such as `n_heads*d_k`: those of the blocks, and within each block. Where other
 * heads share the same columns, the columns stay.
 */
function axisIndices(
  factors: readonly string[],
  oldIndices: ShapeChange['oldIndices'],
  before: Sizes,
): OldIndices {
  const sizeBefore = factors.reduce((product, name) => product * (before[name] ?? 1), 1);
  const sizeAfter = factors.reduce(
    (product, name) => product * (oldIndices[name]?.length ?? before[name] ?? 1),
    1,
  );
  if (factors.includes('n_heads') && sizeBefore === sizeAfter) return resizedIndices(sizeBefore, sizeAfter);
  return factors.reduce<OldIndices>(
    (outer, name) => {
      const size = before[name] ?? 1;
      const inner = oldIndices[name] ?? resizedIndices(size, size);
      return outer.flatMap((block) => inner.map((i) => (block < 0 || i < 0 ? -1 : block * size + i)));
    },
    [0],
  );
}

/** The old indices of an axis, if they are as many as the axis is long; an axis that is no product, such as `2*n-1`, changes at its end. */
const ofSize = (indices: OldIndices, before: number, after: number): OldIndices =>
  indices.length === after && indices.every((index) => index < before)
    ? indices
    : resizedIndices(before, after);

/** Lets a new row copy the row of the same word, if there was one: equal words have equal vectors. */
function indicesByWord(
  oldIndices: OldIndices,
  words: readonly string[],
  before: readonly string[],
): OldIndices {
  const places = before.map((word) => word.toLowerCase());
  return oldIndices.map((old, i) => (old >= 0 ? old : places.indexOf((words[i] ?? '').toLowerCase())));
}

function reshapeMatrix(
  matrix: InputMatrix,
  rows: OldIndices,
  cols: OldIndices,
  createCell: (row: number, col: number) => number,
): InputMatrix {
  return createMatrix(rows.length, cols.length, (row, col) => {
    const [i, j] = [rows[row] ?? -1, cols[col] ?? -1];
    return i < 0 || j < 0 ? createCell(row, col) : (matrix.data[i * matrix.cols + j] ?? 0);
  });
}

/** The tokens that label the rows of an input; null if its rows are not tokens. */
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
 * The default number of a cell: 0 in masks and biases, 1 in gains, else a small number that depends on the input and on the
 * cell or word.
 */
export function newNumber(input: InputSchema, word: string | undefined, row: number, col: number): number {
  if (input.kind === 'mask' || input.kind === 'bias') return 0;
  if (input.kind === 'gain') return 1;
  return word === undefined
    ? seededNumber(input.name, row, col)
    : seededNumber(input.name, word.toLowerCase(), col);
}

function resizedOptions(document: Document, oldIndices: ShapeChange['oldIndices']): Document['options'] {
  const counts = Object.keys(oldIndices).filter((name) => Object.hasOwn(document.options, name));
  return {
    ...document.options,
    ...Object.fromEntries(counts.map((name) => [name, oldIndices[name]?.length ?? 1])),
  };
}
