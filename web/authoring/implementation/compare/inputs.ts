import type { Engine } from '../../../engine/engine';
import { MessageError } from '../../../engine/errors';
import type {
  InputSchema,
  MatrixData,
  OptionSchema,
  OptionValue,
  RunRequest,
  VariantSchema,
} from '../../../engine/types';
import { type GivenMatrix, squeezed, transposed } from '../../../formats/axes/slices';
import { type GivenArray, type GivenFile, shapeText } from '../../../formats/given-array';
import { matchesOf } from '../../../formats/names/names';
import { isSure, rankTargets } from '../../../formats/names/targets';
import { type Message, message } from '../../../i18n/message';
import { optionError } from '../../../store/actions/options';
import type { Document } from '../../../store/document/state';
import { activeOptions, matrixOf } from '../../../store/sizes/shapes';
import { type MaskReading, readMask } from './mask';
import type { InputUse } from './report';

/** The mechanism that the numbers are compared with: a lesson's, with the numbers that it has now. */
export interface CheckContext {
  /** The full build. */
  readonly engine: Engine;
  readonly schema: VariantSchema;
  readonly document: Pick<Document, 'options' | 'inputs' | 'tokens' | 'lesson'>;
}

/** The matrix that an array stands for, by its name; empty to leave it out. Others are mapped by their names. */
export type Assignments = ReadonlyMap<string, string>;

export interface GivenRun {
  readonly request: RunRequest;
  readonly uses: readonly InputUse[];
  /** By input: half of the last printed digit of each number that was given. */
  readonly halfDigits: ReadonlyMap<string, Float64Array>;
  readonly notes: readonly Message[];
  /** Names of the arrays that are inputs. */
  readonly used: ReadonlySet<string>;
  /** Whether a mask of true and false was given, which may be read both ways. */
  readonly hasFlags: boolean;
}

/** Splits the parameters of torch.nn.MultiheadAttention, which hold three matrices one below the other. */
export function splitStacked(arrays: readonly GivenArray[]): readonly GivenArray[] {
  return arrays.flatMap((array) => {
    const [, prefix = '', kind] = /^(.*?)in_proj_(weight|bias)$/.exec(array.name) ?? [];
    const [rows = 0, ...rest] = array.shape;
    if (kind === undefined || rows % 3 !== 0) return [array];
    const size = array.data.length / 3;
    const part = (numbers: Float64Array, at: number): Float64Array =>
      numbers.slice(at * size, (at + 1) * size);
    return ['q', 'k', 'v'].map((letter, at) => ({
      ...array,
      name: `${prefix}${letter}_proj.${kind}`,
      shape: [rows / 3, ...rest],
      data: part(array.data, at),
      halfDigit: array.halfDigit && part(array.halfDigit, at),
    }));
  });
}

/** The input that each array stands for. */
function inputArrays(
  arrays: readonly GivenArray[],
  schema: VariantSchema,
  assigned: Assignments,
): ReadonlyMap<string, { readonly array: GivenArray; readonly isTransposed: boolean }> {
  const inputs = schema.inputs.map(({ name }) => ({ label: name }));
  const found = new Map<string, { array: GivenArray; isTransposed: boolean; score: number }>();
  for (const array of arrays) {
    const chosen = assigned.get(array.name);
    const [best] =
      chosen === undefined
        ? rankTargets(array.name, inputs).filter(isSure)
        : inputs
            .filter(({ label }) => label === chosen)
            .map((target) => ({ target, score: 10, isTransposed: false }));
    if (best === undefined) continue;
    const other = found.get(best.target.label);
    if (other === undefined || other.score <= best.score)
      found.set(best.target.label, { array, isTransposed: best.isTransposed, score: best.score });
  }
  return found;
}

