import type { Trace } from '../../../engine/types';

/** The ids of nodes that depend on some inputs, these included. */
export function dependents({ nodes }: Trace, inputs: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<number>();
  for (const { id, index, operands } of nodes)
    if (inputs.has(id) || operands.some((operand) => found.has(operand))) found.add(index);
  return new Set(nodes.filter(({ index }) => found.has(index)).map(({ id }) => id));
}
