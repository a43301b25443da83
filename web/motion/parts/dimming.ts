import type { CellRef, TraceNode } from '../../engine/types';
import { operandsOf } from '../../ui/format/names';
import { boundsOf, Path } from '../path';
import type { Scene } from '../scene';
import type { Rect, Timeline, Track } from '../timeline';
import { item } from './items';

/** What is not worked on is seen at 35 %. */
const cover = 0.65;
const fade = 200;

/** The time at which the explained cell lands, unless all cells of the step come together; null without one. */
function landsAt({ tracks }: Timeline): number | null {
  const ends = tracks.flatMap(({ shape, frames }) =>
    shape === 'empty' && frames.at(-1)?.opacity === 0 ? (frames.at(-2)?.time ?? 0) : [],
  );
  const first = Math.min(...ends);
  const together = ends.filter((time) => time === first).length;
  return ends.length === 0 || (together > 2 && together === ends.length) ? null : first;
}

/** The cells that the explained number is made from. */
const workedOn = ({ explanation }: Scene): readonly CellRef[] =>
  explanation.terms.flatMap(({ factors }) => factors.flatMap(({ cell }) => cell ?? []));

const range = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

/** The rectangles of the rows of an operand that are not worked on; of its columns, if all rows are. */
function idleParts({ id, rows, cols }: TraceNode, worked: readonly CellRef[], scene: Scene): readonly Rect[] {
  const own = worked.filter(({ node }) => node === id);
  const [busyRows, busyCols] = [new Set(own.map(({ row }) => row)), new Set(own.map(({ col }) => col))];
  const bounds = (cells: readonly (readonly [row: number, col: number])[]): Rect | null =>
    boundsOf(cells.flatMap(([row, col]) => scene.geometry.cell(id, row, col) ?? []));
  const parts =
    busyRows.size < rows
      ? range(rows).flatMap((row) =>
          busyRows.has(row) ? [] : (bounds(range(cols).map((col) => [row, col] as const)) ?? []),
        )
      : range(cols).flatMap((col) =>
          busyCols.has(col) ? [] : (bounds(range(rows).map((row) => [row, col] as const)) ?? []),
        );
  return own.length === 0 ? [] : parts;
}

/** While one cell is worked out, the other rows or columns of its operands are dim. */
export function withDimming(timeline: Timeline, scene: Scene): Timeline {
  const until = landsAt(timeline);
  if (until === null) return timeline;
  const worked = workedOn(scene);
  const operands = operandsOf(scene.node, scene.trace);
  const dim = [...new Set(operands)].flatMap((node) => idleParts(node, worked, scene));
  const covers = dim.map((rect): Track => {
    const path = Path.at(rect, 0, 0).fade(cover, 0, fade);
    return item('cover', path.fade(0, Math.max(fade, until), Math.max(fade, until) + fade));
  });
  const [first] = timeline.tracks;
  // The background of the workbench stays the first one.
  const hasBackground = first?.shape === 'tray' || first?.shape === 'cover';
  const [behind, front] = hasBackground
    ? [timeline.tracks.slice(0, 1), timeline.tracks.slice(1)]
    : [[], timeline.tracks];
  return { ...timeline, tracks: [...behind, ...covers, ...front] };
}
