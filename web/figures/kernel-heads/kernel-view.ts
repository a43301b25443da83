import type { TraceNode } from '../../engine/types';
import type { Intent, Model } from '../../ui/model';

/** What every part of the figure of kernels looks at. */
export interface KernelView {
  readonly image: TraceNode;
  readonly kernel: TraceNode;
  /** The pixel on show, counted row by row. */
  readonly chosen: number;
  readonly model: Model;
  readonly intent: Intent;
}

/** The largest number of a node, whatever its sign. */
export function sizeIn(node: TraceNode | undefined): number {
  return (node?.data ?? new Float64Array()).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
}

/**
 * How far two correct sums of the same n products may lie apart: each is off by at most n roundings of 2⁻⁵³ times the sum
 * of the sizes of its products, which the kernel's sizes times the brightest pixel bound.
 */
export function roundingOf({ image, kernel }: KernelView): number {
  const sizes = kernel.data.reduce((sum, each) => sum + Math.abs(each), 0);
  return 2 * kernel.rows * 2 ** -53 * sizes * sizeIn(image);
}
