import type { Trace, TraceNode } from '../../../engine/types';
import { rowOf } from '../../../store/document/matrix';
import { matrixOfRows, presetDocument } from '../../../store/document/preset';
import type { InputMatrix } from '../../../store/document/state';
import { matrixOf } from '../../../store/sizes/shapes';
import { headWeights, sameGroups, siblingNode } from '../../../ui/format/heads';
import type { Intent, Model } from '../../../ui/model';

/** A head, and its rows in the output projection W^O. */
export interface Head {
  /** For example `encoder_0/self/head_1`. */
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly weights: TraceNode;
  readonly output: string;
  readonly first: number;
  readonly count: number;
}

/** The output projection in the same groups as the weights. */
function projectionOf(weights: TraceNode, { nodes }: Trace): TraceNode | undefined {
  return nodes.find((node) => node.name === 'w_o' && sameGroups(node, weights));
}

/** All heads of a run in order. */
export function headsOf(trace: Trace): readonly Head[] {
  return headWeights(trace).flatMap((weights) => {
    const { head: number } = weights;
    const [w_o, value] = [projectionOf(weights, trace), siblingNode(weights, 'value', trace)];
    if (number === null || w_o === undefined || value === undefined) return [];
    const count = value.cols;
    return [{ id: weights.section, number, weights, output: w_o.id, first: (number - 1) * count, count }];
  });
}

const isIn = (row: number, { first, count }: Head): boolean => row >= first && row < first + count;

/** Whether all rows of a head in W^O are zero. */
export function isOff(head: Head, { state }: Model): boolean {
  const matrix = matrixOf(state.document, head.output);
  if (matrix === undefined) return false;
  return Array.from({ length: head.count }, (_, at) => rowOf(matrix, head.first + at)).every((row) =>
    row.every((number) => number === 0),
  );
}

/** W^O with the rows of a head set to zero, or restored. */
function withHeadRows(
  head: Head,
  isEnabled: boolean,
  current: InputMatrix,
  trained: InputMatrix | undefined,
): InputMatrix {
  const rows = Array.from({ length: current.rows }, (_, row) => {
    if (!isIn(row, head)) return rowOf(current, row);
    return isEnabled && trained !== undefined ? rowOf(trained, row) : rowOf(current, row).map(() => 0);
  });
  return { ...matrixOfRows(rows), data: rows.flat() };
}

/** Turns a head on or off by editing its rows of W^O, which can be undone. */
export function setHeadEnabled(
  head: Head,
  isEnabled: boolean,
  { state, lesson, schema }: Model,
  intent: Intent,
): void {
  const current = matrixOf(state.document, head.output);
  if (current === undefined) return;
  const trained = matrixOf(presetDocument(lesson, schema), head.output);
  intent.dispatch({
    type: 'replace-matrix',
    input: head.output,
    matrix: withHeadRows(head, isEnabled, current, trained),
  });
}
