import type { Layout, PlacedWords } from '../layout';
import { path, rounded, type Shape } from '../shapes';
import { at, type Sentence } from '../story';
import { mix } from '../timeline';

/** A ribbon from an English word to a French one, as wide as its weight. */
export interface Ribbon {
  readonly row: number;
  readonly col: number;
  readonly weight: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
}

/** Thinner ribbons are not drawn. */
const least = 0.004;

const space = (layout: Layout): number => layout.words.size * 0.27;

/** The ribbons of a sentence: side by side at each word, in the order of the words at the other end. */
export function ribbonsOf(
  { weights }: Sentence,
  english: PlacedWords,
  french: PlacedWords,
  layout: Layout,
): readonly Ribbon[] {
  const full = layout.words.ribbon;
  const top = english.baseline + space(layout);
  const bottom = french.baseline - french.size * 0.8;
  const drawn = (row: number, col: number): number => {
    const weight = at(weights, row, col);
    return weight < least ? 0 : weight;
  };
  const sum = (count: number, each: (index: number) => number): number =>
    Array.from({ length: count }, (_, index) => each(index)).reduce((total, next) => total + next, 0);
  return french.words.flatMap((target, row) =>
    english.words.flatMap((source, col) => {
      const weight = drawn(row, col);
      if (weight === 0) return [];
      const before = sum(row, (i) => drawn(i, col)) - sum(french.words.length, (i) => drawn(i, col)) / 2;
      const left = sum(col, (j) => drawn(row, j)) - sum(english.words.length, (j) => drawn(row, j)) / 2;
      const from = [source.center + full * (before + weight / 2), top] as const;
      const to = [target.center + full * (left + weight / 2), bottom] as const;
      return [{ row, col, weight, from, to, width: full * weight }];
    }),
  );
}

interface RibbonLook {
  readonly opacity: number;
  /** The part that is drawn, from the top: 0 to 1; and from where, if it is let go. */
  readonly end: number;
  readonly start?: number;
}

/** A ribbon as a stroked curve. Its colour multiplies with those below. */
export function ribbonShape(key: string, { from, to, width }: Ribbon, look: RibbonLook): Shape {
  const { opacity, end, start = 0 } = look;
  const [x1, y1, x2, y2] = [...from, ...to].map(rounded);
  const middle = rounded(mix(from[1], to[1], 0.5));
  const isWhole = start <= 0 && end >= 1;
  const dash = isWhole
    ? {}
    : { pathLength: 1, 'stroke-dasharray': `0 ${rounded4(start)} ${rounded4(end - start)} 2` };
  return path(key, `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`, {
    class: 'ribbon',
    'stroke-width': Math.max(0.75, width),
    opacity: end <= start ? 0 : opacity,
    ...dash,
  });
}

const rounded4 = (value: number): number => Math.round(Math.max(0, value) * 1e4) / 1e4;
