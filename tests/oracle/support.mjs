/** What the routines share: one engine, runs of it, and how the cases name and stack the results. */
import { readFileSync } from 'node:fs';
import createModule from '../../web/generated/engine-full.mjs';

/** The bare module, for whatever else it exports. */
export const engine = await createModule({
  wasmBinary: readFileSync(new URL('../../web/generated/engine-full.wasm', import.meta.url)),
});

/** A vector is one row. */
export const matrixOf = ({ shape, data }) => ({
  rows: shape.length === 1 ? 1 : shape[0],
  cols: shape.at(-1),
  data,
});

/**
 * A finished run: its nodes, and d(sum of squares of its output) / d(node), each with its numbers under `data`. Another
 * node than the output, and the plain sum, are differentiated where they are asked for.
 */
export function run(variant, inputs, options, of = '', gradient = 'gradientOfSquares') {
  const list = Object.entries(inputs).map(([name, tensor]) => ({ name, ...matrixOf(tensor) }));
  const trace = engine.run(variant, list, Object.entries(options));
  try {
    const { nodes, outputs } = engine.structure(trace);
    const output = nodes.find(({ id }) => id === (of || outputs[0]));
    return {
      nodes: byId(nodes, engine.data(trace)),
      gradients: byId(nodes, engine[gradient](trace, output.index)),
      output: output.id,
    };
  } finally {
    engine.release(trace);
  }
}

/** The engine hands over all matrices in one piece, in the order of the nodes. */
function byId(nodes, numbers) {
  let start = 0;
  const tensors = nodes.map(({ id, rows, cols }) => {
    const data = numbers.slice(start, start + rows * cols);
    start += rows * cols;
    return [id, { shape: [rows, cols], data }];
  });
  return Object.fromEntries(tensors);
}

/** Heads one after the other, as the cases stack them: [head, row, column]. */
export function stacked(nodes, id, heads) {
  const parts = Array.from({ length: heads }, (_, head) => nodes[`head_${head}/${id}`]);
  if (!parts[0]) return undefined;
  return { shape: [heads, ...parts[0].shape], data: parts.flatMap(({ data }) => [...data]) };
}

/** The tensors of some names, by the names of the cases. */
export const pick = (names, get) =>
  Object.fromEntries(Object.entries(names).map(([name, id]) => [name, get(id)]));
