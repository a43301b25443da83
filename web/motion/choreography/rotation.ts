import type { Explanation } from '../../engine/types';
import { factorOf, item, numberItem, resultOf } from '../parts/items';
import { empty, fillOthers, resultOutline } from '../parts/landing';
import { around, centreOf, Path } from '../path';
import { type Choreography, rectOf, type Scene } from '../scene';
import { type Rect, type Track, timelineOf } from '../timeline';
import { products } from './products';

/** The arc is drawn with so many straight pieces. */
const pieces = 12;

/** A pair of numbers before and after its rotation, with the explanation of each result. */
interface Pair {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly results: readonly [Explanation, Explanation];
}

/** The pair that the explained cell belongs to; null if its terms are no pair. */
function pairOf(scene: Scene): Pair | null {
  const [first, second] = scene.explanation.terms.map(({ factors }) => factors[0]);
  if (!first?.cell || !second?.cell || scene.explanation.terms.length !== 2) return null;
  const { row } = scene.explanation.cell;
  const results = [scene.explain(row, first.cell.col), scene.explain(row, second.cell.col)] as const;
  return { from: [first.value, second.value], to: [results[0].result, results[1].result], results };
}

/** The points of the arc between two points of the same distance from the origin. */
function arcOf({ from, to }: Pair): readonly (readonly [number, number])[] {
  const [start, end] = [Math.atan2(from[1], from[0]), Math.atan2(to[1], to[0])];
  const radius = Math.hypot(...from);
  const full = 2 * Math.PI;
  const turn = ((end - start + 3 * Math.PI) % full) - Math.PI;
  return Array.from({ length: pieces + 1 }, (_, at) => {
    const angle = start + (turn * at) / pieces;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** The numbers of the pair move to the axes, the point turns about the origin, and the new numbers move to their cells. */
function numbers(scene: Scene, pair: Pair, point: (at: readonly [number, number]) => Rect): readonly Track[] {
  const { explanation } = scene;
  const origin = centreOf(point([0, 0]));
  return pair.results.flatMap((result, axis) => {
    const size = scene.geometry.fontSize;
    const place = (values: readonly [number, number]): Rect => {
      const { x, y } = centreOf(point(values));
      return around(
        axis === 0 ? { x, y: origin.y + size } : { x: origin.x - size * 2, y },
        size * 4,
        size * 1.6,
      );
    };
    const source = rectOf(scene, explanation.terms[axis]?.factors[0]);
    const arriving = (source === null ? Path.at(place(pair.from), 0, 0) : Path.at(source, 0))
      .move({ ...place(pair.from), opacity: 1 }, 0, 460, 'in-out', 'out')
      .fade(0, 620, 760);
    const { node, row, col } = result.cell;
    const target = scene.geometry.cell(node, row, col);
    const leaving = Path.at(place(pair.to), 1180, 0).fade(1, 1180, 1280);
    const landed =
      target === null ? leaving : leaving.move(target, 1340, 1660, 'in-out', 'in').fade(0, 1660, 1800);
    return [
      ...(target === null ? [] : [empty(target, 1660, 1)]),
      numberItem(scene, explanation, factorOf(axis, 0), arriving),
      numberItem(scene, result, resultOf, landed),
    ];
  });
}

/** A pair of numbers is a point of a plane, which turns about the origin. */
export const rotation: Choreography = (scene) => {
  const pair = pairOf(scene);
  if (pair === null) return products(scene);
  const { workbench } = scene.geometry;
  const side = Math.min(workbench.width, workbench.height) * 0.86;
  const unit = side / 2.4 / (Math.hypot(...pair.from) || 1);
  const { x, y } = centreOf(workbench);
  const point = ([a, b]: readonly [number, number]): Rect =>
    around({ x: x + a * unit, y: y - b * unit }, 9, 9);
  const arc = arcOf(pair);
  const turning = arc.reduce(
    (path, at, index) => path.move(point(at), 620 + 45 * index, 620 + 45 * (index + 1), 'linear'),
    Path.at(point(pair.from), 380, 0).fade(1, 380, 460),
  );
  const trace = arc.map((at, index) =>
    item(
      'dot',
      Path.at(around(centreOf(point(at)), 3, 3), 640 + 45 * index, 0).fade(
        0.6,
        640 + 45 * index,
        641 + 45 * index,
      ),
    ),
  );
  const axes: readonly Rect[] = [
    { x: x - side / 2, y, width: side, height: 1 },
    { x, y: y - side / 2, width: 1, height: side },
  ];
  const isOther = (each: { readonly row: number; readonly col: number }): boolean =>
    !pair.results.some(({ cell }) => cell.row === each.row && cell.col === each.col);
  return timelineOf([
    ...fillOthers({ ...scene, others: scene.others.filter(isOther) }, 1660),
    resultOutline(scene),
    ...axes.map((rect) => item('axis', Path.at(rect, 0, 0).fade(1, 0, 300))),
    ...trace,
    item('dot', turning, { role: scene.node.role }),
    ...numbers(scene, pair, point),
  ]);
};
