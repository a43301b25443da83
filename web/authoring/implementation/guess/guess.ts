import type { OptionValue, VariantSchema } from '../../../engine/types';
import type { GivenFile } from '../../../formats/given-array';
import { optionError } from '../../../store/actions/options';
import { activeOptions } from '../../../store/sizes/shapes';
import { judgedArrays } from '../assess/dependencies';
import { chosenResult, type Evaluation } from '../assess/evaluate';
import type { RunEngine } from '../assess/remember-runs';
import { agrees, evaluateAll } from '../compare/check';
import type { CheckContext } from '../compare/inputs';
import { arrayParts } from '../reading/array-parts';
import { type Assignments, inputArrays } from '../reading/input-arrays';
import { projectedInputs } from '../reading/projected';
import { optionValue, readValues } from '../reading/values';
import { showsRotary } from '../unsupported/unsupported';

/** A mechanism that a file may have been computed with. */
export interface Guess {
  readonly context: CheckContext;
  /** Options that were chosen because the numbers agree with them. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The file as it was read with this mechanism. */
  readonly evaluations: readonly Evaluation[];
}

export interface GuessRequest {
  readonly file: GivenFile;
  readonly engine: RunEngine;
  readonly assigned: Assignments;
  /** Stated options. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A mechanism with its default options, and no numbers of its own. */
export function contextOf(
  engine: RunEngine,
  schema: VariantSchema,
  stated: Readonly<Record<string, OptionValue>> = {},
): CheckContext {
  const defaults = Object.fromEntries(schema.options.map(({ name, default: initial }) => [name, initial]));
  const document = {
    options: { ...defaults, ...stated },
    inputs: {},
    tokens: { query: [], key: [] },
    lesson: '',
  };
  return { engine, schema, document, explicit: new Set(Object.keys(stated)) };
}

/**
 * The mechanisms that are guessed, the simplest first: of two that fit as well, the first one is taken. Those without a scale, and with
 * other similarities, are never guessed: a program that forgot the scale would pass.
 */
const order = [
  ...['scaled_dot_product', 'self_attention', 'multi_head_self_attention', 'grouped_query_attention'],
  ...[
    'cross_attention',
    'multi_head_cross_attention',
    'multi_head_attention',
    'self_attention_with_positions',
  ],
  ...['additive_attention', 'luong_attention', 'encoder_layer', 'decoder_layer'],
  ...['layer_norm', 'feed_forward', 'softmax', 'activation', 'cross_entropy_loss', 'sliding_window'],
  ...['basic_self_attention', 'patch_embedding', 'image_self_attention', 'vision_transformer'],
  ...['shifted_window_attention', 'transformer', 'recurrent_attention', 'language_model'],
] as const;

/** The mechanisms are compared for so many that have the inputs of a file. */
const mostTried = 8;

/**
 * The mechanism, and its options, that fit the names, the shapes and the numbers of a file best. Null if the file has no inputs: then
 * nothing tells.
 */
export function guessContext(request: GuessRequest): Guess | null {
  const { engine } = request;
  const schemas = order.flatMap((id) => engine.variants.find((variant) => variant.id === id) ?? []);
  const likelySchemas = schemas
    .map((schema) => ({ schema, inputs: inputCount(request, schema) }))
    .filter(({ inputs }) => inputs > 0)
    .sort((one, other) => other.inputs - one.inputs)
    .slice(0, mostTried)
    .sort((one, other) => schemas.indexOf(one.schema) - schemas.indexOf(other.schema));
  const isRotary = showsRotary(request.file);
  const tried: Attempt[] = isRotary ? rotaryAttempts(request) : [];
  if (tried.some(({ isAgreeing }) => isAgreeing)) return cheapest(tried).guess;
  for (const { schema } of likelySchemas) {
    const found = attempt(request, schema, {});
    if (found !== null) tried.push(found);
    // Queries, keys and values that fit need no other mechanism: differences are to be explained, and not to be fitted.
    const isPlain = schema.id === 'scaled_dot_product' && !hasGroups(request, schema) && !isRotary;
    if (found?.cost === 0 || (found?.structural === 0 && isPlain)) break;
  }
  if (tried.length === 0) return null;
  const best = cheapest(tried);
  const size = request.file.arrays.reduce((sum, { data }) => sum + data.length, 0);
  if (best.cost === 0 || size > mostFitted) return best.guess;
  const likely = [...tried].sort((one, other) => one.cost - other.cost).slice(0, 3);
  return cheapest([best, ...agreeingAttempts(request, likely)]).guess;
}

/** The attempts with other options that agree, up to the first one in which all arrays have a place and agree. */
function agreeingAttempts(request: GuessRequest, likely: readonly Attempt[]): readonly Attempt[] {
  const agreeing: Attempt[] = [];
  for (const { guess } of likely)
    for (const options of optionSets(guess.context)) {
      const found = attempt(request, guess.context.schema, options);
      if (found?.isAgreeing) agreeing.push(found);
      if (found?.cost === 0) return agreeing;
    }
  return agreeing;
}

/** The readings of a file that shows rotary positions: both pairings, with and without the causal mask. */
function rotaryAttempts(request: GuessRequest): Attempt[] {
  const schema = request.engine.variants.find(({ id }) => id === 'self_attention_with_positions');
  if (schema === undefined || inputCount(request, schema) === 0) return [];
  return ['half', 'interleaved'].flatMap((pairing) =>
    ['none', 'causal'].flatMap(
      (mask) => attempt(request, schema, { positions: 'rotary', pairing, mask }) ?? [],
    ),
  );
}

/** Options of files with more numbers than this are not guessed. */
const mostFitted = 50_000;

interface Attempt {
  readonly guess: Guess;
  /** Arrays that are not known, cannot be judged, or differ. */
  readonly cost: number;
  /** The same without those that differ. */
  readonly structural: number;
  readonly isAgreeing: boolean;
}

const cheapest = (attempts: readonly Attempt[]): Attempt =>
  attempts.reduce((best, each) => (each.cost < best.cost ? each : best));

/** The number of arrays of a file that are inputs of a mechanism; 0 if it needs more of them. */
function inputCount({ file, assigned }: GuessRequest, schema: VariantSchema): number {
  const arrays = arrayParts(file.arrays, assigned);
  const inputs = inputArrays(arrays, schema, assigned);
  const projected = projectedInputs(arrays, schema, inputs, assigned);
  const data = [...inputs.found.values()].filter(({ input }) => input.kind === 'input').length;
  if (data === 0 && projected === null) return 0;
  return inputs.found.size + inputs.masks.length + (projected?.weights.size ?? 0);
}

function attempt(
  { file, engine, assigned, options: stated }: GuessRequest,
  schema: VariantSchema,
  options: Readonly<Record<string, OptionValue>>,
): Attempt | null {
  const read = Object.entries(stated).map(([name, value]) => {
    const option = schema.options.find((each) => each.name === name);
    return [name, option === undefined ? value : optionValue(option, value)] as const;
  });
  if (read.some(([name, value]) => optionError(schema, name, value) !== null)) return null;
  const context = contextOf(engine, schema, Object.fromEntries(read));
  const withOptions = {
    ...context,
    document: { ...context.document, options: { ...context.document.options, ...options } },
  };
  try {
    const evaluations = evaluateAll(file, withOptions, assigned);
    const costs = evaluations.map((evaluation) => ({
      evaluation,
      ...costOf(evaluation),
    }));
    const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one));
    return {
      guess: { context: withOptions, options, evaluations },
      cost: best.cost,
      structural: best.structural,
      isAgreeing: agrees(best.evaluation),
    };
  } catch {
    return null;
  }
}

