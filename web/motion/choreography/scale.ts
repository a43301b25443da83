import { glideItems, glidesOf } from '../parts/glide';
import { factorOf, numberItem, sign } from '../parts/items';
import { fillTogether } from '../parts/landing';
import { around, boundsOf, centreOf, Path } from '../path';
import type { Choreography, Scene } from '../scene';
import { type Rect, type Track, timelineOf } from '../timeline';
import { products } from './products';

/** The factor, between the matrix and the result. */
function factorBetween(scene: Scene, place: Rect): readonly Track[] {
  const { width, height } = place;
  const left = { ...place, x: place.x - width * 0.7, width: width * 0.5 };
  const appear = (rect: Rect): Path => Path.at(rect, 0, 0).fade(1, 0, 200);
  return [
    sign('×', appear({ ...left, height })),
    numberItem(scene, scene.explanation, factorOf(0, 1), appear(place)),
  ];
}

/** Beside the name of a matrix, a factor is no wider than this, in pixels. */
const maxWidth = 48;

/**
 * The place of the factor: between the matrices. If these are one below the other, the name of the result is there, and the factor
 * is beside it, at the end of the stage at most; a picture has no end, and becomes wider.
 */
function between(from: Rect, to: Rect, { x, width: room }: Rect, { width, height }: Rect): Rect {
  const [a, b] = [centreOf(from), centreOf(to)];
  const y = (a.y + b.y) / 2;
  if (from.y + from.height >= to.y) return around({ x: (a.x + b.x) / 2, y }, width, height);
  const narrow = Math.min(width, maxWidth);
  const beside = Math.max(from.x + from.width, to.x + to.width) + 1.5 * narrow;
  const end = room === 0 ? beside : x + room - 0.6 * narrow;
  return around({ x: Math.min(beside, end), y }, narrow, height);
}

/** All cells pass through the factor on their way to the result. A single cell shows its product. */
export const scale: Choreography = (scene) => {
  const glides = glidesOf(scene, 0);
  const [from, to] = [boundsOf(glides.map((each) => each.from)), boundsOf(glides.map((each) => each.to))];
  const [first] = glides;
  if (scene.others.length === 0 || from === null || to === null || first === undefined)
    return products(scene);
  const { width, height } = first.to;
  const place = between(from, to, scene.geometry.workbench, first.to);
  const row = ({ explanation }: { explanation: { cell: { row: number } } }): number => explanation.cell.row;
  return timelineOf([
    ...fillTogether(scene, 1250),
    ...glideItems(scene, glides, 1250, (glide) =>
      Path.at(glide.from, 120 * Math.min(row(glide), 4))
        .move(
          around(centreOf(place), width * 0.8, height * 0.8),
          0,
          520 + 80 * Math.min(row(glide), 4),
          'in-out',
        )
        .move(glide.to, 0, 1000 + 50 * Math.min(row(glide), 4), 'in-out'),
    ),
    ...factorBetween(scene, place),
  ]);
};
