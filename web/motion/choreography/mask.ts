import { glideItems, glidesOf, straight } from '../parts/glide';
import { item } from '../parts/items';
import { fillTogether } from '../parts/landing';
import { Path } from '../path';
import { type Choreography, filledCells, type Scene } from '../scene';
import { type Track, timelineOf } from '../timeline';
import { products } from './products';

/** When the first cell shuts, how long it takes, and the time from one diagonal to the next. */
const [start, duration, stagger] = [560, 320, 45];

/** The cells that are −∞ in the result shut from above, one diagonal after the other. */
function shutters(scene: Scene, from: number): readonly Track[] {
  return filledCells(scene).flatMap(({ cell, result }) => {
    const rect = scene.geometry.cell(cell.node, cell.row, cell.col);
    if (rect === null || result !== Number.NEGATIVE_INFINITY) return [];
    const begin = from + stagger * Math.min(12, Math.abs(cell.col - cell.row));
    const path = Path.at({ ...rect, height: 1 }, begin).move(
      { height: rect.height },
      begin,
      begin + duration,
      'out',
    );
    return [item('bar', path.fade(0, begin + duration + 100, begin + duration + 260), { heat: 'blocked' })];
  });
}

/** The scores move into the result, and the mask shuts some of them. A single cell shows its sum. */
export const mask: Choreography = (scene) => {
  if (scene.others.length === 0) return products(scene);
  const end = start + duration + stagger * Math.min(12, scene.node.cols);
  return timelineOf([
    ...fillTogether(scene, end, 1),
    ...glideItems(scene, glidesOf(scene, 0), end, (glide) =>
      straight(glide, 30 * Math.min(10, glide.explanation.cell.row), 480),
    ),
    ...shutters(scene, start),
  ]);
};

/** A mask that an option generates: its cells shut. */
export const generatedMask: Choreography = (scene) => timelineOf(shutters(scene, 0));
