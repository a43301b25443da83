import type { FunctionName, Reduction, Trace, TraceNode, VariantSchema } from '../../../engine/types';
import type { Lesson } from '../../../lessons/lesson';
import { createMatrix } from '../../../store/document/matrix';
import { presetDocument, withMissingInputs } from '../../../store/document/preset';
import { seededInteger } from '../../../store/document/random';
import { isRefusal } from '../../../store/document/refusal';
import type { Document, InputMatrix } from '../../../store/document/state';
import { resize } from '../../../store/sizes/dimensions';
import { isOfExponentials } from '../../../ui/explanation/exponentials';
import type { AskableLesson, Ranges } from './askable';
import { givenOf, subStepsOf } from './sub-steps';

/** The largest absolute value of a number to write down, and of one to calculate with. */
const largestResult = 99;
const largestOperand = 25;
/** The most steps without a name that the reader computes on the way to a number. */
export const mostSubSteps = 6;
/** Every weight of a softmax that is not masked is at least this: two decimals do not show less. */
const smallestWeight = 0.01;

/** By the kind of input. */
const ranges: Ranges = {
  input: [-2, 3],
  parameter: [-1, 2],
  bias: [-1, 2],
  gain: [1, 2],
};

/** The preset in the sizes and with the options of an exercise. */
export function smallDocument(
  lesson: Lesson,
  schema: VariantSchema,
  { sizes, options = {} }: AskableLesson,
): Document {
  const preset = presetDocument(lesson, schema);
  const chosen = { ...preset, options: { ...preset.options, ...options } };
  const resized = resize(chosen, schema, sizes);
  if (isRefusal(resized)) throw new RangeError(`${lesson.id}: ${resized.error.key}`);
  return withMissingInputs({ ...resized, options: { ...resized.options, ...options } }, schema);
}

/** A document whose numbers follow from a key: small integers. */
export function numberedDocument(
  base: Document,
  schema: VariantSchema,
  key: readonly (string | number)[],
  { ranges: own, rows: pools }: Required<Pick<AskableLesson, 'ranges' | 'rows'>>,
): Document {
  const inputs: Record<string, InputMatrix> = { ...base.inputs };
  for (const { name, kind } of schema.inputs) {
    const matrix = base.inputs[name];
    const [least, most] = own[name] ?? ranges[kind] ?? [0, 0];
    if (matrix === undefined || least === most) continue;
    const pool = pools[name] ?? [];
    inputs[name] = createMatrix(matrix.rows, matrix.cols, (row, col) => {
      const chosen = pool.length === 0 ? undefined : pool[seededInteger(pool.length, ...key, name, row)];
      return chosen?.[col] ?? least + seededInteger(most - least + 1, ...key, name, row, col);
    });
  }
  return { ...base, inputs };
}

/** Whether a number is a multiple of 1/4, which two decimals write exactly. Layer norm adds an ε of 0.00001. */
export function isShort(value: number): boolean {
  return value === -Infinity || Math.abs(value * 4 - Math.round(value * 4)) < 1e-4;
}

/** Whether two decimals write every number of a node exactly. */
export function isExact(node: TraceNode): boolean {
  return node.data.every(isShort);
}

/** Whether two decimals tell every weight that is masked from every one that is not. */
export function hasVisibleWeights(weights: TraceNode | undefined): boolean {
  return weights?.data.every((weight) => weight === 0 || weight >= smallestWeight) ?? false;
}

function isBounded({ data }: TraceNode, bound: number): boolean {
  return data.every((value) => value === -Infinity || Math.abs(value) <= bound);
}

/** Whether a reader can compute a node on paper. `README.md` says the rule in words. */
export function isPaperSized(trace: Trace, node: TraceNode, { exact = [] }: AskableLesson): boolean {
  const given = givenOf(node, trace);
  const parts = subStepsOf(node, trace);
  const mustBeExact = [...exact.flatMap((id) => trace.node(id) ?? []), ...parts];
  const isSmall =
    given.every((each) => isBounded(each, largestOperand)) &&
    [...parts, node].every((each) => isBounded(each, largestResult));
  const isWhole = [...trace.nodes, ...given].every((each) => !isMostlyZero(each));
  const isShortWay = parts.length <= mostSubSteps && (parts.length === 0 || given.every(isExact));
  return (
    isSmall &&
    isShortWay &&
    mustBeExact.every(isExact) &&
    isWhole &&
    [...parts, node].every((each) => cellsOf(each).every((cell) => isCellPaperSized(trace, each, cell)))
  );
}

function isCellPaperSized(trace: Trace, node: TraceNode, [row, col]: readonly [number, number]): boolean {
  const operands = node.operands.flatMap((index) => trace.nodes[index] ?? []);
  const explanation = trace.explain({ node: node.id, row, col });
  const { reduction, function: applied, terms, result } = explanation;
  const isRounded = operands.some((each) => !isExact(each));
  if (isRounded && !mayBeRounded(node.op, reduction, applied)) return false;
  if (reduction === 'softmax' && result !== 0 && result < smallestWeight) return false;
  if (applied === 'quotient' && isTiny(terms[0]?.factors[1]?.value ?? 0)) return false;
  return (
    isOfExponentials(explanation) ||
    terms.every(({ value }) => value === -Infinity || Math.abs(value) <= largestResult)
  );
}

/** Functions that change by no more than their argument does. */
const steady: ReadonlySet<FunctionName> = new Set(['relu', 'larger', 'absolute']);
/** Steps that compare numbers: what rounding makes equal, or exchanges, they decide in another way. */
const comparing = new Set(['compare', 'where', 'hardmax', 'top_k_mask', 'round_to']);

/** Whether `rounding.ts` can tell how far a result may be off that is computed from rounded numbers. */
function mayBeRounded(op: string, reduction: Reduction, applied: FunctionName): boolean {
  if (comparing.has(op)) return false;
  return reduction === 'sum' || reduction === 'norm' || (reduction === 'function' && steady.has(applied));
}

/** Whether a divisor is so small that two decimals show it as 0. */
function isTiny(divisor: number): boolean {
  return Math.abs(divisor) < 0.25;
}

/** Whether a given matrix has so many zeros that little is left to compute. Computed ones may: a mask, a ReLU. */
function isMostlyZero({ data, kind, op }: TraceNode): boolean {
  const isGiven = (kind !== 'computed' && kind !== 'generated' && kind !== 'mask') || op === 'transpose';
  return isGiven && data.length > 1 && data.filter((value) => value === 0).length * 3 > data.length;
}

/** Whether a matrix is worth a question: at most half of it is 0, and not all of it is equal. */
export function isVaried({ data }: TraceNode): boolean {
  const zeros = data.filter((value) => value === 0 || value === -Infinity).length;
  return zeros * 2 <= data.length && new Set(data).size > 1;
}

export function cellsOf({ rows, cols }: TraceNode): readonly (readonly [number, number])[] {
  return Array.from({ length: rows * cols }, (_, at) => [Math.floor(at / cols), at % cols] as const);
}
