import type { TraceNode } from '../../../engine/types';
import { colName, rowName } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';
import type { AxisNames } from './matrix-text';

/** The names of the rows and columns of a matrix, as on the stage: words, features, or numbers from 1. */
export function axisNames(node: TraceNode, model: Model): AxisNames {
  return {
    rows: Array.from({ length: node.rows }, (_, row) => rowName(node, row, model)),
    cols: Array.from({ length: node.cols }, (_, col) => colName(node, col, model)),
  };
}
