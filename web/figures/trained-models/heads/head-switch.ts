import type { Trace, TraceNode } from '../../../engine/types';
import { rowOf } from '../../../store/document/matrix';
import { matrixOfRows, presetDocument } from '../../../store/document/preset';
import type { InputMatrix } from '../../../store/document/state';
import { matrixOf } from '../../../store/sizes/shapes';
import { headWeights, sameGroups, siblingNode } from '../../../ui/format/heads';
import type { Intent, Model } from '../../../ui/model';

/** One head of a model, and the rows of W^O that carry on what it found. */
export interface Head {
  /** `encoder_0/self/head_1`. */
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly weights: TraceNode;
  readonly output: string;
  readonly first: number;
  readonly count: number;
}

/** The output projection that a head goes through: the one in its groups. */
function projectionOf(weights: TraceNode, { nodes }: Trace): TraceNode | undefined {
  return nodes.find((node) => node.name === 'w_o' && sameGroups(node, weights));
}

/** All heads of a run, in its order. */
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

/** Whether nothing of what a head finds is carried on. */
export function isOff(head: Head, { state }: Model): boolean {
  const matrix = matrixOf(state.document, head.output);
  if (matrix === undefined) return false;
  return Array.from({ length: head.count }, (_, at) => rowOf(matrix, head.first + at)).every((row) =>
    row.every((number) => number === 0),
  );
}

/** W^O with the rows of a head made 0, or as they were trained. */
function switched(head: Head, on: boolean, now: InputMatrix, trained: InputMatrix | undefined): InputMatrix {
  const rows = Array.from({ length: now.rows }, (_, row) => {
    if (!isIn(row, head)) return rowOf(now, row);
    return on && trained !== undefined ? rowOf(trained, row) : rowOf(now, row).map(() => 0);
  });
  return { ...matrixOfRows(rows), data: rows.flat() };
}

/** Turns a head off, or on again: an edit of its rows of W^O like any other, which undo takes back. */
export function turn(head: Head, on: boolean, { state, lesson, schema }: Model, intent: Intent): void {
  const now = matrixOf(state.document, head.output);
  if (now === undefined) return;
  const trained = matrixOf(presetDocument(lesson, schema), head.output);
  intent.dispatch({ type: 'replace-matrix', input: head.output, matrix: switched(head, on, now, trained) });
}
