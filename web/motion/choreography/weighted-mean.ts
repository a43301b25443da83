import type { Explanation } from '../../engine/types';
import { factorsFly, sumAppears, termsAppear } from '../parts/arithmetic';
import { arithmeticLayout } from '../parts/arithmetic-layout';
import { factorOf, item, numberItem } from '../parts/items';
import { empty, fillOthers, resultOutline } from '../parts/landing';
import { centreOf, Path } from '../path';
import { type Choreography, rectOf, type Scene } from '../scene';
import { type Rect, type Track, timelineOf } from '../timeline';

/** Milliseconds from one falling row to the next, lowest first, and at most for all of them. */
const [interval, longest] = [90, 500];
const [pour, blend] = [420, 1150];

/** The explanations of the displayed cells of the row that is poured. */
function rowOf(scene: Scene): readonly (readonly [Explanation, Rect])[] {
  const { row } = scene.explanation.cell;
  return Array.from({ length: scene.node.cols }, (_, col) => col).flatMap((col) => {
    const rect = scene.geometry.cell(scene.node.id, row, col);
    return rect === null ? [] : [[scene.explain(row, col), rect] as const];
  });
}

/** The weights of the row stand up beside the rows of values, as bars as thick as the weights. */
function taps(scene: Scene): readonly Track[] {
  const { workbench } = scene.geometry;
  const right = workbench.x + workbench.width;
  return scene.explanation.terms.flatMap(({ factors }, term) => {
    const [weight, value] = [rectOf(scene, factors[0]), rectOf(scene, factors[1])];
    if (weight === null || value === null) return [];
    const size = Math.min(1, Math.max(0, factors[0]?.value ?? 0));
    const { y } = centreOf(value);
    const length = Math.max(2, size * workbench.width * 0.5);
    const thickness = Math.max(1, size * value.height);
    const bar = { x: right - length, y: y - thickness / 2, width: length, height: thickness };
    const label = { ...weight, x: right - length - weight.width, y: y - weight.height / 2 };
    const away = blend + 300;
    const number = Path.at(weight, 0, 0)
      .move({ ...label, opacity: 1 }, 0, 520, 'in-out', 'out')
      .fade(0, away, away + 150);
    const grow = Path.at({ ...bar, x: right - 1, width: 1 }, 260, 0)
      .fade(1, 260, 261)
      .move(bar, 261, 520)
      .fade(0, away, away + 150);
    return [
      item('bar', grow, { heat: 's6' }),
      numberItem(scene, scene.explanation, factorOf(term, 0), number, 'number'),
    ];
  });
}

/** The values of one column become as thick as their weights and fall into the result, where together they fill one cell. */
function layers(scene: Scene, [explanation, target]: readonly [Explanation, Rect]): readonly Track[] {
  const { terms } = explanation;
  const step = Math.min(interval, longest / Math.max(1, terms.length));
  let filled = 0;
  const tracks = [...terms.entries()].reverse().flatMap(([term, { factors }], at) => {
    const from = rectOf(scene, factors[1]);
    const size = Math.min(1, Math.max(0, factors[0]?.value ?? 0));
    const height = Math.max(0.5, size * target.height);
    filled += size * target.height;
    if (from === null) return [];
    const start = pour + step * at;
    const thin = { y: from.y + from.height - height, height };
    const path = Path.at(from, start)
      .move(thin, start, start + 260)
      .move(
        { ...target, y: target.y + target.height - filled, height },
        start + 260,
        start + 600,
        'in-out',
        'in',
      )
      .fade(0, blend + 150, blend + 300);
    return [numberItem(scene, explanation, factorOf(term, 1), path)];
  });
  return [empty(target, blend, 200), ...tracks];
}

/** Every row of values is poured by its weight: the layers fill exactly one row, and blend into the context. */
export const weightedMean: Choreography = (scene) => {
  const layout = arithmeticLayout(scene);
  const from = blend + 420;
  const isRow = (col: { readonly row: number }): boolean => col.row === scene.explanation.cell.row;
  const others = { ...scene, others: scene.others.filter((cell) => !isRow(cell)) };
  return timelineOf([
    ...fillOthers(others, blend + 300),
    resultOutline(scene),
    ...rowOf(scene).flatMap((cell) => layers(scene, cell)),
    ...taps(scene),
    ...factorsFly(scene, layout, from),
    ...termsAppear(scene, layout, from + 430),
    ...sumAppears(scene, layout, from + 700),
  ]);
};
