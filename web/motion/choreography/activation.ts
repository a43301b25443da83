import type { Explanation } from '../../engine/types';
import { factorOf, item, numberItem, resultOf } from '../parts/items';
import { drop, fillOthers, resultOutline } from '../parts/landing';
import { around, Path } from '../path';
import { type Choreography, filledCells, rectOf, type Scene } from '../scene';
import { type Rect, type Track, timelineOf } from '../timeline';

/** At most so many numbers of the matrix are plotted. */
const maxPoints = 200;

/** The factor that is not a constant. */
const argumentOf = ({ terms }: Explanation): number =>
  Math.max(0, terms[0]?.factors.findIndex(({ cell }) => cell !== null) ?? 0);

/** Argument and result of every cell of the step: points of the function's curve, computed by the engine. */
function pointsOf(scene: Scene): readonly (readonly [x: number, y: number])[] {
  return filledCells(scene)
    .slice(0, maxPoints)
    .map((each) => [each.terms[0]?.factors[argumentOf(each)]?.value ?? Number.NaN, each.result] as const)
    .filter((point) => point.every(Number.isFinite));
}

/** An infinite number stands at the end of its axis, and what is no number at its start. */
const within = (value: number, from: number, to: number): number =>
  Number.isNaN(value) ? from : Math.min(to, Math.max(from, value));

/** Places of numbers in the plot. */
function plotOf(scene: Scene, points: readonly (readonly [number, number])[]) {
  const { workbench, fontSize } = scene.geometry;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(0, ...xs), Math.max(0, ...xs)];
  const [low, high] = [Math.min(0, ...ys), Math.max(0, ...ys)];
  const room = fontSize * 2.2;
  const width = Math.min(workbench.width - 2 * room, workbench.height * 2);
  const start = workbench.x + (workbench.width - width) / 2;
  const height = workbench.height - 2 * room;
  const x = (value: number): number =>
    start + ((within(value, left, right) - left) / (right - left || 1)) * width;
  const y = (value: number): number =>
    workbench.y + room + ((high - within(value, low, high)) / (high - low || 1)) * height;
  const axes: readonly Rect[] = [
    { x: start, y: y(0), width, height: 1 },
    { x: x(0), y: workbench.y + room, width: 1, height },
  ];
  return { x, y, axes };
}

/** The number moves to its place on the axis, up to the curve of all numbers of the matrix, and on as its result. */
export const activation: Choreography = (scene) => {
  const { explanation, geometry } = scene;
  const points = pointsOf(scene);
  const plot = plotOf(scene, points);
  const argument = argumentOf(explanation);
  const factor = explanation.terms[0]?.factors[argument];
  const size = geometry.fontSize;
  const chip = (x: number, y: number): Rect => around({ x, y }, size * 4, size * 1.9);
  const [x, y] = [plot.x(factor?.value ?? 0), plot.y(explanation.result)];
  const from = rectOf(scene, factor);
  const onAxis = chip(x, plot.y(0) + size * 1.4);
  const onCurve = chip(x, y - size * 1.4);
  const arriving = (from === null ? Path.at(onAxis, 0, 0) : Path.at(from, 0))
    .move({ ...onAxis, opacity: 1 }, 0, 520, 'in-out', 'out')
    .move(onCurve, 620, 960, 'in-out')
    .fade(0, 960, 1040);
  const appear = (rect: Rect): Path => Path.at(rect, 100, 0).fade(1, 100, 400);
  const dots: readonly Track[] = points.map(([a, b]) =>
    item('dot', appear(around({ x: plot.x(a), y: plot.y(b) }, 5, 5)), { role: scene.node.role }),
  );
  return timelineOf([
    ...fillOthers(scene, 1500),
    resultOutline(scene),
    ...plot.axes.map((rect) => item('axis', appear(rect))),
    ...dots,
    numberItem(scene, explanation, factorOf(0, argument), arriving),
    numberItem(scene, explanation, resultOf, Path.at(onCurve, 960, 0).fade(1, 960, 1040)),
    ...drop(scene, onCurve, 1180, 1500),
  ]);
};
