import type { Engine } from '../../engine/engine';
import type { RunRequest, Trace } from '../../engine/types';
import type { Model } from '../../ui/model';

/** Far above what a mask of −100 instead of −∞ lets through, and far below any real influence. */
const threshold = 1e-30;

const reachCache = new WeakMap<Trace, Map<number, ReadonlySet<number>>>();

/** The pixels that influence one output pixel: those with a nonzero derivative. */
export function reachOf(trace: Trace, pixel: number): ReadonlySet<number> {
  const byPixel = reachCache.get(trace) ?? new Map<number, ReadonlySet<number>>();
  reachCache.set(trace, byPixel);
  const cached = byPixel.get(pixel);
  if (cached !== undefined) return cached;
  const { width = 1, channels = 1, d_out = 1 } = trace.dimensions;
  const [row, col] = [Math.floor(pixel / width), pixel % width];
  const reached = new Set<number>();
  for (let channel = 0; channel < d_out; channel += 1) {
    const { data } = trace.gradient({ node: 'output', row, col: col * d_out + channel }, 'x');
    for (let at = 0; at < data.length; at += 1)
      if (Math.abs(data[at] ?? 0) > threshold) reached.add(Math.floor(at / channels));
  }
  byPixel.set(pixel, reached);
  return reached;
}

/** The same run with the shift on or off, cached for the current trace. */
export class ShiftRuns {
  readonly #engine: Engine;
  readonly #runs = new Map<Trace, Map<boolean, Trace>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  run({ trace, state }: Model, shift: boolean): Trace {
    if (state.document.options.shift === shift) return trace;
    const runs = this.#runs.get(trace) ?? new Map<boolean, Trace>();
    if (!this.#runs.has(trace)) this.#runs.clear();
    this.#runs.set(trace, runs);
    const run = runs.get(shift) ?? this.#engine.run(requestOf(trace, { ...state.document.options, shift }));
    runs.set(shift, run);
    return run;
  }
}

/** The request that reproduces a run with other options. */
function requestOf(trace: Trace, options: RunRequest['options']): RunRequest {
  const inputNodes = trace.nodes.filter(({ kind }) => kind !== 'computed' && kind !== 'generated');
  return {
    variant: trace.variant,
    inputs: Object.fromEntries(inputNodes.map((node) => [node.id, node])),
    options,
  };
}

/** The pixels that influence one output pixel through a straight and a shifted layer. */
export function reachOfTwo(straight: Trace, shifted: Trace, pixel: number): ReadonlySet<number> {
  return new Set([...reachOf(shifted, pixel)].flatMap((via) => [...reachOf(straight, via)]));
}
