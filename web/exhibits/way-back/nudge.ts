import type { Engine } from '../../engine/engine';
import type { CellRef, Trace } from '../../engine/types';
import { fittedLoss, requestOfLoss } from '../../state/fit-loss';
import { ownedMatrix, withCell } from '../../state/matrix';
import { requestOf } from '../../state/request';
import type { Model } from '../../views/model';

/** A derivative by difference quotient: two runs with one number moved a little, up and down. */
export interface Nudge {
  /** The number that is moved, and how far. */
  readonly at: number;
  readonly step: number;
  /** The loss of either run. */
  readonly above: number;
  readonly below: number;
  readonly quotient: number;
  readonly gradient: number;
}

/**
 * How far a number is moved. The quotient errs by step² / 6 times the third derivative, and by rounding, about
 * 10⁻¹⁶ · loss / step: at 10⁻⁴ both are small. Larger numbers are moved further.
 */
function stepFor(number: number): number {
  let step = 1e-4;
  for (let size = Math.abs(number); size > 10; size /= 10) step *= 10;
  return step;
}

/** Moves the number that a gradient belongs to. Null where it has no neighbours, as −∞, or the run goes back from nothing. */
export function nudged(gradient: CellRef, of: string, model: Model, engine: Engine): Nudge | null {
  const { trace, state, schema } = model;
  const { document } = state;
  const { row, col } = gradient;
  const at = numberIn(trace, { node: of, row, col });
  const loss = document.loss && fittedLoss(document.loss, trace);
  const moved = trace.node(of);
  if (!loss || moved === undefined || !Number.isFinite(at)) return null;
  const request = { ...requestOf(document, schema), backward: requestOfLoss(loss) };
  const lossAt = (number: number): number => {
    const inputs = { ...request.inputs, [of]: withCell(ownedMatrix(moved), row, col, number) };
    const run = engine.run({ ...request, inputs });
    return numberIn(run, { node: 'chosen_loss', row: 0, col: 0 });
  };
  const step = stepFor(at);
  const [above, below] = [lossAt(at + step), lossAt(at - step)];
  return {
    ...{ at, step, above, below },
    quotient: (above - below) / (2 * step),
    gradient: numberIn(trace, gradient),
  };
}

function numberIn(trace: Trace, { node: id, row, col }: CellRef): number {
  const node = trace.node(id);
  return node?.data[row * node.cols + col] ?? Number.NaN;
}
