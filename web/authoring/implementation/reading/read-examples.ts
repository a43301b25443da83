import { MessageError } from '../../../engine/errors';
import type { MatrixData, OptionValue, RunRequest, VariantSchema } from '../../../engine/types';
import type { GivenMatrix } from '../../../formats/axes/slices';
import { type GivenArray, type GivenFile, shapeText } from '../../../formats/given-array';
import type { ArrayPart } from '../../../formats/names/stacked';
import { type Message, message } from '../../../i18n/message';
import { optionError } from '../../../store/actions/options';
import { activeOptions } from '../../../store/sizes/shapes';
import type { CheckContext, GivenRun } from '../compare/inputs';
import type { InputUse } from '../compare/report';
import { completeInputs } from './complete';
import { type AxesPlan, broadcast, type ExampleInput, isOpenVector, placeIn, readData } from './data-inputs';
import { keyHeadsNotes, repeatGroups } from './groups';
import { inferHeads } from './heads';
import { type Assignments, type InputArray, type InputArrays, inputArrays } from './input-arrays';
import { isLengths, maskOfLengths } from './lengths';
import { isCausal, type MaskReading } from './mask';
import {
  addMasks,
  causalMask,
  isPaddingName,
  type MaskLayout,
  maskAt,
  maskLayouts,
  usualReading,
} from './masks';
import { type KnownSizes, type ReadParameter, readParameter } from './parameters';
import { projectedInputs, unitMatrix } from './projected';
import { readValues } from './values';

/** One way to read a file, where its names and shapes leave several. */
export interface Plan extends AxesPlan {
  /** Weights that may be stored either way are taken in the other one. */
  readonly isOther: boolean;
  /** Bits: whether the flags of each mask are read the other way. */
  readonly flipped: number;
  /** Which of the possible layouts of the masks. */
  readonly maskLayout: number;
  /** Bits: whether each list of numbers that may be a row or a column is taken for the less usual one. */
  readonly turned: number;
}

export const firstPlan: Plan = {
  ...{ rowAxis: 'last', heads: 'apart', isOther: false },
  ...{ flipped: 0, maskLayout: 0, turned: 0 },
};

/** What of a plan makes a difference for a file. */
export interface OpenChoices {
  readonly rowAxis: boolean;
  readonly heads: boolean;
  readonly isOther: boolean;
  readonly flags: number;
  readonly maskLayouts: number;
  readonly vectors: number;
}

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

interface ReadMasks {
  readonly arrays: readonly InputArray[];
  readonly layouts: readonly MaskLayout[];
  readonly readings: readonly (MaskReading | null)[];
}

