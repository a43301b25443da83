import { isOfExponentials } from '../../ui/explanation/exponentials';
import { partialSum } from '../explained-number';
import { around, Path } from '../path';
import { rectOf, type Scene } from '../scene';
import type { Rect, Track } from '../timeline';
import type { ArithmeticLayout, Line } from './arithmetic-layout';
import { factorOf, item, numberItem, partialOf, sign, signHeat, termOf } from './items';

/** Milliseconds from one line to the next. */
const stagger = 26;

/** The sign between the factors of a function of two numbers. */
const operators: Readonly<Record<string, string>> = {
  quotient: '÷',
  power: '^',
  sqrt_of_sum: '+',
  larger: '≥',
};

/** Where a factor of a line stands. */
function factorRect({ factors, chip }: ArithmeticLayout, { y }: Line, factor: number): Rect {
  return { x: factors[factor] ?? 0, y: y - chip.height / 2, ...chip };
}

/** Rises from its cell; the first operand bends upward. Where the cell is not displayed, it appears in place. */
function flight(from: Rect | null, to: Rect, factor: number, begin: number): Path {
  const start = begin + (factor === 0 ? 0 : 120);
  const until = begin + (factor === 0 ? 420 : 458);
  if (from === null) return Path.at(to, start, 0).fade(1, start + 200, until);
  return Path.at(from, start).move(to, start, until, 'in-out', factor === 0 ? 'out' : 'in-out');
}

/** The factors of all lines move from their cells to the workbench, until about 460 ms + `interval` per line. */
export function factorsFly(
  scene: Scene,
  layout: ArithmeticLayout,
  start = 0,
  interval = stagger,
): readonly Track[] {
  return layout.lines.flatMap((line, at) => {
    if (line.isGap) return [];
    const { factors } = scene.explanation.terms[line.term] ?? { factors: [] };
    return factors.map((factor, index) => {
      const path = flight(
        rectOf(scene, factor),
        factorRect(layout, line, index),
        index,
        start + interval * at,
      );
      return numberItem(scene, scene.explanation, factorOf(line.term, index), path);
    });
  });
}

/** The signs and the term of a line appear. A term of one factor is that factor: it has none. */
function equals(scene: Scene, layout: ArithmeticLayout, line: Line, from: number): readonly Track[] {
  const { chip, factors, term } = layout;
  const appear = (rect: Rect): Path => Path.at(rect, from, 0).fade(1, from, from + 120);
  const between = (at: number): Rect => {
    const left = (factors[at] ?? 0) + chip.width;
    const right = factors[at + 1] ?? term.x;
    return { x: left, y: line.y - chip.height / 2, width: right - left, height: chip.height };
  };
  if (line.isGap) return [sign('⋯', appear({ ...between(0), x: factors[0] ?? 0, width: chip.width }))];
  const count = scene.explanation.terms[line.term]?.factors.length ?? 0;
  if (count < 2) return [];
  const { function: applied } = scene.explanation;
  const operator = isOfExponentials(scene.explanation) ? '−' : (operators[applied] ?? '×');
  const prefix = { x: layout.left, y: line.y - chip.height / 2, width: layout.prefix, height: chip.height };
  const place = { ...term, y: line.y - term.height / 2 };
  return [
    ...(layout.prefix > 0 ? [sign('exp', appear(prefix))] : []),
    ...Array.from({ length: count - 1 }, (_, at) => sign(operator, appear(between(at)))),
    sign('=', appear(between(factors.length - 1))),
    numberItem(scene, scene.explanation, termOf(line.term), appear(place), 'number'),
  ];
}

/** The signs and terms of all lines appear, line by line. */
export function termsAppear(scene: Scene, layout: ArithmeticLayout, from: number): readonly Track[] {
  return layout.lines.flatMap((line, at) => equals(scene, layout, line, from + stagger * at));
}

/** The bar of a line: from the sum before it to the sum with it. */
function barRect(scene: Scene, { barAt, barHeight }: ArithmeticLayout, line: Line, before: number): Rect {
  const [from, to] = [
    barAt(before < 0 ? 0 : partialSum(scene.explanation, before)),
    barAt(partialSum(scene.explanation, line.term)),
  ];
  return {
    x: Math.min(from, to),
    y: line.y - barHeight / 2,
    width: Math.max(1, Math.abs(to - from)),
    height: barHeight,
  };
}

/** The bars grow as a running sum, then fall onto the line of the sum. */
export function barsStack(scene: Scene, layout: ArithmeticLayout, from: number): readonly Track[] {
  const { lines, barAt, barHeight, sumY } = layout;
  const [top = sumY] = lines.map(({ y }) => y);
  const axis = {
    x: barAt(0) - 0.5,
    y: top - layout.chip.height / 2,
    width: 1,
    height: sumY - top + layout.chip.height,
  };
  const bars = lines.map((line, at) => {
    const before = lines[at - 1]?.term ?? -1;
    const rect = barRect(scene, layout, line, before);
    const change =
      partialSum(scene.explanation, line.term) - (before < 0 ? 0 : partialSum(scene.explanation, before));
    const start = from + stagger * at;
    const path = Path.at({ ...rect, x: change < 0 ? rect.x + rect.width : rect.x, width: 1 }, start, 0)
      .fade(1, start, start + 1)
      .move({ x: rect.x, width: rect.width }, start, start + 250, 'out')
      .move({ y: sumY - barHeight / 2 }, from + 250 + stagger * at, from + 510 + stagger * at);
    return item('bar', path, { heat: signHeat(change) });
  });
  return [item('axis', Path.at(axis, from, 0).fade(1, from, from + 200)), ...bars];
}

/** The rectangle of the sum, from 0 to the total. */
export function sumRect(scene: Scene, { barAt, barHeight, sumY }: ArithmeticLayout): Rect {
  const last = scene.explanation.terms.length - 1;
  const [zero, end] = [barAt(0), barAt(partialSum(scene.explanation, last))];
  return {
    x: Math.min(zero, end),
    y: sumY - barHeight / 2,
    width: Math.max(6, Math.abs(end - zero)),
    height: barHeight,
  };
}

/** The sum appears beside its bar, as text; a norm is its root. */
export function sumAppears(scene: Scene, layout: ArithmeticLayout, from: number): readonly Track[] {
  const { terms, reduction } = scene.explanation;
  if (terms.length < 2) return [];
  const { chip, term, sumY } = layout;
  const place = { ...term, y: sumY - term.height / 2 };
  const appear = (rect: Rect): Path => Path.at(rect, from, 0).fade(1, from, from + 150);
  const before = { ...place, x: term.x - chip.width * 0.2, width: chip.width * 0.4 };
  return [
    ...(reduction === 'norm' ? [sign('√', appear(before))] : []),
    numberItem(scene, scene.explanation, partialOf(terms.length - 1), appear(place), 'number'),
  ];
}

/** The centre of the arithmetic of a single term, where its result appears. */
export function termRect({ term, lines }: ArithmeticLayout): Rect {
  const y = lines[0]?.y ?? 0;
  return around({ x: term.x + term.width / 2, y }, term.width, term.height);
}
