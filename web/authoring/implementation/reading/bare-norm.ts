import type { InputSchema, VariantSchema } from '../../../engine/types';
import { squeezed } from '../../../formats/axes/slices';
import { normalizeName } from '../../../formats/names/names';
import type { ArrayPart } from '../../../formats/names/stacked';
import { isSure, rankTargets } from '../../../formats/names/targets';

/**
 * The gain and the shift of a mechanism that is one norm and nothing else, where a file calls them `weight` and `bias`, as the parameters
 * of nn.LayerNorm are called. Elsewhere such names may mean anything.
 */
export function bareNorm(
  arrays: readonly ArrayPart[],
  { inputs }: VariantSchema,
): ReadonlyMap<ArrayPart, InputSchema> {
  const found = new Map<ArrayPart, InputSchema>();
  const gain = inputs.find(({ name }) => name === 'gain');
  const shift = inputs.find(({ name }) => name === 'shift');
  if (gain === undefined || shift === undefined || inputs.length > 3) return found;
  const vector = (name: string): ArrayPart | undefined =>
    arrays.find((array) => normalizeName(array.name) === name && isVector(array));
  const weight = vector('weight');
  if (weight !== undefined) found.set(weight, gain);
  const bias = vector('bias');
  const hasGain = weight !== undefined || arrays.some(({ name }) => isGain(name));
  if (bias !== undefined && hasGain) found.set(bias, shift);
  return found;
}

const isGain = (name: string): boolean => rankTargets(name, [{ label: 'gain' }]).some(isSure);

const isVector = ({ shape }: ArrayPart): boolean => squeezed(shape).filter((side) => side !== 1).length <= 1;
