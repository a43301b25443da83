import type { MatrixData, RunRequest, VariantSchema } from '../../../engine/types';
import type { GivenMatrix } from '../../../formats/axes/slices';
import type { GivenArray } from '../../../formats/given-array';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import { activeOptions } from '../../../store/sizes/shapes';
import type { CheckContext, GivenRun } from '../compare/inputs';
import type { InputUse } from '../compare/report';
import { type Completed, completeInputs } from './complete';
import { placeIn } from './data-inputs';
import { type GivenInputs, readInputs, type SplitFile } from './given-inputs';
import type { Assignments, InputArrays } from './input-arrays';
import { type MasksOfRun, masksFor, type ReadMasks, readMasks } from './mask/given-masks';
import { isLengths } from './mask/lengths';
import type { MaskReading } from './mask/mask';
import type { OpenChoices, Plan } from './plan';

/** The inputs of a file, example by example. */
export interface Examples {
  readonly count: number;
  /** The sides of the axes of examples. */
  readonly lead: readonly number[];
  readonly open: OpenChoices;
  readonly notes: readonly Message[];
  readonly used: ReadonlySet<string>;
  readonly doubtful: InputArrays['doubtful'];
  /** Inputs that are neither given nor known, with their shapes. */
  readonly missing: ReadonlyMap<string, readonly [rows: number, cols: number]>;
  readonly uses: readonly InputUse[];
  /** What true means in masks that are compared and not used. */
  readonly comparedMasks: ReadonlyMap<string, MaskReading>;
  /** What is computed for each head alone, since masks differ; 1 if one run has all heads. */
  readonly headRuns: number;
  run(example: number, head?: number): GivenRun;
}

/** Everything that a plan makes of a file. */
interface Reading extends GivenInputs {
  readonly schema: VariantSchema;
  readonly masks: ReadMasks;
  readonly masksOfRun: MasksOfRun;
  readonly completed: Completed;
  /** Names of the arrays that are inputs. */
  readonly used: ReadonlySet<string>;
}

/** Reads options and inputs. Null if the plan does not fit the shapes. */
export function readExamples(
  file: SplitFile,
  context: CheckContext,
  assigned: Assignments,
  plan: Plan,
): Examples | null {
  const inputs = readInputs(file, context, assigned, plan);
  if (inputs === null) return null;
  const reading = withMasks(inputs, context, plan);
  if (reading === null) return null;
  const { lead, notes, used, arrays, completed, options, masksOfRun } = reading;
  const uses = usesOf(reading);
  return {
    count: Math.max(
      1,
      lead.reduce((product, side) => product * side, 1),
    ),
    ...{ lead, notes, used, doubtful: arrays.doubtful, missing: completed.missing, uses },
    comparedMasks: comparedMasks(reading),
    headRuns: masksOfRun.isPerHead ? Number(options.n_heads ?? 1) : 1,
    open: openChoices(reading),
    run: runsOf(reading, file, uses),
  };
}

/** Null if the plan does not fit the shapes of the masks. */
function withMasks(inputs: GivenInputs, context: CheckContext, plan: Plan): Reading | null {
  const { arrays, projected, given, lead, options, notes } = inputs;
  const { schema, explicit } = context;
  const lengths = arrays.masks.filter(({ array }) => isLengths(array));
  for (const { array } of lengths)
    notes.push(message(implementationText('implementation.note_lengths'), { name: array.name }));
  // Lengths say which keys are the padding of a stated mask.
  const isStated =
    explicit?.has('mask') === true &&
    options.mask !== 'custom' &&
    !(options.mask === 'padding' && lengths.length > 0);
  const masks = readMasks(arrays.masks, { schema, options, given, lead, plan });
  if (masks === null) return null;
  const masksOfRun = masksFor(masks, { schema, options, given, lead, isStated });
  if (masksOfRun.note !== null) notes.push(masksOfRun.note);
  const first = masksOfRun.maskOf(0, 0);
  if (first !== null) given.set('mask', first);
  const completed = completeInputs(given, context, options);
  const used = new Set([
    ...Array.from(arrays.found.values(), ({ array }) => array.name),
    ...masksOfRun.used.map(({ array }) => array.name),
    ...Array.from(projected?.weights.values() ?? [], ({ array }) => array.name),
  ]);
  return { ...inputs, schema, masks, masksOfRun, completed, used };
}

