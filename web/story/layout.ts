import type { Box, Point } from '../svg/shapes';

/** The width of a text in units of the stage. */
export type Measure = (text: string, size: number, isItalic: boolean) => number;

/** Sizes and places on the stage, in its own units. */
export interface Layout {
  readonly name: 'wide' | 'medium' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly words: {
    readonly size: number;
    readonly gap: number;
    /** Baselines. */
    readonly english: number;
    readonly french: number;
    /** The width of a ribbon of weight 1. */
    readonly ribbon: number;
  };
  readonly table: {
    readonly cell: Point;
    readonly header: number;
    readonly digits: number;
    readonly top: number;
  };
  /** A row of 32 numbers: the first ones with digits, the others narrow. */
  readonly chips: {
    readonly x: number;
    readonly width: number;
    readonly count: number;
    readonly step: number;
    readonly height: number;
    readonly digits: number;
  };
  readonly room: Box;
  /** Tops of what beat 4 shows inside the room. */
  readonly cell: {
    readonly corner: Point;
    readonly key: number;
    readonly query: number;
    readonly products: number;
    readonly bar: number;
    readonly strip: number;
    readonly stripHeight: number;
    readonly scores: readonly [top: number, step: number, height: number];
    /** Where the scores stay above the strip. */
    readonly kept: readonly [top: number, step: number, bottom: number];
  };
  readonly label: number;
  /** Tops of what beat 5 shows. */
  readonly mixture: {
    readonly values: number;
    readonly step: number;
    readonly shares: number;
    readonly context: number;
    readonly word: number;
  };
  readonly formula: {
    readonly size: number;
    readonly baseline: number;
    readonly objects: number;
    readonly label: number;
    /** Lengths of a matrix of 32 columns or rows, and of a row of it. */
    readonly long: number;
    readonly short: number;
    readonly gap: number;
  };
}

export const wide: Layout = {
  name: 'wide',
  width: 1440,
  height: 624,
  margin: 80,
  words: { size: 56, gap: 80, english: 158, french: 452, ribbon: 38 },
  table: { cell: [108, 68], header: 34, digits: 22, top: 160 },
  chips: { x: 288, width: 864, count: 8, step: 84, height: 48, digits: 20 },
  room: { x: 264, y: 139, width: 912, height: 416 },
  cell: {
    corner: [292, 178],
    key: 258,
    query: 326,
    products: 406,
    bar: 396,
    strip: 272,
    stripHeight: 84,
    scores: [212, 76, 40],
    kept: [36, 32, 206],
  },
  label: 19,
  mixture: { values: 96, step: 58, shares: 344, context: 404, word: 566 },
  formula: { size: 72, baseline: 150, objects: 336, label: 19, long: 162, short: 14, gap: 56 },
};

export const medium: Layout = {
  name: 'medium',
  width: 720,
  height: 520,
  margin: 32,
  words: { size: 42, gap: 44, english: 112, french: 412, ribbon: 30 },
  table: { cell: [88, 58], header: 28, digits: 20, top: 126 },
  chips: { x: 40, width: 640, count: 6, step: 80, height: 44, digits: 19 },
  room: { x: 20, y: 72, width: 680, height: 396 },
  cell: {
    corner: [42, 112],
    key: 186,
    query: 256,
    products: 340,
    bar: 320,
    strip: 212,
    stripHeight: 76,
    scores: [152, 68, 36],
    kept: [6, 34, 150],
  },
  label: 18,
  mixture: { values: 56, step: 64, shares: 316, context: 364, word: 492 },
  formula: { size: 48, baseline: 110, objects: 260, label: 16, long: 104, short: 11, gap: 20 },
};

export const narrow: Layout = {
  name: 'narrow',
  width: 358,
  height: 428,
  margin: 6,
  words: { size: 27, gap: 24, english: 76, french: 376, ribbon: 18 },
  table: { cell: [57, 48], header: 21, digits: 17, top: 112 },
  chips: { x: 12, width: 334, count: 4, step: 57, height: 36, digits: 17 },
  room: { x: 1, y: 66, width: 356, height: 340 },
  cell: {
    corner: [14, 96],
    key: 150,
    query: 206,
    products: 276,
    bar: 268,
    strip: 178,
    stripHeight: 60,
    scores: [138, 64, 30],
    kept: [0, 28, 117],
  },
  label: 17,
  mixture: { values: 44, step: 58, shares: 276, context: 310, word: 412 },
  formula: { size: 33, baseline: 112, objects: 272, label: 15, long: 58, short: 8.5, gap: 10 },
};

/** The layout for a stage of this width in pixels. */
export function layoutFor(pixels: number): Layout {
  if (pixels < 560) return narrow;
  return pixels < 1000 ? medium : wide;
}

/** A word in a row of words. */
export interface PlacedWord {
  readonly word: string;
  readonly x: number;
  readonly width: number;
  readonly center: number;
}

export interface PlacedWords {
  readonly size: number;
  readonly isItalic: boolean;
  readonly baseline: number;
  readonly words: readonly PlacedWord[];
}

const isStop = (word: string): boolean => word === '.';

/** The space before a word: none before a full stop, and a small one after an apostrophe. */
function gapBefore(words: readonly string[], index: number, gap: number): number {
  if (index === 0) return 0;
  if (isStop(words[index] ?? '')) return gap * 0.04;
  return words[index - 1]?.endsWith("'") ? gap * 0.12 : gap;
}

/** Words in a centred row, as large as fits. */
export function placeWords(
  words: readonly string[],
  { layout, measure }: { readonly layout: Layout; readonly measure: Measure },
  language: 'english' | 'french',
): PlacedWords {
  const isItalic = language === 'french';
  const { size: full, gap } = layout.words;
  const widths = words.map((word) => measure(word, full, isItalic));
  const spaces = words.map((_, index) => gapBefore(words, index, gap));
  const total = [...widths, ...spaces].reduce((sum, each) => sum + each, 0);
  const scale = Math.min(1, (layout.width - 2 * layout.margin) / total);
  let x = (layout.width - total * scale) / 2;
  const placed = words.map((word, index) => {
    x += (spaces[index] ?? 0) * scale;
    const width = (widths[index] ?? 0) * scale;
    const found = { word, x, width, center: x + width / 2 };
    x += width;
    return found;
  });
  return { size: full * scale, isItalic, baseline: layout.words[language], words: placed };
}
