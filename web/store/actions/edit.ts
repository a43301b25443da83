import type { InputSchema, MatrixData, ResolvedInput, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { createMatrix, ownedMatrix, withCell } from '../document/matrix';
import { numberError } from '../document/number';
import { newMatrix } from '../document/preset';
import { seededNumber } from '../document/random';
import { isRefusal, quoted, type Refusal, refuse } from '../document/refusal';
import type { Document, InputMatrix } from '../document/state';
import { resize } from '../sizes/dimensions';
import { fitMatrix } from '../sizes/fit';
import { rowWords } from '../sizes/resize';
import {
  activeInputs,
  allowsMinusInfinity,
  dimensions,
  inputNamed,
  matrixOf,
  resolutionOf,
} from '../sizes/shapes';
import type { Refill, ReplaceMatrix, SetCell, ToggleMask } from './actions';

/** Changes one number of an input. */
export function setCell(document: Document, schema: VariantSchema, action: SetCell): Document | Refusal {
  const { node, row, col } = action.cell;
  const input = inputNamed(schema, node);
  if (input === undefined) return refuse(message('error.computed', { node: quoted(node) }));
  const withMask =
    input.kind === 'mask' ? withCustomMask(document, schema, input, action.generated) : document;
  if (isRefusal(withMask)) return withMask;
  const matrix = matrixOf(withMask, node);
  if (matrix === undefined || !isWithin(row, matrix.rows) || !isWithin(col, matrix.cols))
    return refuse(message('error.no_row_column', { node, row: row + 1, col: col + 1 }));
  const error = numberError(action.value, allowsMinusInfinity(input));
  if (error !== null)
    return refuse(message('error.at_matrix_cell', { node, row: row + 1, col: col + 1, error }));
  return withInput(withMask, node, withCell(matrix, row, col, action.value));
}

/** Toggles a cell of the mask between 0 and -Infinity. */
export function toggleMask(
  document: Document,
  schema: VariantSchema,
  action: ToggleMask,
): Document | Refusal {
  const input = schema.inputs.find(({ kind }) => kind === 'mask');
  if (input === undefined) return refuse(message('error.no_mask', { title: schema.title }));
  const { row, col, generated } = action;
  const withMask = withCustomMask(document, schema, input, generated);
  if (isRefusal(withMask)) return withMask;
  const matrix = matrixOf(withMask, input.name);
  const value = matrix?.data[row * matrix.cols + col] === 0 ? -Infinity : 0;
  return setCell(withMask, schema, { type: 'set-cell', cell: { node: input.name, row, col }, value });
}

/** Replaces the matrix of an input, and resizes the matrices that share a dimension with it. */
export function replaceMatrix(
  document: Document,
  schema: VariantSchema,
  action: ReplaceMatrix,
): Document | Refusal {
  const { input: name, matrix } = action;
  const input = inputNamed(schema, name);
  if (input === undefined) return refuse(message('error.computed', { node: quoted(name) }));
  const sizes = fitMatrix(input, matrix, schema, {
    options: document.options,
    otherSizes: dimensions(document, schema),
  });
  if (isRefusal(sizes)) return sizes;
  const error = matrixError(input, matrix);
  if (error !== null) return refuse(error);
  const resized = resize(document, schema, sizes);
  return isRefusal(resized)
    ? resized
    : withInput(activated(resized, schema, input), name, ownedMatrix(matrix));
}

/** Validates the numbers of a matrix. Returns an error message, or null. */
export function matrixError(input: InputSchema, { rows, cols, data }: MatrixData): Message | null {
  if (data.length !== rows * cols)
    return message('error.matrix_numbers_expected', { name: input.name, count: data.length, rows, cols });
  for (let i = 0; i < data.length; i++) {
    const error = numberError(data[i] ?? Number.NaN, allowsMinusInfinity(input));
    if (error !== null)
      return message('error.at_matrix_cell', {
        node: input.name,
        row: Math.floor(i / cols) + 1,
        col: (i % cols) + 1,
        error,
      });
  }
  return null;
}

/** Fills one input, or every active parameter, with random numbers. */
export function refill(
  document: Document,
  schema: VariantSchema,
  { input: name, seed }: Refill,
): Document | Refusal {
  const inputs = activeInputs(schema, document.options);
  const selected = inputs.filter((input) =>
    name === undefined ? input.kind === 'parameter' : input.name === name,
  );
  if (selected.length === 0)
    return refuse(
      name === undefined
        ? message('error.no_parameters', { title: schema.title })
        : message('error.there_no_input', { name: quoted(name) }),
    );
  if (selected.some(({ kind }) => kind === 'mask')) return refuse(message('error.mask_holds_0_infinity'));
  return selected.reduce((filledSoFar, input) => refilled(filledSoFar, schema, input, seed), document);
}

function refilled(document: Document, schema: VariantSchema, input: InputSchema, seed: number): Document {
  const { rows, cols } = matrixOf(document, input.name) ?? newMatrix(input, document, schema);
  const words = rowWords(input, schema, document.tokens);
  const matrix = createMatrix(rows, cols, (row, col) =>
    seededNumber(seed, input.name, words?.[row]?.toLowerCase() ?? row, col),
  );
  return withInput(document, input.name, matrix);
}

/** Switches the document to the `mask` input; if it was inactive, its numbers are copied from the generated mask. */
function withCustomMask(
  document: Document,
  schema: VariantSchema,
  input: InputSchema,
  generated: MatrixData | undefined,
): Document | Refusal {
  if (resolvedInput(document, schema, input)?.active) return document;
  const empty = newMatrix(input, document, schema);
  if (generated === undefined) return withInput(activated(document, schema, input), input.name, empty);
  if (generated.rows !== empty.rows || generated.cols !== empty.cols)
    return refuse(
      message('error.mask_size', {
        rows: generated.rows,
        cols: generated.cols,
        expectedRows: empty.rows,
        expectedCols: empty.cols,
      }),
    );
  const error = matrixError(input, generated);
  return error === null
    ? withInput(activated(document, schema, input), input.name, ownedMatrix(generated))
    : refuse(error);
}

/** Sets the options that activate the mask input. Other conditional inputs stay inactive. */
function activated(document: Document, schema: VariantSchema, input: InputSchema): Document {
  const { active = true, requires = {} } = resolvedInput(document, schema, input) ?? {};
  if (input.kind !== 'mask' || active) return document;
  return { ...document, options: { ...document.options, ...requires } };
}

function resolvedInput(
  document: Document,
  schema: VariantSchema,
  { name }: InputSchema,
): ResolvedInput | undefined {
  return resolutionOf(document, schema).inputs.find((each) => each.name === name);
}

function withInput(document: Document, name: string, matrix: InputMatrix): Document {
  return { ...document, inputs: { ...document.inputs, [name]: matrix } };
}

function isWithin(index: number, size: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < size;
}
