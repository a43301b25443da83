import { type Ribbon, ribbonPath, ribbonsBetween } from '../../svg/ribbons';
import { path, type Shape } from '../../svg/shapes';
import type { Layout, PlacedWords } from '../layout';
import { at, type Sentence } from '../story';

/** Thinner ribbons are not drawn. */
const least = 0.004;

const space = (layout: Layout): number => layout.words.size * 0.27;

/** The ribbons of a sentence, from its English words to its French ones. */
export function ribbonsOf(
  { weights }: Sentence,
  english: PlacedWords,
  french: PlacedWords,
  layout: Layout,
): readonly Ribbon[] {
  const drawn = (row: number, col: number): number => {
    const weight = at(weights, row, col);
    return weight < least ? 0 : weight;
  };
  const rows = {
    columns: english.words.map(({ center }) => center),
    rows: french.words.map(({ center }) => center),
    top: english.baseline + space(layout),
    bottom: french.baseline - french.size * 0.8,
  };
  return ribbonsBetween(drawn, rows, layout.words.ribbon);
}

interface RibbonLook {
  readonly opacity: number;
  /** The part that is drawn, from the top: 0 to 1; and from where, if it is let go. */
  readonly end: number;
  readonly start?: number;
}

/** A ribbon as a stroked curve. Its colour multiplies with those below. */
export function ribbonShape(key: string, ribbon: Ribbon, look: RibbonLook): Shape {
  const { opacity, end, start = 0 } = look;
  const isWhole = start <= 0 && end >= 1;
  const dash = isWhole
    ? {}
    : { pathLength: 1, 'stroke-dasharray': `0 ${rounded4(start)} ${rounded4(end - start)} 2` };
  return path(key, ribbonPath(ribbon), {
    class: 'ribbon',
    'stroke-width': Math.max(0.75, ribbon.width),
    opacity: end <= start ? 0 : opacity,
    ...dash,
  });
}

const rounded4 = (value: number): number => Math.round(Math.max(0, value) * 1e4) / 1e4;
