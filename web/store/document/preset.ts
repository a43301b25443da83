import type { InputSchema, MatrixData, OptionValue, VariantSchema } from '../../engine/types';
import type { Lesson, Rows } from '../../lessons/lesson';
import { newNumber, rowWords } from '../sizes/resize';
import { activeInputs, matrixOf, resolutionOf } from '../sizes/shapes';
import { filled, ownedMatrix } from './matrix';
import type { Document, InputMatrix, State } from './state';

const made = new WeakMap<Lesson, readonly [VariantSchema, Document]>();

/**
 * The document a lesson starts from, with everything the preset leaves out filled in from the schema. It is made once: what
 * nobody has changed is then the same object, and not compared number by number.
 */
export function presetDocument(lesson: Lesson, schema: VariantSchema): Document {
  const [of, document] = made.get(lesson) ?? [];
  if (of === schema && document !== undefined) return document;
  const fresh = makePreset(lesson, schema);
  made.set(lesson, [schema, fresh]);
  return fresh;
}

function makePreset(lesson: Lesson, schema: VariantSchema): Document {
  const { preset } = lesson;
  const lists = new Set(schema.dimensions.map((dimension) => dimension.tokens));
  const inputs: Record<string, InputMatrix> = {};
  for (const { name } of schema.inputs) {
    const rows = Object.hasOwn(preset.inputs, name) ? preset.inputs[name] : undefined;
    if (rows !== undefined) inputs[name] = ownedMatrix(matrixOfRows(rows));
  }
  const tokens = {
    query: lists.has('query') ? [...preset.tokens.query] : [],
    key: lists.has('key') ? [...preset.tokens.key] : [],
  };
  return completed({ lesson: lesson.id, tokens, options: presetOptions(lesson, schema), inputs }, schema);
}

/** The state in which a lesson opens. */
export function initialState(lesson: Lesson, schema: VariantSchema): State {
  return {
    document: presetDocument(lesson, schema),
    position: { node: lesson.opening, row: 0, col: 0, grain: 'equation' },
    trail: [],
    why: 'value',
    settings: {},
    compared: null,
    past: [],
    future: [],
  };
}

/** Adds the matrices that the options call for and the document lacks: no bias, nothing masked, small numbers else. */
export function completed(document: Document, schema: VariantSchema): Document {
  const missing = activeInputs(schema, document.options).filter(
    ({ name }) => matrixOf(document, name) === undefined,
  );
  if (missing.length === 0) return document;
  const added = missing.map((input) => [input.name, newMatrix(input, document, schema)] as const);
  return { ...document, inputs: { ...document.inputs, ...Object.fromEntries(added) } };
}

/** A matrix of the present size that nobody has filled in yet. */
export function newMatrix(input: InputSchema, document: Document, schema: VariantSchema): InputMatrix {
  const { rows = 0, cols = 0 } =
    resolutionOf(document, schema).inputs.find(({ name }) => name === input.name) ?? {};
  const words = rowWords(input, schema, document.tokens);
  return filled(rows, cols, (row, col) => newNumber(input, words?.[row], row, col));
}

/** Nested rows as one row-major matrix. */
export function matrixOfRows(rows: Rows): MatrixData {
  return { rows: rows.length, cols: rows[0]?.length ?? 0, data: rows.flat() };
}

/** Each option of the schema, from the preset or its default. */
function presetOptions(lesson: Lesson, schema: VariantSchema): Document['options'] {
  const given = lesson.preset.options;
  return Object.fromEntries(
    schema.options.map(({ name, default: initial }): [string, OptionValue] => [
      name,
      (Object.hasOwn(given, name) ? given[name] : undefined) ?? initial,
    ]),
  );
}