/** The first matrix of an array, with the number of matrices before the last two sides. */
function matrixIn(
  array: GivenArray,
  input: InputSchema,
  isTransposed: boolean,
): { matrix: GivenMatrix; batch: number } {
  const shape = squeezed(array.shape);
  const [cols = 1, rows = 1] = [...shape].reverse();
  const size = rows * cols;
  const batch = shape.slice(0, -2).reduce((product, side) => product * side, 1);
  const isColumn = shape.length === 1 && input.rows !== '1' && input.cols === '1';
  const sides = isColumn ? { rows: cols, cols: 1 } : { rows, cols };
  const matrix = {
    ...sides,
    data: array.data.slice(0, size),
    halfDigit: array.halfDigit?.slice(0, size) ?? null,
    epsilon: array.epsilon,
  };
  return { matrix: isTransposed && shape.length > 1 ? transposed(matrix) : matrix, batch };
}

/**
 * Whether printed inputs are exact, as if somebody had typed 0.5: they have few digits, and less than the results. Others were
 * rounded when they were printed.
 */
function isTyped({ fractionDigits }: GivenArray, digitsOfResults: number): boolean {
  return fractionDigits <= 3 && fractionDigits + 2 <= digitsOfResults;
}

/** Reads options and inputs from a file, and completes them from the page. Throws a `MessageError` if something is missing. */
export function readRun(
  file: GivenFile,
  context: CheckContext,
  assigned: Assignments = new Map(),
  mask: MaskReading = 'keeps',
): GivenRun {
  const { schema } = context;
  const notes: Message[] = [];
  const options: Record<string, OptionValue> = { ...context.document.options };
  readOptions(file, schema, options, notes);
  const arrays = inputArrays(file.arrays, schema, assigned);
  const given = new Map<string, MatrixData>();
  const halfDigits = new Map<string, Float64Array>();
  const used = new Set(Array.from(arrays.values(), ({ array }) => array.name));
  const mostDigits = Math.max(
    0,
    ...file.arrays.map((each) => (used.has(each.name) ? 0 : each.fractionDigits)),
  );
  let hasFlags = false;
  for (const [name, { array, isTransposed }] of arrays) {
    const input = schema.inputs.find((each) => each.name === name);
    if (input === undefined) continue;
    const { matrix, batch } = matrixIn(array, input, isTransposed);
    if (batch > 1) notes.push(message('implementation.note_batch', { name: array.name, count: batch }));
    requireOptions(schema, name, options);
    if (input.kind === 'mask') {
      const reading = readMask(matrix, array.isBoolean, mask);
      hasFlags ||= reading.hasFlags;
      if (reading.isCausal) options.mask = 'causal';
      else given.set(name, reading.matrix);
    } else {
      given.set(name, matrix);
      if (matrix.halfDigit !== null && !isTyped(array, mostDigits)) halfDigits.set(name, matrix.halfDigit);
    }
  }
  inferHeads(file.arrays, { schema, options, arrays: given, hasValue: file.values.has('n_heads') }, notes);
  const { inputs, uses } = complete(given, arrays, context, options);
  const active = activeOptions(schema, options);
  const request = {
    variant: schema.id,
    inputs,
    options: Object.fromEntries(Object.entries(options).filter(([name]) => active.has(name))),
  };
  return { request, uses, halfDigits, notes, used, hasFlags };
}

function readOptions(
  { values }: GivenFile,
  schema: VariantSchema,
  options: Record<string, OptionValue>,
  notes: Message[],
): void {
  for (const [name, value] of values) {
    const option = schema.options.find((each) => each.name === name);
    if (option === undefined) continue;
    const read = optionValue(option, value);
    const error = optionError(schema, name, read);
    if (error === null) options[name] = read;
    else notes.push(error);
  }
}

/** A value in the type of an option: a file may hold 1 for true, or 0 for the choice “0”. */
export function optionValue({ type }: Pick<OptionSchema, 'type'>, value: OptionValue): OptionValue {
  if (type === 'flag' && typeof value === 'number') return value !== 0;
  return type === 'choice' ? String(value) : value;
}