function costOf(evaluation: Evaluation): Pick<Attempt, 'cost' | 'structural'> {
  const { arrays, unknown } = evaluation;
  const { arrays: judged, unjudged } = judgedArrays(evaluation, arrays, unknown);
  const misfits = judged.filter(({ results }) => results.length === 0).length;
  const structural = unknown.length + unjudged.length + misfits + (judged.length === 0 ? 1 : 0);
  // Of an array of which most numbers agree, less differs.
  const differing = judged.reduce((sum, array) => {
    const { example = -1, agreeing = 0 } = chosenResult(array) ?? {};
    return sum + (example === null ? 0 : 1 - agreeing / 2);
  }, 0);
  return { structural, cost: 2 * structural + differing - misfits };
}

/** Arrays that have no place, and whether any has one. */
function fitOf(evaluations: readonly Evaluation[]): {
  readonly structural: number;
  readonly isJudged: boolean;
} {
  const fits = evaluations.map((evaluation) => ({
    structural: costOf(evaluation).structural,
    isJudged: judgedArrays(evaluation, evaluation.arrays, evaluation.unknown).arrays.some(
      ({ results }) => results.length > 0,
    ),
  }));
  return fits.reduce((best, each) => (each.structural < best.structural ? each : best), {
    structural: Infinity,
    isJudged: false,
  });
}

