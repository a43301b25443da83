import type { Weight } from '../../engine/training';

/** The head that a node of attention weights belongs to, and the parameter that its result goes through. */
function headOf(map: string): { readonly head: number; readonly output: string } | null {
  const [, group, head] = /^(.*\/)?head_(\d+)\/weights$/.exec(map) ?? [];
  return head === undefined ? null : { head: Number(head), output: `${group ?? ''}w_o` };
}

/**
 * The weights of a model in which some heads say nothing: their rows of W^O are 0, all else is as it was. `maps` are the
 * heads of one attention.
 */
export function withoutHeads(
  weights: readonly Weight[],
  maps: readonly string[],
  silent: readonly number[],
): readonly Weight[] {
  const heads = silent.flatMap((at) => headOf(maps[at] ?? '') ?? []);
  return weights.map((weight) => {
    const rows = weight.rows / maps.length;
    const own = heads.filter(({ output }) => output === weight.name);
    if (own.length === 0) return weight;
    const data = weight.data.slice();
    for (const { head } of own) data.fill(0, head * rows * weight.cols, (head + 1) * rows * weight.cols);
    return { ...weight, data };
  });
}