/** What the inputs are. The unit matrix in place of tokens is none. */
function usesOf({
  arrays,
  projected,
  parameters,
  data,
  masks,
  masksOfRun,
  completed,
}: Reading): readonly InputUse[] {
  const sources = [...completed.sources].filter(([name]) => projected?.tokens.has(name) !== true);
  return sources.map(([name, source]): InputUse => {
    const input = projected?.weights.get(name)?.of ?? name;
    const found =
      projected?.weights.get(name) ?? (name === 'mask' ? masksOfRun.used[0] : arrays.found.get(name));
    const { array } = found ?? {};
    const isTransposed = parameters.get(name)?.isTransposed;
    const pattern = data.get(name)?.pattern;
    return {
      ...{ input, name: array?.whole ?? array?.name ?? null, source },
      ...(array !== undefined && { shape: array.wholeShape ?? array.shape }),
      ...(pattern !== undefined && { pattern }),
      ...(input === 'mask' && maskUse(masks, arrays, array)),
      ...(isTransposed === true && { isTransposed }),
    };
  });
}

function maskUse(
  { layouts: [layout], readings: [reading = null] }: ReadMasks,
  { masks }: InputArrays,
  array: GivenArray | undefined,
): Pick<InputUse, 'pattern' | 'reading'> {
  if (layout === undefined) return {};
  const isOfLengths = masks.some((each) => each.array.name === array?.name && isLengths(each.array));
  return { pattern: isOfLengths ? 'n' : layout.pattern, reading };
}

/** What every example, and every head with a mask of its own, is computed from. */
function runsOf(reading: Reading, file: SplitFile, uses: readonly InputUse[]): Examples['run'] {
  const { schema, options, given, masks, masksOfRun, notes, grouped, used } = reading;
  const { completed } = reading;
  const active = activeOptions(schema, options);
  const activeValues = Object.fromEntries(Object.entries(options).filter(([name]) => active.has(name)));
  const results = file.arrays.filter(({ name }) => !used.has(name));
  const mostDigits = Math.max(0, ...results.map(({ fractionDigits }) => fractionDigits));
  const hasFlags = masks.readings.some((each) => each !== null);
  return (example, head = 0): GivenRun => {
    const inputs: Record<string, MatrixData> = { ...completed.inputs };
    const halfDigits = new Map<string, Float64Array>();
    for (const { name, array, matrix } of matricesOf(reading, example)) {
      if (!(name in inputs)) continue;
      inputs[name] = matrix;
      if (matrix.halfDigit !== null && !isTyped(array, mostDigits)) halfDigits.set(name, matrix.halfDigit);
    }
    const mask = example === 0 && head === 0 ? given.get('mask') : masksOfRun.maskOf(example, head);
    if (mask !== null && mask !== undefined) inputs.mask = mask;
    const request: RunRequest = { variant: schema.id, inputs, options: activeValues };
    return { request, uses, halfDigits, notes, grouped, used, hasFlags };
  };
}

interface ExampleMatrix {
  readonly name: string;
  readonly array: GivenArray;
  readonly matrix: GivenMatrix;
}

/** The matrices of one example that were given. */
function matricesOf(
  { arrays, projected, data, parameters, lead }: Reading,
  example: number,
): readonly ExampleMatrix[] {
  return [...arrays.found, ...(projected?.weights ?? [])].flatMap(([name, { array }]) => {
    const read = data.get(name);
    const matrix =
      read === undefined ? parameters.get(name)?.matrix : read.at(placeIn(read.lead, lead, example));
    return matrix === undefined ? [] : [{ name, array, matrix }];
  });
}

/** What true means in masks that are compared and not used. */
function comparedMasks({ masks, used }: Reading): ReadonlyMap<string, MaskReading> {
  return new Map(
    masks.arrays.flatMap(({ array }, at) => {
      const reading = masks.readings[at];
      return used.has(array.name) || reading == null ? [] : [[array.name, reading] as const];
    }),
  );
}

function openChoices({ arrays, projected, parameters, masks, schema, vectors }: Reading): OpenChoices {
  const isWide = [...arrays.found.values(), ...(projected?.weights.values() ?? [])].some(
    ({ input, array }) => input.kind === 'input' && array.shape.length > 2 && !/width/.test(input.cols),
  );
  return {
    rowAxis: isWide,
    heads: isWide && schema.inputs.some(({ kind, cols }) => kind === 'input' && /heads/.test(cols)),
    isOther: [...parameters.values()].some(({ isOpen }) => isOpen),
    flags: masks.readings.filter((reading) => reading !== null).length,
    maskLayouts: masks.alternatives,
    vectors,
  };
}

/**
 * Whether printed inputs are exact, as if somebody had typed 0.5: they have few digits, and less than the results. Others were
 * rounded when they were printed.
 */
function isTyped({ fractionDigits }: GivenArray, digitsOfResults: number): boolean {
  return fractionDigits <= 3 && fractionDigits + 2 <= digitsOfResults;
}
