import type { CellRef, Trace } from '../../engine/types';
import type { Derivative } from './derivative';

/** A central finite difference: one number is perturbed up and down. */
export interface FiniteDifference extends Derivative {
  /** The perturbed number and the step size. */
  readonly at: number;
  readonly step: number;
  /** The values for + step and - step. */
  readonly above: number;
  readonly below: number;
  readonly quotient: number;
  readonly gradient: number;
}

/**
 * Step size. The central difference has an error of step² / 6 times the third derivative, and a rounding error of about
 * 10⁻¹⁶ · loss / step: at 10⁻⁴ both are small. Larger numbers get larger steps.
 */
function stepFor(value: number): number {
  let step = 1e-4;
  for (let size = Math.abs(value); size > 10; size /= 10) step *= 10;
  return step;
}

/** How often the step is divided by 10 where the function is undefined nearby: a variance is at least 0. */
const maxHalvings = 4;

function centralDifference(
  derivative: CellRef,
  target: Derivative,
  step: number,
  trace: Trace,
): FiniteDifference {
  const { of, by, reader, slot } = target;
  const at = numberIn(trace, by);
  const evaluate = (value: number): number => trace.perturbed(of, { at: by, number: value, reader, slot });
  const [above, below] = [evaluate(at + step), evaluate(at - step)];
  const quotient = (above - below) / (2 * step);
  return { ...target, at, step, above, below, quotient, gradient: numberIn(trace, derivative) };
}

/**
 * Computes the finite difference for a cell of the backward pass. Null if the perturbed number is infinite or the
 * function is undefined around it.
 */
export function finiteDifference(
  derivative: CellRef,
  target: Derivative,
  trace: Trace,
): FiniteDifference | null {
  const at = numberIn(trace, target.by);
  if (!Number.isFinite(at)) return null;
  for (let attempt = 0; attempt <= maxHalvings; attempt++) {
    const difference = centralDifference(derivative, target, stepFor(at) / 10 ** attempt, trace);
    if (Number.isFinite(difference.quotient)) return difference;
  }
  return null;
}

function numberIn(trace: Trace, { node: id, row, col }: CellRef): number {
  const node = trace.node(id);
  return node?.data[row * node.cols + col] ?? Number.NaN;
}
