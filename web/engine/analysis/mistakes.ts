import { engineError } from '../errors';
import type { GivenNumber, MatrixData, Mistake, Recognition, Trace, TraceNode } from '../types';
import { requireNode, useTrace } from './handles';
import type { PackedMistakes } from './packed';

/** Two numbers are equal if they differ by no more than this. */
const TOLERANCE = 1e-9;

/**
 * Where a mistake may have been made: in the group of the node (in its norm, say), or anywhere in the run. In the run, mistakes
 * such as a missing bias are also made at one node of several.
 */
export type MistakeScope = 'group' | 'run';

/**
 * The usual mistakes on the way to a node, those at the node itself first, each with the numbers that it gives. The run must be
 * of the full build. Throws `EngineError` for a node that does not exist, and for a tolerance that is negative or not finite.
 */
export function findMistakes(
  trace: Trace,
  node: string,
  tolerance = TOLERANCE,
  scope: MistakeScope = 'group',
): readonly Mistake[] {
  const of = requireNode(trace, node);
  const packed = useTrace(trace, (handle, module) =>
    module.mistakes(handle, of.index, tolerance, scope === 'run'),
  );
  return unpack(packed, of, trace);
}

/**
 * The mistakes that explain numbers that somebody gives for a node: some cells, or a matrix of its shape. `tolerance` is the
 * largest absolute difference, for numbers that were rounded. Throws `EngineError` like `findMistakes`, and for cells or a matrix that do not fit.
 */
export function recogniseMistakes(
  trace: Trace,
  node: string,
  given: MatrixData | readonly GivenNumber[],
  tolerance = TOLERANCE,
): Recognition {
  const of = requireNode(trace, node);
  const cells = Float64Array.from(
    ('data' in given ? cellsOf(given, of) : given).flatMap(({ row, col, number }) => [row, col, number]),
  );
  const packed = useTrace(trace, (handle, module) => module.recognise(handle, of.index, cells, tolerance));
  return { isRight: packed.isRight, mistakes: unpack(packed, of, trace) };
}

/** The cells of a matrix. */
function cellsOf({ rows, cols, data }: MatrixData, of: TraceNode): readonly GivenNumber[] {
  if (rows !== of.rows || cols !== of.cols || data.length !== rows * cols) {
    const shapes = { left: of.id, left_shape: `${of.rows} × ${of.cols}`, right_shape: `${rows} × ${cols}` };
    throw engineError('recognise', 'error.same_shape', { ...shapes, right: 'given' });
  }
  return Array.from(data, (number, at) => ({ row: Math.floor(at / cols), col: at % cols, number }));
}

function unpack({ list, numbers }: PackedMistakes, of: TraceNode, trace: Trace): readonly Mistake[] {
  const { rows, cols } = of;
  return list.map(({ diagnosis, site, only, isIndistinguishable }, at) => ({
    ...{ diagnosis, isIndistinguishable },
    ...{ site: trace.nodes[site]?.id ?? null, only: trace.nodes[only]?.id ?? null },
    data: { rows, cols, data: numbers.slice(at * rows * cols, (at + 1) * rows * cols) },
  }));
}
