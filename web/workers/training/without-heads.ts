import type { Weight } from '../../engine/training';
import type { AttentionMap } from './messages';

/**
 * The weights of a model with some heads turned off: their rows of the output projection are 0. `maps` are the heads of one
 * attention, `disabled` indices into them.
 */
export function withoutHeads(
  weights: readonly Weight[],
  maps: readonly AttentionMap[],
  disabled: readonly number[],
): readonly Weight[] {
  const heads = disabled.flatMap((at) => maps[at]?.head ?? []);
  return weights.map((weight) => {
    const rows = weight.rows / maps.length;
    const own = heads.filter(({ outputWeights }) => outputWeights === weight.name);
    if (own.length === 0) return weight;
    const data = weight.data.slice();
    for (const { index } of own) data.fill(0, index * rows * weight.cols, (index + 1) * rows * weight.cols);
    return { ...weight, data };
  });
}
