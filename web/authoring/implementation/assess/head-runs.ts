import type { Engine } from '../../../engine/engine';
import type { MatrixData, Trace, TraceNode } from '../../../engine/types';
import { type NumbersOf, numbersOf } from '../compare/steps';

/** Nodes that are computed from all heads, and can be put together from runs with a head each. */
const joined = new Set(['concat', 'output']);

/** Whether a node is right in none of several runs, each of which has the mask of another head. */
export function needsAllHeads(
  { id, head }: Pick<TraceNode, 'id' | 'head'>,
  depends: ReadonlySet<string>,
): boolean {
  return head === null && depends.has(id) && !joined.has(id);
}

/** The numbers of runs that differ in their masks, each of which is right for one head. */
export function mergeHeads(traces: readonly Trace[], engine: Engine): NumbersOf {
  const [first] = traces;
  if (first === undefined) return () => undefined;
  if (traces.length === 1) return numbersOf(first);
  let output: Float64Array | undefined;
  return (id) => {
    const node = first.node(id);
    if (node?.head != null) return traces[node.head - 1]?.node(id)?.data;
    if (id === 'concat') return concatOf(traces);
    if (id !== 'output') return node?.data;
    output ??= outputOf(first, concatOf(traces), engine);
    return output;
  };
}

/** The columns of each head from its own run. */
function concatOf(traces: readonly Trace[]): Float64Array {
  const concat = traces[0]?.node('concat');
  if (concat === undefined) return new Float64Array();
  const { rows, cols } = concat;
  const width = cols / traces.length;
  const all = new Float64Array(rows * cols);
  for (const [head, trace] of traces.entries())
    for (let row = 0; row < rows; row++) {
      const start = row * cols + head * width;
      all.set(trace.node('concat')?.data.subarray(start, start + width) ?? [], start);
    }
  return all;
}

/** concat · W_o + b_o, computed by the engine: an attention in which each token sees itself alone multiplies by its values only. */
function outputOf(trace: Trace, concat: Float64Array, engine: Engine): Float64Array {
  const [x, weight, bias] = [trace.node('concat'), trace.node('w_o'), trace.node('b_o')];
  if (x === undefined || weight === undefined) return new Float64Array();
  const column = { rows: weight.rows, cols: 1, data: new Float64Array(weight.rows) };
  const one = { rows: 1, cols: 1, data: new Float64Array(1) };
  const run = engine.run({
    variant: 'self_attention',
    options: { mask: 'custom', bias: bias !== undefined },
    inputs: {
      x: { rows: x.rows, cols: x.cols, data: concat },
      ...{ w_q: column, w_k: column, w_v: weight, mask: selfOnly(x.rows) },
      ...(bias !== undefined && { b_q: one, b_k: one, b_v: bias }),
    },
  });
  return run.node('context')?.data ?? new Float64Array();
}

function selfOnly(size: number): MatrixData {
  const data = Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 0 : -Infinity));
  return { rows: size, cols: size, data };
}