/** Reads options and inputs. Null if the plan does not fit the shapes. */
export function readExamples(
  file: GivenFile & { readonly arrays: readonly ArrayPart[] },
  context: CheckContext,
  assigned: Assignments,
  plan: Plan,
): Examples | null {
  const { schema } = context;
  const values = readValues(file, schema);
  const explicit = context.explicit ?? new Set<string>();
  const options: Record<string, OptionValue> = { ...context.document.options };
  for (const [name, value] of Object.entries(values.options)) if (!explicit.has(name)) options[name] = value;
  const notes: Message[] = [...values.notes, ...conflicts(values.options, context)];
  for (const { isTurned, whole, name } of file.arrays)
    if (isTurned === true)
      notes.push(message('implementation.note_turned', { name: whole ?? name, base: name }));
  const arrays = inputArrays(file.arrays, schema, assigned);
  const projected = projectedInputs(file.arrays, schema, arrays, assigned);
  const data = new Map<string, ExampleInput>();
  const parameters = new Map<string, ReadParameter>();
  const known: KnownSizes = new Map();
  let vectors = 0;
  for (const [name, found] of arrays.found) {
    if (found.input.kind !== 'input') continue;
    const isOpen = isOpenVector(found.array, found.input);
    const read = readData(found.array, found.input, plan, isOpen && (plan.turned & (1 << vectors)) > 0);
    if (read === null) return null;
    if (isOpen) {
      vectors += 1;
      notes.push(
        message(read.cols === 1 ? 'implementation.note_column' : 'implementation.note_row', {
          ...{ name: found.array.name, count: found.array.data.length },
        }),
      );
    }
    data.set(name, read);
    known.set(found.input.rows, read.rows).set(found.input.cols, read.cols);
    if (read.heads !== null)
      options[/n_kv_heads/.test(found.input.cols) ? 'n_kv_heads' : 'n_heads'] = read.heads;
  }
  for (const [name, { array, input }] of projected?.weights ?? []) {
    const read = readData(array, input, plan);
    if (read === null) return null;
    data.set(name, read);
    if (read.heads !== null) options.n_heads = read.heads;
  }
  const lead = broadcast(Array.from(data.values(), (read) => read.lead));
  if (lead === null) return null;
  for (const [name, found] of arrays.found) {
    if (found.input.kind === 'input') continue;
    const read = readParameter(found, known, plan.isOther);
    parameters.set(name, read);
    if (read.heads !== null && optionError(schema, 'n_heads', read.heads) === null)
      options.n_heads = read.heads;
    if (read.blocks > 1)
      notes.push(
        message('implementation.note_blocks', {
          name: found.array.name,
          count: read.blocks,
          shape: shapeText(found.array.shape),
        }),
      );
    requireOptions(schema, name, options);
  }
  const given = new Map<string, MatrixData>();
  for (const [name, read] of data) {
    given.set(name, read.at(read.lead.map(() => 0)));
    requireOptions(schema, name, options);
  }
  for (const [name, { matrix }] of parameters) given.set(name, matrix);
  for (const [name, weight] of projected?.tokens ?? [])
    given.set(name, unitMatrix(data.get(weight)?.rows ?? 1));
  if (projected !== null) {
    const names = Array.from(projected.weights.values(), ({ array }) => array.name).join(', ');
    notes.push(message('implementation.note_projected', { names }));
  }
  const headsNote = inferHeads(file, {
    schema,
    options,
    given,
    explicit: new Set([...explicit, ...Object.keys(values.options)]),
    hasHeadAxis: [...data.values(), ...parameters.values()].some(({ heads }) => heads !== null),
  });
  if (headsNote !== null) notes.push(headsNote);
  const grouped = repeatGroups(parameters, Number(options.n_heads ?? 1));
  for (const { name, groups } of grouped)
    notes.push(
      message('implementation.note_groups', {
        name: arrays.found.get(name)?.array.name ?? name,
        count: groups,
        heads: Number(options.n_heads),
      }),
    );
  notes.push(...keyHeadsNotes(values.keyHeads, grouped, Number(options.n_heads ?? 1)));
  for (const [name, { matrix }] of parameters) given.set(name, matrix);
  const lengths = arrays.masks.filter(({ array }) => isLengths(array));
  // Lengths say which keys are the padding of a stated mask.
  const isStated =
    explicit.has('mask') && options.mask !== 'custom' && !(options.mask === 'padding' && lengths.length > 0);
  for (const { array } of lengths) notes.push(message('implementation.note_lengths', { name: array.name }));
  const masks = readMasks(arrays.masks, { schema, options, given, lead, plan, document: context.document });
  if (masks === null) return null;
  const {
    used: usedMasks,
    isPerHead,
    maskOf,
    note,
  } = masksFor(masks, { schema, options, given, lead, isStated });
  if (note !== null) notes.push(note);
  const count = Math.max(
    1,
    lead.reduce((product, side) => product * side, 1),
  );
  const firstMask = maskOf(0, 0);
  if (firstMask !== null) given.set('mask', firstMask);
  const completed = completeInputs(given, context, options);
  const used = new Set([
    ...Array.from(arrays.found.values(), ({ array }) => array.name),
    ...usedMasks.map(({ array }) => array.name),
    ...Array.from(projected?.weights.values() ?? [], ({ array }) => array.name),
  ]);
  const mostDigits = Math.max(
    0,
    ...file.arrays.map((each) => (used.has(each.name) ? 0 : each.fractionDigits)),
  );
  const active = activeOptions(schema, options);
  const activeValues = Object.fromEntries(Object.entries(options).filter(([name]) => active.has(name)));
  const uses = Array.from(completed.sources, ([name, source]): InputUse => {
    const input = projected?.weights.get(name)?.of ?? name;
    const found = projected?.weights.get(name) ?? (name === 'mask' ? usedMasks[0] : arrays.found.get(name));
    const { array } = found ?? {};
    const isTransposed = parameters.get(name)?.isTransposed;
    const pattern = data.get(name)?.pattern;
    return {
      ...{ input, name: array?.whole ?? array?.name ?? null, source },
      ...(array !== undefined && { shape: array.wholeShape ?? array.shape }),
      ...(pattern !== undefined && { pattern }),
      ...(input === 'mask' &&
        masks.layouts[0] !== undefined && {
          pattern: lengths.some((each) => each.array.name === array?.name) ? 'n' : masks.layouts[0].pattern,
          reading: masks.readings[0] ?? null,
        }),
      ...(isTransposed === true && { isTransposed }),
    };
  });
  const run = (example: number, head = 0): GivenRun => {
    const inputs: Record<string, MatrixData> = { ...completed.inputs };
    const halfDigits = new Map<string, Float64Array>();
    const matrixOf = (name: string): GivenMatrix | undefined => {
      const read = data.get(name);
      return read === undefined ? parameters.get(name)?.matrix : read.at(placeIn(read.lead, lead, example));
    };
    for (const [name, { array }] of [...arrays.found, ...(projected?.weights ?? [])]) {
      const matrix = matrixOf(name);
      if (matrix === undefined || !(name in inputs)) continue;
      inputs[name] = matrix;
      if (matrix.halfDigit !== null && !isTyped(array, mostDigits)) halfDigits.set(name, matrix.halfDigit);
    }
    const mask = example === 0 && head === 0 ? firstMask : maskOf(example, head);
    if (mask !== null) inputs.mask = mask;
    const request: RunRequest = { variant: schema.id, inputs, options: activeValues };
    return {
      request,
      uses,
      halfDigits,
      notes,
      grouped,
      used,
      hasFlags: masks.readings.some((reading) => reading !== null),
    };
  };
  const isWide = [...arrays.found.values(), ...(projected?.weights.values() ?? [])].some(
    ({ input, array }) => input.kind === 'input' && array.shape.length > 2 && !/width/.test(input.cols),
  );
  return {
    ...{ count, lead, notes, used, doubtful: arrays.doubtful, missing: completed.missing, uses, run },
    comparedMasks: new Map(
      masks.arrays.flatMap(({ array }, at) => {
        const reading = masks.readings[at];
        return used.has(array.name) || reading == null ? [] : [[array.name, reading] as const];
      }),
    ),
    headRuns: isPerHead ? Number(options.n_heads ?? 1) : 1,
    open: {
      rowAxis: isWide,
      heads: isWide && schema.inputs.some(({ kind, cols }) => kind === 'input' && /heads/.test(cols)),
      isOther: [...parameters.values()].some(({ isOpen }) => isOpen),
      flags: masks.readings.filter((reading) => reading !== null).length,
      maskLayouts: masks.alternatives,
      vectors,
    },
  };
}