/** A given input is read, so the option that it depends on is set: a mask, biases. */
function requireOptions(schema: VariantSchema, name: string, options: Record<string, OptionValue>): void {
  const resolved = schema.resolver.resolve({ options }).inputs.find((input) => input.name === name);
  if (resolved === undefined || resolved.active) return;
  for (const [option, value] of Object.entries(resolved.requires))
    options[option] =
      schema.options.find((each) => each.name === option)?.type === 'flag' ? value === 'true' : value;
}

interface HeadContext {
  readonly schema: VariantSchema;
  readonly options: Record<string, OptionValue>;
  readonly arrays: ReadonlyMap<string, MatrixData>;
  readonly hasValue: boolean;
}

const perHead = new Set(['scores', 'scaled_scores', 'masked_scores', 'weights']);

/** Scores and weights of several heads say how many there are. */
function inferHeads(
  arrays: readonly GivenArray[],
  { schema, options, arrays: given, hasValue }: HeadContext,
  notes: Message[],
): void {
  if (hasValue || given.size === 0 || !schema.options.some(({ name }) => name === 'n_heads')) return;
  for (const { name, shape } of arrays) {
    const heads = squeezed(shape).at(-3);
    if (heads === undefined || heads === options.n_heads || optionError(schema, 'n_heads', heads) !== null)
      continue;
    if (!matchesOf(name).some(({ target }) => perHead.has(target))) continue;
    options.n_heads = heads;
    notes.push(message('implementation.note_heads', { name, count: heads }));
    return;
  }
}

/** Adds the page's own numbers for inputs that were not given, where their shape fits. */
function complete(
  given: ReadonlyMap<string, MatrixData>,
  arrays: ReadonlyMap<string, { readonly array: GivenArray }>,
  { schema, document }: CheckContext,
  options: Readonly<Record<string, OptionValue>>,
): { inputs: RunRequest['inputs']; uses: readonly InputUse[] } {
  const known = new Map(given);
  const shapes = () => Array.from(known, ([input, { rows, cols }]) => ({ input, rows, cols }));
  const resolve = () => schema.resolver.resolve({ options, matrices: shapes() });
  const isActive = (name: string): boolean =>
    resolve().inputs.some((input) => input.name === name && input.active);
  for (const { name } of schema.inputs) {
    const own = matrixOf({ inputs: document.inputs } as Document, name);
    if (known.has(name) || own === undefined || !isActive(name)) continue;
    known.set(name, own);
    if (!fits(known, resolve().inputs)) known.delete(name);
  }
  const uses: InputUse[] = [];
  const inputs: Record<string, MatrixData> = {};
  for (const { name, active, rows, cols } of resolve().inputs) {
    if (!active) continue;
    const matrix = known.get(name);
    const kind = schema.inputs.find((input) => input.name === name)?.kind;
    const fill = kind === 'bias' ? 0 : kind === 'gain' ? 1 : undefined;
    if (matrix === undefined && fill === undefined)
      throw new MessageError(
        message('implementation.input_missing', {
          name,
          shape: shapeText([rows, cols]),
          given: [...given.keys()].join(', '),
        }),
      );
    inputs[name] = matrix ?? { rows, cols, data: new Float64Array(rows * cols).fill(fill ?? 0) };
    const source = given.has(name) ? 'given' : matrix !== undefined ? 'page' : fill === 0 ? 'zeros' : 'ones';
    uses.push({ input: name, name: arrays.get(name)?.array.name ?? null, source });
  }
  return { inputs, uses };
}

/** Whether all matrices have the shapes that follow from each other. */
function fits(
  known: ReadonlyMap<string, MatrixData>,
  resolved: readonly { readonly name: string; readonly rows: number; readonly cols: number }[],
): boolean {
  return resolved.every(({ name, rows, cols }) => {
    const matrix = known.get(name);
    return matrix === undefined || (matrix.rows === rows && matrix.cols === cols);
  });
}
