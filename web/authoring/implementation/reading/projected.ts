import type { InputSchema, MatrixData, VariantSchema } from '../../../engine/types';
import type { ArrayPart } from '../../../formats/names/stacked';
import { isSure, rankTargets } from '../../../formats/names/targets';
import { type Assignments, assignedTo, type InputArrays } from './input-arrays';

/** Queries, keys and values that are given where the mechanism would compute them from tokens. */
export interface ProjectedInputs {
  /** The array of each, by the weights that take its place, as an input with examples. */
  readonly weights: ReadonlyMap<
    string,
    { readonly array: ArrayPart; readonly input: InputSchema; readonly of: string }
  >;
  /** The inputs that take the place of tokens, with the name of the array that says how many there are. */
  readonly tokens: ReadonlyMap<string, string>;
}

const projections = [
  ['query', 'w_q', 'x'],
  ['key', 'w_k', 'y'],
  ['value', 'w_v', 'y'],
] as const;

/**
 * Null unless a file has queries and keys, but neither the tokens nor the weights that they come from. Then the weights are these
 * arrays, and the tokens are a unit matrix: their product is the array itself.
 */
export function projectedInputs(
  arrays: readonly ArrayPart[],
  schema: VariantSchema,
  { found }: InputArrays,
  assigned: Assignments,
): ProjectedInputs | null {
  const names = new Set(schema.inputs.map(({ name }) => name));
  if (!names.has('x') || !names.has('w_q') || found.has('x') || found.has('y') || found.has('w_q'))
    return null;
  const weights = new Map<string, { array: ArrayPart; input: InputSchema; of: string }>();
  const tokens = new Map<string, string>();
  for (const [of, weight, from] of projections) {
    const array = arrays.find((each) => stands(each, of, assigned));
    const input = schema.inputs.find(({ name }) => name === weight);
    const source = names.has(from) ? from : 'x';
    if (array === undefined || input === undefined) continue;
    weights.set(weight, { array, of, input: { ...input, kind: 'input', rows: source === 'x' ? 'm' : 'n' } });
    tokens.set(source, weight);
  }
  return weights.has('w_q') && weights.has('w_k') ? { weights, tokens } : null;
}

function stands(array: ArrayPart, label: string, assigned: Assignments): boolean {
  const chosen = assignedTo(array, assigned);
  if (chosen !== undefined) return chosen === label || chosen === `head_*/${label}`;
  const [best] = rankTargets(array.name, [{ label }, { label: `rotated_${label}` }]).filter(isSure);
  return best?.target.label === label;
}

/** A unit matrix. */
export function unitMatrix(size: number): MatrixData {
  const data = new Float64Array(size * size);
  for (let at = 0; at < size; at++) data[at * size + at] = 1;
  return { rows: size, cols: size, data };
}
