import type { CellRef, Explanation, Factor, Trace, TraceNode } from '../engine/types';
import type { Locale } from '../i18n/i18n';
import type { Rect, Timeline } from './timeline';

/** Where things are on the stage, measured once for a motion. */
export interface Geometry {
  /** The rectangle of a displayed cell; null if it is not on the stage. */
  cell(node: string, row: number, col: number): Rect | null;
  /** The area in which a sum opens. */
  readonly workbench: Rect;
  /** The size of the type of a cell, in CSS pixels. */
  readonly fontSize: number;
}

/** What a choreography is made from. */
export interface Scene {
  readonly trace: Trace;
  readonly locale: Locale;
  readonly node: TraceNode;
  /** The explanation of the cell whose arithmetic is shown. */
  readonly explanation: Explanation;
  /** The other cells of the node that the step fills; empty where only one cell is shown. */
  readonly others: readonly CellRef[];
  readonly geometry: Geometry;
  explain(row: number, col: number): Explanation;
}

/** Makes the motion of one kind of op. */
export type Choreography = (scene: Scene) => Timeline;

/** The rectangle of the cell that a factor stands in; null for constants and cells that are not displayed. */
export function rectOf({ geometry }: Scene, factor: Pick<Factor, 'cell'> | undefined): Rect | null {
  const cell = factor?.cell ?? null;
  return cell === null ? null : geometry.cell(cell.node, cell.row, cell.col);
}

/** The rectangle of the explained cell, or an empty one at the edge of the workbench. */
export function resultRect({ explanation: { cell }, geometry }: Scene): Rect {
  const { x, y, width, height } = geometry.workbench;
  return (
    geometry.cell(cell.node, cell.row, cell.col) ?? { x: x + width, y: y + height, width: 40, height: 24 }
  );
}

/** All cells that the step fills, the explained one first, with their explanations. */
export function filledCells(scene: Scene): readonly Explanation[] {
  return [scene.explanation, ...scene.others.map(({ row, col }) => scene.explain(row, col))];
}
