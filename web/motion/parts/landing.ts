import type { CellRef } from '../../engine/types';
import { boundsOf, enlarged, Path } from '../path';
import { filledCells, resultRect, type Scene } from '../scene';
import type { Rect, Track } from '../timeline';
import { item, numberItem, resultOf } from './items';

/** Milliseconds from one filled cell to the next, at most, and of all of them together. */
const interval = 60;
const longest = 900;
const fade = 160;
/** With more cells than this, they are filled row by row. */
const maxSingle = 100;

/** Hides a result until it is there. */
export function empty(rect: Rect, until: number, duration = fade): Track {
  return item('empty', Path.at(rect, 0).fade(0, until, until + duration));
}

/** The other cells of the step as groups that appear together: single cells, or rows. */
function groupsOf({ others, geometry }: Scene): readonly Rect[] {
  const rect = ({ node, row, col }: CellRef): Rect | null => geometry.cell(node, row, col);
  if (others.length <= maxSingle) return others.flatMap((cell) => rect(cell) ?? []);
  const rows = [...new Set(others.map(({ row }) => row))];
  return rows.flatMap(
    (row) => boundsOf(others.filter((cell) => cell.row === row).flatMap((cell) => rect(cell) ?? [])) ?? [],
  );
}

/** The other cells of the step appear one after the other from a time on. */
export function fillOthers(scene: Scene, from: number): readonly Track[] {
  const groups = groupsOf(scene);
  const step = Math.min(interval, longest / Math.max(1, groups.length));
  return groups.map((rect, at) => empty(rect, from + at * step));
}

/** All cells of the step appear together. */
export function fillTogether(scene: Scene, from: number, duration = fade): readonly Track[] {
  const covers = filledCells(scene).flatMap(
    ({ cell }) => scene.geometry.cell(cell.node, cell.row, cell.col) ?? [],
  );
  return covers.map((rect) => empty(rect, from, duration));
}

/** The result drops from a place into its cell. */
export function drop(scene: Scene, from: Rect, start: number, until: number): readonly Track[] {
  const target = resultRect(scene);
  const path = Path.at(from, start, 0)
    .fade(1, start, start + 60)
    .move(target, start + 60, until, 'in-out', 'in')
    .fade(0, until, until + fade);
  return [numberItem(scene, scene.explanation, resultOf, path), empty(target, until, 1)];
}

/** The outline of the explained cell, from the start on. */
export function resultOutline(scene: Scene): Track {
  return item('outline', Path.at(enlarged(resultRect(scene), 1), 0));
}