/**
 * Whether printed inputs are exact, as if somebody had typed 0.5: they have few digits, and less than the results. Others were
 * rounded when they were printed.
 */
function isTyped({ fractionDigits }: GivenArray, digitsOfResults: number): boolean {
  return fractionDigits <= 3 && fractionDigits + 2 <= digitsOfResults;
}

/** Values of the file that contradict stated options. */
function conflicts(
  values: Readonly<Record<string, OptionValue>>,
  { explicit, document }: CheckContext,
): readonly Message[] {
  return Object.entries(values).flatMap(([name, value]) =>
    explicit?.has(name) && document.options[name] !== value
      ? [
          message('implementation.note_option_conflict', {
            name,
            value: String(value),
            stated: String(document.options[name]),
          }),
        ]
      : [],
  );
}

/** A given input is read, so the option that it depends on is set: biases, a score network. */
export function requireOptions(
  schema: VariantSchema,
  name: string,
  options: Record<string, OptionValue>,
): void {
  const resolved = schema.resolver.resolve({ options }).inputs.find((input) => input.name === name);
  if (resolved === undefined || resolved.active) return;
  for (const [option, value] of Object.entries(resolved.requires))
    options[option] =
      schema.options.find((each) => each.name === option)?.type === 'flag'
        ? value === 'true'
        : (value.split('|')[0] ?? value);
}

interface MaskContext {
  readonly schema: VariantSchema;
  readonly options: Record<string, OptionValue>;
  readonly given: ReadonlyMap<string, MatrixData>;
  readonly lead: readonly number[];
}

