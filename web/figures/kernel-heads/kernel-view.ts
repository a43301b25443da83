import type { TraceNode } from '../../engine/types';
import type { Intent, Model } from '../../ui/model';

/** The inputs of all parts of the figure. */
export interface KernelView {
  readonly image: TraceNode;
  readonly kernel: TraceNode;
  /** Index of the selected pixel, row by row. */
  readonly chosen: number;
  readonly model: Model;
  readonly intent: Intent;
}

/** The largest absolute value of a node. */
export function maxAbs(node: TraceNode | undefined): number {
  return (node?.data ?? new Float64Array()).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
}

/**
 * Upper bound for the difference of two correct sums of the same n products: each errs by at most n roundings of 2⁻⁵³
 * times the sum of absolute products, which is at most the sum of the absolute kernel entries times the brightest pixel.
 */
export function roundingTolerance({ image, kernel }: KernelView): number {
  const sizes = kernel.data.reduce((sum, each) => sum + Math.abs(each), 0);
  return 2 * kernel.rows * 2 ** -53 * sizes * maxAbs(image);
}
