import type { InputSchema, MatrixData, OptionValue, VariantSchema } from '../../engine/types';
import type { Lesson, Rows } from '../../lessons/lesson';
import { shortPath } from '../../lessons/short-path';
import { newNumber, rowWords } from '../sizes/resize';
import { activeInputs, matrixOf, resolutionOf } from '../sizes/shapes';
import { createMatrix, ownedMatrix } from './matrix';
import type { Document, Granularity, InputMatrix, State } from './state';

const presets = new WeakMap<Lesson, readonly [VariantSchema, Document]>();

/**
 * The document that a lesson starts from: its preset, completed from the schema. Cached, so that unchanged matrices are the
 * same objects and compare fast.
 */
export function presetDocument(lesson: Lesson, schema: VariantSchema): Document {
  const [cachedSchema, document] = presets.get(lesson) ?? [];
  if (cachedSchema === schema && document !== undefined) return document;
  const created = createPreset(lesson, schema);
  presets.set(lesson, [schema, created]);
  return created;
}

function createPreset(lesson: Lesson, schema: VariantSchema): Document {
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
  return withMissingInputs(
    { lesson: lesson.id, tokens, options: presetOptions(lesson, schema), inputs },
    schema,
  );
}

/** The state of a lesson when it opens. */
export function initialState(lesson: Lesson, schema: VariantSchema): State {
  return {
    document: presetDocument(lesson, schema),
    position: { node: lesson.opening, row: 0, col: 0, granularity: lesson.guide ? 'key' : 'equation' },
    screen: lesson.guide && 'cover',
    trail: [],
    why: 'value',
    settings: {},
    compared: null,
    past: [],
    future: [],
  };
}

/** The state at its step, with all steps in the walk: what an element in a page of an author opens. */
export function atStep(state: State): State {
  if (state.screen === undefined) return state;
  return {
    ...state,
    screen: undefined,
    tab: undefined,
    position: { ...state.position, granularity: 'equation' },
  };
}

/** Whether only the key steps of a lesson are shown. */
export function isKeyGranularity(granularity: Granularity): boolean {
  return granularity === 'key' || granularity === 'short';
}

/** Keeps the step size of the lesson before, unless one of the two has key steps; from one lesson of the ten-minute path to another. */
export function withGranularity(opened: State, granularity: Granularity): State {
  const staysOnPath = granularity === 'short' && shortPath.includes(opened.document.lesson);
  if (!staysOnPath && (isKeyGranularity(granularity) || isKeyGranularity(opened.position.granularity)))
    return opened;
  return { ...opened, position: { ...opened.position, granularity } };
}

/** Adds the missing matrices of active inputs: zeros for biases and masks, ones for gains, else small numbers. */
export function withMissingInputs(document: Document, schema: VariantSchema): Document {
  const missing = activeInputs(schema, document.options).filter(
    ({ name }) => matrixOf(document, name) === undefined,
  );
  if (missing.length === 0) return document;
  const added = missing.map((input) => [input.name, newMatrix(input, document, schema)] as const);
  return { ...document, inputs: { ...document.inputs, ...Object.fromEntries(added) } };
}

/** The default matrix of an input, in the current size. */
export function newMatrix(input: InputSchema, document: Document, schema: VariantSchema): InputMatrix {
  const { rows = 0, cols = 0 } =
    resolutionOf(document, schema).inputs.find(({ name }) => name === input.name) ?? {};
  const words = rowWords(input, schema, document.tokens);
  return createMatrix(rows, cols, (row, col) => newNumber(input, words?.[row], row, col));
}

/** Converts nested rows to a row-major matrix. */
export function matrixOfRows(rows: Rows): MatrixData {
  return { rows: rows.length, cols: rows[0]?.length ?? 0, data: rows.flat() };
}

/** The value of each option: from the preset, else its default. */
function presetOptions(lesson: Lesson, schema: VariantSchema): Document['options'] {
  const given = lesson.preset.options;
  return Object.fromEntries(
    schema.options.map(({ name, default: initial }): [string, OptionValue] => [
      name,
      (Object.hasOwn(given, name) ? given[name] : undefined) ?? initial,
    ]),
  );
}
