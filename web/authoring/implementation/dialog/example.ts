import type { Trace, TraceNode, VariantSchema } from '../../../engine/types';
import { targetsOf } from '../../../formats/names/targets';

/** The matrices that say most about a run, besides its inputs and outputs. */
const shown = new Set(['scores', 'weights', 'context', 'hidden', 'normalised']);

const mostNumbers = 4000;

/** The inputs of a run and its main steps, as NumPy or PyTorch code may print them: an example to start from. */
export function exampleText(trace: Trace, schema: VariantSchema): string {
  const inputs = new Set(schema.inputs.map(({ name }) => name));
  let left = mostNumbers;
  return targetsOf(trace)
    .filter(({ pattern, name, isOutput }) => inputs.has(pattern) || isOutput || shown.has(name))
    .flatMap(({ label, nodes }) => {
      left -= nodes.reduce((sum, { rows, cols }) => sum + rows * cols, 0);
      if (left < 0) return [];
      const matrices = nodes.flatMap(({ id }) => rowsOf(trace.node(id)));
      const text = nodes.length > 1 ? `[${matrices.join(',\n ')}]` : matrices.join('');
      return [`${label} = ${text}`];
    })
    .join('\n\n');
}

/** A matrix as nested lists, with all digits. */
function rowsOf(node: TraceNode | undefined): readonly string[] {
  if (node === undefined) return [];
  const { rows, cols, data } = node;
  const lines = Array.from(
    { length: rows },
    (_, row) => `[${Array.from(data.slice(row * cols, (row + 1) * cols), String).join(', ')}]`,
  );
  return [`[${lines.join(',\n ')}]`];
}
