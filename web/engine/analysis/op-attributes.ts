import type { Trace, TraceNode } from '../types';
import { useTrace } from './handles';

/**
 * What an op needs besides its operands: `Attributes` of `wasm/core/op.h`. Each op reads some of them; what `first` and `last`
 * mean to it is in its file.
 */
export interface OpAttributes {
  /** The number of `scale`, `power`, `clamp_min`, `softcap`, `square_root`; between the regions of a mask; of an `arange`. */
  readonly factor: number;
  readonly rows: number;
  readonly cols: number;
  readonly first: number;
  readonly last: number;
  /** As in NumPy: 0 along the rows, 1 along the columns. */
  readonly axis: 0 | 1;
  /** A number for each cell of the result, row by row, or for each position. */
  readonly cells: readonly number[];
}

/**
 * The attributes of the op of a node. The run must be of the full build. Throws `EngineError` for a trace that is no run of an
 * engine.
 */
export function opAttributes(trace: Trace, { index }: TraceNode): OpAttributes {
  const packed = useTrace(trace, (handle, module) => module.attributes(handle, index));
  const [factor = 1, rows = 0, cols = 0, first = 0, last = 0, axis = 1, ...cells] = packed;
  return { factor, rows, cols, first, last, axis: axis === 0 ? 0 : 1, cells };
}
