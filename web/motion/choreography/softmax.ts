import type { Explanation } from '../../engine/types';
import { heatClass } from '../../ui/format/palette';
import { factorsFly, sumAppears, termsAppear } from '../parts/arithmetic';
import { type ArithmeticLayout, arithmeticLayout } from '../parts/arithmetic-layout';
import { numberItem, partialOf, resultOf, sign, termOf } from '../parts/items';
import { empty, resultOutline } from '../parts/landing';
import { boundsOf, Path } from '../path';
import { type Choreography, filledCells, rectOf, type Scene } from '../scene';
import { type Rect, type Track, timelineOf } from '../timeline';

/** Milliseconds from one row to the next. */
const lineInterval = 60;
const [rise, squeeze, fly, fade] = [420, 480, 1080, 80];
/** At most so many rows move; the others appear with them. */
const maxLines = 12;

/** A row of a softmax, or a column of one by columns: its displayed cells in order. */
type Line = readonly Explanation[];

const isByColumn = ({ node }: Scene): boolean => node.op === 'softmax_columns';

/** Swaps the axes, so that a softmax of columns is laid out as one of rows. */
function swapped(scene: Scene, { x, y, width, height }: Rect): Rect {
  return isByColumn(scene) ? { x: y, y: x, width: height, height: width } : { x, y, width, height };
}

/** The line of the explained cell, complete, and those of the other cells of the step. */
function linesOf(scene: Scene): readonly Line[] {
  const { row, col } = scene.explanation.cell;
  const byColumn = isByColumn(scene);
  const own = Array.from({ length: byColumn ? scene.node.rows : scene.node.cols }, (_, at) =>
    byColumn ? scene.explain(at, col) : scene.explain(row, at),
  );
  const numberOf = ({ cell }: Explanation): number => (byColumn ? cell.col : cell.row);
  const filled = filledCells(scene).filter((each) => numberOf(each) !== (byColumn ? col : row));
  const others = [...new Set(filled.map(numberOf))].map((line) =>
    filled
      .filter((each) => numberOf(each) === line)
      .sort((a, b) => a.cell.row - b.cell.row || a.cell.col - b.cell.col),
  );
  return [own, ...others].slice(0, maxLines);
}

/** The displayed cells of a line with their rectangles. */
function placesOf(scene: Scene, line: Line): readonly (readonly [Explanation, Rect])[] {
  return line.flatMap((each) => {
    const { node, row, col } = each.cell;
    const rect = scene.geometry.cell(node, row, col);
    return rect === null ? [] : [[each, swapped(scene, rect)] as const];
  });
}

/** Where the bars of a line rise: between the operand and the result if there is space, else over the result. */
function areaOf(scene: Scene, line: Line, result: Rect): Rect {
  const last = rectOf(scene, line.at(-1)?.terms.at(-1)?.factors[0]);
  const left = last === null ? result.x : last.x + last.width * 1.3;
  const right = result.x - (last?.width ?? 0) * 0.3;
  const isFree = !isByColumn(scene) && last !== null && right - left > last.width * 2.2;
  return isFree ? { ...result, x: left, width: right - left } : result;
}

/** When the shares of a line are in their cells. */
const landed = (line: number): number => fly + lineInterval * line + 340;

/** The bar of one weight: rises to its exponential, is squeezed to its share of the strip, and moves to its cell. */
function share(
  scene: Scene,
  each: Explanation,
  places: { slot: Rect; part: Rect; target: Rect },
  line: number,
) {
  const { slot, part, target } = places;
  const size = each.terms[each.chosen]?.value ?? 0;
  // All shares of a line leave together, so that none passes over another one.
  const [start, leave] = [lineInterval * line, fly + lineInterval * line];
  const up = Math.max(1, slot.height * Math.min(1, size));
  const floor = slot.y + slot.height;
  const path = Path.at({ ...slot, y: floor - 1, height: 1 }, start)
    .move({ y: floor - up, height: up }, start, start + rise, 'out')
    .move(part, squeeze + start, squeeze + start + 500);
  const heat = heatClass(scene.node, each.result);
  const change = squeeze + start + 500;
  const rising = numberItem(scene, each, termOf(each.chosen), path.fade(0, change, change + 1), 'bar');
  const moving = Path.at(part, change, 0)
    .fade(1, change, change + 1)
    .move(target, leave, landed(line))
    .fade(0, landed(line), landed(line) + fade);
  const tracks = [{ ...rising, heat }, numberItem(scene, each, resultOf, moving)];
  const inPlace = (track: Track): Track => ({
    ...track,
    frames: track.frames.map((frame) => ({ ...frame, ...swapped(scene, frame) })),
  });
  return [empty(swapped(scene, target), landed(line), 1), ...tracks.map(inPlace)];
}

/** All bars of a line. A line without terms is fully masked: its cells appear at the end. */
function shares(scene: Scene, line: Line, at: number): readonly Track[] {
  const places = placesOf(scene, line);
  const bounds = boundsOf(places.map(([, rect]) => rect));
  if (bounds === null) return [];
  const area = areaOf(scene, line, bounds);
  let taken = 0;
  return places.flatMap(([each, target]) => {
    const slot = {
      ...area,
      x: area.x + ((target.x - bounds.x) / bounds.width) * area.width,
      width: (target.width / bounds.width) * area.width,
    };
    const part = { ...area, x: area.x + taken * area.width, width: Math.max(1, each.result * area.width) };
    taken += Number.isFinite(each.result) ? each.result : 0;
    if (each.terms[each.chosen] === undefined || !Number.isFinite(each.result))
      return [empty(swapped(scene, target), fly)];
    return share(scene, each, { slot: { ...slot, x: slot.x + 3, width: slot.width - 6 }, part, target }, at);
  });
}

/** The term of the cell is divided by the sum of all. */
function division(scene: Scene, layout: ArithmeticLayout, from: number): readonly Track[] {
  const { explanation } = scene;
  const line = layout.lines.find(({ term, isGap }) => term === explanation.chosen && !isGap);
  if (line === undefined) return [];
  const { rest, chip } = layout;
  const unit = rest.width / 2.5;
  const appear = (left: number, width: number): Path => {
    const rect = {
      x: rest.x + unit * left,
      y: line.y - chip.height / 2,
      width: unit * width,
      height: chip.height,
    };
    return Path.at(rect, from, 0).fade(1, from, from + 200);
  };
  return [
    sign('÷', appear(0, 0.3)),
    numberItem(scene, explanation, partialOf(explanation.terms.length - 1), appear(0.3, 0.8), 'number'),
    sign('=', appear(1.1, 0.3)),
    numberItem(scene, explanation, resultOf, appear(1.4, 1)),
  ];
}

/** Bars of exponentials rise, are squeezed to a strip of width 1, and every share moves to its cell. */
export const softmax: Choreography = (scene) => {
  const layout = arithmeticLayout(scene);
  const lines = linesOf(scene);
  // The sum opens when nothing else moves.
  const from = landed(lines.length - 1) + fade;
  return timelineOf([
    resultOutline(scene),
    ...lines.flatMap((line, at) => shares(scene, line, at)),
    // Together, since numbers of one row that go to lines below each other pass over each other otherwise.
    ...factorsFly(scene, layout, from, 0),
    ...termsAppear(scene, layout, from + 430),
    ...sumAppears(scene, layout, from + 700),
    ...division(scene, layout, from + 900),
  ]);
};