/** Whether all arrays have a place in one of the readings. */
export const isGoodFit = (evaluations: readonly Evaluation[]): boolean => fitOf(evaluations).structural === 0;

/**
 * Whether another mechanism is to be taken than the one that was asked for: more arrays have a place in it, and either all have one, or none
 * can be judged in the one that was asked for.
 */
export function isBetterFit(other: readonly Evaluation[], asked: readonly Evaluation[]): boolean {
  const [one, two] = [fitOf(other), fitOf(asked)];
  return one.isJudged && one.structural < two.structural && (one.structural === 0 || !two.isJudged);
}

/** Options that programs choose without writing them down, and that numbers tell apart. */
const usual: Readonly<Record<string, readonly OptionValue[]>> = {
  norm: ['pre'],
  activation: ['gelu', 'gelu_tanh', 'silu'],
  norm_kind: ['rms'],
  score: ['general', 'concat'],
  mask: ['causal'],
  n_heads: [1, 3, 4, 6, 8, 12, 16],
  positions: ['rotary', 'none'],
  pairing: ['half'],
  form: ['concat'],
  epsilon: [1e-6, 1e-12, 1e-8, 1e-3],
};

/** Options that come together: of Llama and its kin, of the layers of a vision transformer, with either ε. */
const together: readonly (readonly { readonly name: string; readonly value: OptionValue }[])[] = [
  [
    { name: 'positions', value: 'rotary' },
    { name: 'pairing', value: 'half' },
    { name: 'mask', value: 'causal' },
  ],
  ...[1e-6, 1e-12].map((epsilon) => [
    { name: 'norm', value: 'pre' },
    { name: 'activation', value: 'gelu' },
    { name: 'epsilon', value: epsilon },
  ]),
];

/** Usual options that differ from the present ones: each, two at once, and those that come together. */
function optionSets({
  schema,
  document,
  explicit,
}: CheckContext): readonly Readonly<Record<string, OptionValue>>[] {
  const changes = Object.entries(usual).flatMap(([name, values]) =>
    explicit?.has(name) || !schema.options.some((each) => each.name === name)
      ? []
      : values
          .filter((value) => value !== document.options[name] && optionError(schema, name, value) === null)
          .map((value) => ({ name, value })),
  );
  const pairs = changes.flatMap((one, at) =>
    changes.slice(at + 1).flatMap((other) => (other.name === one.name ? [] : [[one, other]])),
  );
  const isOpen = ({ name }: { readonly name: string }): boolean => changes.some((each) => each.name === name);
  const more = together.map((set) => set.filter(isOpen)).filter(({ length }) => length > 2);
  return [...changes.map((change) => [change]), ...pairs, ...more]
    .map((set) => Object.fromEntries(set.map(({ name, value }) => [name, value])))
    .filter((set) => Object.entries(set).every(([name, value]) => optionError(schema, name, value) === null))
    .filter((set) => {
      const active = activeOptions(schema, { ...document.options, ...set });
      return Object.keys(set).every((name) => active.has(name));
    });
}

/** The options of a guess that are worth telling: those of the file, and those that were chosen. */
export function toldOptions(
  { context, options }: Guess,
  file: GivenFile,
): Readonly<Record<string, OptionValue>> {
  return { ...readValues(file, context.schema).options, ...options };
}

/** Whether keys have another number of heads than queries, along an axis of their own. */
function hasGroups({ file, assigned }: GuessRequest, schema: VariantSchema): boolean {
  const { found } = inputArrays(arrayParts(file.arrays, assigned), schema, assigned);
  const heads = (input: string): number => found.get(input)?.array.shape.at(-3) ?? 1;
  return heads('query') !== heads('key');
}
