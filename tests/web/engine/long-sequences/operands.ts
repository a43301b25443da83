import type { AttentionShape } from '../../../../web/engine/long-sequences/attention';
import type { MultiHeadShape } from '../../../../web/engine/long-sequences/multi-head';

/** The random generator of tests/fixtures/generate_kernels.py: cases contain only its seed. */
export function numbers(seed: number, count: number, size: number): Float32Array {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (((state >>> 24) - 128) * size) / 128;
  });
}

interface Band {
  readonly low?: number;
  readonly high?: number;
}

export interface AttentionCase {
  readonly name: string;
  readonly shape: Omit<AttentionShape, keyof Band>;
  readonly band: Band;
  readonly seed: number;
  readonly size: number;
  readonly rows: readonly {
    readonly row: number;
    readonly context: readonly number[];
    readonly tolerance: number;
    readonly largest: { readonly key: number; readonly weight: number; readonly tolerance: number };
  }[];
}

export interface MultiHeadCase {
  readonly name: string;
  readonly shape: Omit<MultiHeadShape, keyof Band>;
  readonly band: Band;
  readonly seed: number;
  readonly sizes: { readonly x: number; readonly parameters: number };
  readonly rows: readonly {
    readonly row: number;
    readonly output: readonly number[];
    readonly tolerance: number;
  }[];
}

export function operands({ shape: { m, n, d_k, d_v }, seed, size }: AttentionCase) {
  return {
    query: numbers(seed, m * d_k, size),
    key: numbers(seed + 1, n * d_k, size),
    value: numbers(seed + 2, n * d_v, size),
  };
}

/** The tokens and the parameters of a case. */
export function multiHeadOperands({ shape: { n, d_model }, seed, sizes }: MultiHeadCase) {
  const square = (k: number) => numbers(seed + k, d_model * d_model, sizes.parameters);
  return {
    x: numbers(seed, n * d_model, sizes.x),
    parameters: { w_q: square(1), w_k: square(2), w_v: square(3), w_o: square(4) },
  };
}
