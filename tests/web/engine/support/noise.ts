import type { Engine } from '../../../../web/engine/engine';
import type { MatrixData, RunRequest, TraceNode } from '../../../../web/engine/types';
import { matrix } from './requests';

/**
 * The tolerance of each node of a run, computed as for the fixtures: inputs are perturbed by up to 2 ulp, three times, and 40 times
 * the resulting change is allowed, but at least 2e-13 of the largest number.
 */
export function slackOf(engine: Engine, request: RunRequest): (node: TraceNode) => number {
  const noisy = [1, 2, 3].map((seed) => engine.run({ ...request, inputs: shaken(request.inputs, seed) }));
  return (node) => {
    const moved = Math.max(...noisy.map((trace) => distance(node, trace.node(node.id))));
    return Math.max(40 * moved, 2e-13 * Math.max(...Array.from(node.data, size)));
  };
}

/** The largest difference of two matrices; infinite if NaN or infinities do not match. */
export function distance(one: MatrixData, other: MatrixData | undefined): number {
  if (one.rows !== other?.rows || one.cols !== other.cols) return Infinity;
  return Array.from(one.data, (value, at) => {
    const found = other.data[at] ?? Number.NaN;
    return Object.is(value, found) ? 0 : Math.abs(value - found);
  }).reduce((largest, each) => (each <= largest ? largest : Number.isNaN(each) ? Infinity : each), 0);
}

const size = (value: number) => (Number.isFinite(value) ? Math.abs(value) : 0);

function shaken(inputs: RunRequest['inputs'], seed: number): RunRequest['inputs'] {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, { rows, cols, data }], at) => {
      const by = matrix(rows, cols, seed + 100 * at).data;
      const moved = Array.from(data, (value, k) => value * (1 + (by[k] ?? 0) * Number.EPSILON));
      return [name, { rows, cols, data: moved }];
    }),
  );
}
