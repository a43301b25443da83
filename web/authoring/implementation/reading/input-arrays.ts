import type { InputSchema, VariantSchema } from '../../../engine/types';
import { normalizeName } from '../../../formats/names/names';
import type { ArrayPart } from '../../../formats/names/stacked';
import type { Orientation } from '../../../formats/names/table/row';
import { isSure, rankTargets } from '../../../formats/names/targets';
import { bareNorm } from './bare-norm';
import { isLengths } from './mask/lengths';
import { isPaddingName } from './mask/masks';

/** The matrix that an array stands for, by its name; empty to leave it out. Others are mapped by their names. */
export type Assignments = ReadonlyMap<string, string>;

/** An array that is an input of the run. */
export interface InputArray {
  readonly input: InputSchema;
  readonly array: ArrayPart;
  readonly orientation: Orientation;
  readonly score: number;
}

export interface InputArrays {
  /** By the name of the input. */
  readonly found: ReadonlyMap<string, InputArray>;
  /** Several may be given: of padding, of attention. */
  readonly masks: readonly InputArray[];
  /** Inputs for which there are several arrays, by the names of those. */
  readonly doubtful: ReadonlyMap<string, readonly string[]>;
}

/** What an array was assigned to, by its own name or by that of the array that it is a part of. */
export function assignedTo(array: ArrayPart, assigned: Assignments): string | undefined {
  return assigned.get(array.name) ?? (array.whole === undefined ? undefined : assigned.get(array.whole));
}

/** The input that each array stands for. */
export function inputArrays(
  arrays: readonly ArrayPart[],
  schema: VariantSchema,
  assigned: Assignments,
): InputArrays {
  const found = new Map<string, InputArray>();
  const masks: InputArray[] = [];
  const doubtful = new Map<string, readonly string[]>();
  const ofNorm = bareNorm(arrays, schema);
  const all = arrays.flatMap((array) => inputOf(array, schema, assigned, ofNorm.get(array)) ?? []);
  for (const best of all) {
    const { input, array } = best;
    if (isResult(best, all, assigned)) continue;
    if (input.kind === 'mask') {
      masks.push(best);
      continue;
    }
    const other = found.get(input.name);
    if (other === undefined || other.score < best.score) {
      found.set(input.name, best);
      doubtful.delete(input.name);
    } else if (other.score === best.score)
      doubtful.set(input.name, [...(doubtful.get(input.name) ?? [other.array.name]), array.name]);
  }
  for (const name of doubtful.keys()) found.delete(name);
  return { found, masks, doubtful };
}

/**
 * Whether an array that is called `y` is not the input of that name: there is another one for it, such as the memory of a decoder, or
 * its width is not that of the weights it would be multiplied by. Many programs call their result so.
 */
function isResult({ input, array }: InputArray, all: readonly InputArray[], assigned: Assignments): boolean {
  if (input.name !== 'y' || normalizeName(array.name) !== 'y' || assignedTo(array, assigned) !== undefined)
    return false;
  const isOther = all.some((other) => other.input === input && other.array !== array);
  const weights = all.find((other) => other.input.name === 'w_k')?.array.shape;
  return isOther || weights?.includes(array.shape.at(-1) ?? 1) === false;
}

/** `usual`: what the array is if nobody says anything else. */
function inputOf(
  array: ArrayPart,
  schema: VariantSchema,
  assigned: Assignments,
  usual: InputSchema | undefined,
): InputArray | null {
  const chosen = assignedTo(array, assigned);
  const byName = schema.inputs.find(({ name }) => name === chosen);
  if (byName !== undefined) return { input: byName, array, orientation: 'either', score: 10 };
  if (chosen !== undefined || isHeadMask(array)) return null;
  if (usual !== undefined) return { input: usual, array, orientation: 'as_is', score: 5 };
  const mask = schema.inputs.find(({ kind }) => kind === 'mask');
  if (mask !== undefined && (isPaddingName(array.name) || isLengths(array) || isBias(array)))
    return { input: mask, array, orientation: 'as_is', score: 5 };
  const inputs = schema.inputs.map((input) => ({ label: input.name, input }));
  const [best, second] = rankTargets(array.name, inputs).filter(isSure);
  // An array that may as well be another input is not taken for either.
  if (best === undefined || best.score === second?.score) return null;
  return { input: best.target.input, array, orientation: best.orientation, score: best.score };
}

/** Factors for whole heads, as Hugging Face has them: no mask of keys. */
const isHeadMask = ({ name, shape }: ArrayPart): boolean =>
  /(?:^|_)head_mask$/.test(normalizeName(name)) && shape.filter((side) => side > 1).length < 2;

/** `bias` as in jax.nn.dot_product_attention, which is added to the scores; that of a layer is a vector. */
const isBias = ({ name, shape }: ArrayPart): boolean =>
  normalizeName(name) === 'bias' && shape.filter((side) => side > 1).length > 1;
