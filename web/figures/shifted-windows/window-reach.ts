import type { Engine } from '../../engine/engine';
import type { RunRequest, Trace } from '../../engine/types';
import type { Model } from '../../ui/model';

/** What a −100 in place of −∞ lets through is far below this, and every real influence far above. */
const threshold = 1e-30;

const reachCache = new WeakMap<Trace, Map<number, ReadonlySet<number>>>();

/** The pixels of the map that have a hand in one pixel of the output: those with a derivative that is not 0. */
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

/** The same run with the shift on or off. The engine of the figure computes it; the last two are kept. */
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

/** What a run was made from, with other options. */
function requestOf(trace: Trace, options: RunRequest['options']): RunRequest {
  const inputNodes = trace.nodes.filter(({ kind }) => kind !== 'computed' && kind !== 'generated');
  return {
    variant: trace.variant,
    inputs: Object.fromEntries(inputNodes.map((node) => [node.id, node])),
    options,
  };
}

/** What two layers let into a pixel: all that reaches, with straight windows, what reaches it with shifted ones. */
export function reachOfTwo(straight: Trace, shifted: Trace, pixel: number): ReadonlySet<number> {
  return new Set([...reachOf(shifted, pixel)].flatMap((via) => [...reachOf(straight, via)]));
}