function sizesOfMask({ schema, options, given, lead }: MaskContext) {
  const matrices = Array.from(given, ([input, { rows, cols }]) => ({ input, rows, cols }));
  const shape = schema.resolver.resolve({ options, matrices }).inputs.find(({ name }) => name === 'mask');
  return {
    lead,
    heads: schema.options.some(({ name }) => name === 'n_heads') ? Number(options.n_heads ?? 1) : 1,
    rows: shape?.rows ?? 1,
    cols: shape?.cols ?? 1,
  };
}

function readMasks(
  arrays: readonly InputArray[],
  context: MaskContext & { readonly plan: Plan; readonly document: CheckContext['document'] },
): (ReadMasks & { readonly alternatives: number }) | null {
  const sizes = sizesOfMask(context);
  let alternatives = 1;
  const layouts: MaskLayout[] = [];
  const masks: InputArray[] = [];
  for (const given of arrays) {
    const array = isLengths(given.array) ? maskOfLengths(given.array, sizes) : given.array;
    const found = array === null ? [] : maskLayouts(array, sizes);
    const chosen = found[Math.min(context.plan.maskLayout, found.length - 1)];
    if (array === null)
      throw new MessageError(
        message('implementation.lengths_do_not_fit', {
          ...{ name: given.array.name, shape: shapeText(given.array.shape) },
          ...{ examples: shapeText(sizes.lead), keys: sizes.cols },
        }),
      );
    if (chosen === undefined) return null;
    alternatives = Math.max(alternatives, found.length);
    layouts.push(chosen);
    masks.push({ ...given, array });
  }
  const readings = masks.map(({ array }, at): MaskReading | null => {
    const usual = usualReading(array);
    if (usual === null || !(context.plan.flipped & (1 << at))) return usual;
    return usual === 'keeps' ? 'hides' : 'keeps';
  });
  return { arrays: masks, layouts, readings, alternatives };
}

interface MasksOfRun {
  readonly used: readonly InputArray[];
  readonly isPerHead: boolean;
  readonly note: Message | null;
  /** Null if the options of the run make the mask. */
  maskOf(example: number, head: number): MatrixData | null;
}

/** The masks of the examples; sets the option of the mask. */
function masksFor(masks: ReadMasks, context: MaskContext & { readonly isStated: boolean }): MasksOfRun {
  const { arrays, layouts, readings } = masks;
  const { options, isStated } = context;
  const none = { used: [], isPerHead: false, note: null, maskOf: () => null };
  const sizes = sizesOfMask(context);
  const isPadding = ({ array }: InputArray, at: number): boolean =>
    isPaddingName(array.name) || (layouts[at]?.isPadding === true && sizes.rows > 1);
  // A stated mask is what the program should have: its own is compared with it. Padding comes on top.
  const used = arrays
    .map((found, at) => ({ found, at }))
    .filter(({ found, at }) => !isStated || isPadding(found, at));
  if (used.length === 0) return none;
  const { rows, cols } = sizes;
  const isAlsoCausal =
    options.mask === 'causal' && (isStated || used.every(({ found, at }) => isPadding(found, at)));
  if (isStated && options.mask !== 'causal' && options.mask !== 'none') return none;
  const combined = (example: number, head: number): MatrixData | null => {
    const parts = used.flatMap(({ found, at }) => {
      const layout = layouts[at];
      const reading = readings[at] ?? null;
      return layout === undefined
        ? []
        : [maskAt(found.array, layout, { rows, cols }, { example, head, reading })];
    });
    return addMasks(isAlsoCausal ? [causalMask(rows, cols), ...parts] : parts);
  };
  const isShared =
    used.every(({ at }) => layouts[at]?.pattern === 'n r c') && context.lead.every((side) => side === 1);
  const first = combined(0, 0);
  if (isShared && first !== null && isCausal(first)) {
    options.mask = 'causal';
    return { ...none, used: used.map(({ found }) => found) };
  }
  options.mask = 'custom';
  return {
    used: used.map(({ found }) => found),
    isPerHead: used.some(({ at }) => layouts[at]?.isPerHead === true),
    note: isAlsoCausal ? message('implementation.note_causal_too') : null,
    maskOf: combined,
  };
}
