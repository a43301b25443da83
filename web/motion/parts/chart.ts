import type { Explanation } from '../../engine/types';
import { type ExplainedNumber, explainedValue } from '../explained-number';
import { around, Path } from '../path';
import { rectOf, type Scene } from '../scene';
import type { Rect, Track } from '../timeline';
import { factorOf, item, numberItem, resultOf, signHeat } from './items';
import { empty } from './landing';

/** A bar of a chart: the number that it starts with, and the one that it ends with. */
export interface Bar {
  readonly explanation: Explanation;
  readonly before: Omit<ExplainedNumber, 'cell'>;
  readonly after: Omit<ExplainedNumber, 'cell'>;
  /** The factor that changes it, which is brought from its cell; null if there is none. */
  readonly by: Omit<ExplainedNumber, 'cell'> | null;
}

/** The times of a chart: numbers arrive, bars rise, change, and their results leave. Side by side, no number passes another. */
const [arrive, rise, change, leave] = [420, 700, 1150, 1300];
const landing = 360;

const barValue = (part: Omit<ExplainedNumber, 'cell'>, { explanation }: Bar): number =>
  explainedValue({ ...part, cell: explanation.cell }, explanation);

/** The scale of a chart: bars between the largest and the smallest number and 0, with room for numbers above and below. */
function scaleOf(scene: Scene, bars: readonly Bar[]) {
  const { workbench, fontSize } = scene.geometry;
  const values = bars
    .flatMap((bar) => [barValue(bar.before, bar), barValue(bar.after, bar)])
    .filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = fontSize * 1.6;
  const unit = Math.max(1, workbench.height - 2 * room) / (high - low || 1);
  const column = Math.min(workbench.width / bars.length, fontSize * 5);
  const left = workbench.x + (workbench.width - column * bars.length) / 2;
  const zero = workbench.y + room + high * unit;
  /** The rectangle between 0 and a number. */
  const rect = (at: number, value: number): Rect => {
    const size = Number.isFinite(value) ? value * unit : 0;
    const height = Math.max(1, Math.abs(size));
    return { x: left + column * (at + 0.2), y: size > 0 ? zero - height : zero, width: column * 0.6, height };
  };
  /** The place of the number at the end of its bar. */
  const label = (at: number, value: number): Rect => {
    const { x, y, width, height } = rect(at, value);
    const end = value < 0 ? y + height + room / 2 : y - room / 2;
    return around({ x: x + width / 2, y: end }, column, fontSize * 1.4);
  };
  return { rect, label, axis: { x: left, y: zero - 0.5, width: column * bars.length, height: 1 } };
}

type Scale = ReturnType<typeof scaleOf>;

function cellOf(bar: Bar, part: Omit<ExplainedNumber, 'cell'>) {
  return bar.explanation.terms[part.term]?.factors[part.factor];
}

/** A bar with its number before and after the change. */
function barItems(scene: Scene, scale: Scale, bar: Bar, at: number): readonly Track[] {
  const { before, after, by, explanation } = bar;
  const [first, last] = [barValue(before, bar), barValue(after, bar)];
  const source = rectOf(scene, cellOf(bar, before));
  const [low, high] = [scale.label(at, 0), scale.label(at, first)];
  // A number leaves before the factor that changes it is in its place.
  const gone = by === null ? rise + 350 : rise + 180;
  const number = (source === null ? Path.at(low, 0, 0) : Path.at(source, 0))
    .move({ ...low, opacity: 1 }, 0, arrive, 'in-out', 'out')
    .move(high, arrive, rise, 'out')
    .fade(0, gone - 150, gone);
  const column = Path.at({ ...scale.rect(at, 0), height: 1 }, arrive, 0)
    .fade(1, arrive, arrive + 1)
    .move(scale.rect(at, first), arrive, rise, 'out')
    .move(scale.rect(at, last), rise + 250, change);
  const changer = by === null ? null : rectOf(scene, cellOf(bar, by));
  const arriving =
    changer === null
      ? null
      : Path.at(changer, rise - 200, 0)
          .fade(1, rise - 200, rise - 199)
          .move(scale.label(at, first), rise - 199, rise + 250)
          .fade(0, rise + 250, rise + 330);
  return [
    item('bar', column, { heat: signHeat(last) }),
    numberItem(scene, explanation, before, number),
    ...(by === null || arriving === null ? [] : [numberItem(scene, explanation, by, arriving)]),
  ];
}

/** The axis, and all bars on it. */
function risingBars(scene: Scene, scale: Scale, bars: readonly Bar[]): readonly Track[] {
  return [
    item('axis', Path.at(scale.axis, arrive - 200, 0).fade(1, arrive - 200, arrive)),
    ...bars.flatMap((bar, at) => barItems(scene, scale, bar, at)),
  ];
}

/** The result of a bar appears at its end and moves to its cell. */
function resultItems(scene: Scene, scale: Scale, bar: Bar, at: number): readonly Track[] {
  const place = scale.label(at, barValue(bar.after, bar));
  return landingItems(scene, bar.explanation, place);
}

/** The result of an explanation appears in a place, and moves to its cell, if the cell is shown. */
function landingItems(scene: Scene, explanation: Explanation, place: Rect): readonly Track[] {
  const { node, row, col } = explanation.cell;
  const target = scene.geometry.cell(node, row, col);
  const path = Path.at(place, change - 100, 0).fade(1, change - 100, change);
  if (target === null) return [numberItem(scene, explanation, resultOf, path)];
  const moved = path.move(target, leave, chartEnd, 'in-out', 'in').fade(0, chartEnd, chartEnd + 160);
  return [empty(target, chartEnd, 1), numberItem(scene, explanation, resultOf, moved)];
}

/** Moves the items that hide results behind the numbers that move over them. */
function inFront(tracks: readonly Track[]): readonly Track[] {
  const isEmpty = ({ shape }: Track): boolean => shape === 'empty';
  return [...tracks.filter(isEmpty), ...tracks.filter((track) => !isEmpty(track))];
}

/** A chart in the workbench: its numbers arrive as bars, the bars change, and their results move to their cells. */
export function chart(scene: Scene, bars: readonly Bar[]): readonly Track[] {
  const scale = scaleOf(scene, bars);
  return [
    ...risingBars(scene, scale, bars),
    ...inFront(bars.flatMap((bar, at) => resultItems(scene, scale, bar, at))),
  ];
}

/** When the results of a chart have landed. */
export const chartEnd = leave + landing;

/** A chart whose bars become one number: they all take its height, or those that are `stacked` move onto each other. */
export function chartOfOne(scene: Scene, bars: readonly Bar[], isStacked: boolean): readonly Track[] {
  const scale = scaleOf(scene, bars);
  const middle = Math.floor((bars.length - 1) / 2);
  const place = scale.label(isStacked ? bars.length - 1 : middle, scene.explanation.result);
  return [...risingBars(scene, scale, bars), ...landingItems(scene, scene.explanation, place)];
}

/** At most so many bars have room for their numbers. */
export const maxBars = 16;

/** The bars of a row whose cells have each a first factor that another one changes. */
export function barsOfRow(scene: Scene): readonly Bar[] {
  const { row } = scene.explanation.cell;
  const cols = Array.from({ length: Math.min(scene.node.cols, maxBars) }, (_, at) => at);
  return cols.map((col): Bar => {
    const explanation = scene.explain(row, col);
    const by = explanation.terms.length > 1 ? factorOf(1, 0) : factorOf(0, 1);
    return { explanation, before: factorOf(0, 0), after: resultOf, by };
  });
}
