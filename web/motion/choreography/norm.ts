import { type Bar, barsOfRow, chart, chartEnd, chartOfOne, maxBars } from '../parts/chart';
import { factorOf, resultOf } from '../parts/items';
import { fillOthers } from '../parts/landing';
import type { Choreography, Scene } from '../scene';
import { timelineOf } from '../timeline';
import { products } from './products';

/** The cells of the step that are not in the row of the chart. */
function otherRows(scene: Scene): Scene {
  const { row } = scene.explanation.cell;
  return { ...scene, others: scene.others.filter((cell) => cell.row !== row) };
}

/** The numbers of a row, as bars, level out to their mean. */
export const mean: Choreography = (scene) => {
  const { explanation } = scene;
  if (explanation.terms.length > maxBars) return products(scene);
  const bars = explanation.terms.map(
    (_, term): Bar => ({ explanation, before: factorOf(term, 0), after: resultOf, by: null }),
  );
  return timelineOf([...fillOthers(scene, chartEnd), ...chartOfOne(scene, bars, false)]);
};

/** A row, as bars, is centred by its mean, stretched by its deviation, or changed by another row. */
export const row: Choreography = (scene) => {
  if (scene.node.cols < 2) return products(scene);
  const bars = barsOfRow(scene);
  return timelineOf([...fillOthers(otherRows(scene), chartEnd), ...chart(scene, bars)]);
};
