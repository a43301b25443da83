import { type Attributes, type Point, path, type Shape, text } from '../../../svg/shapes';

/** A piece of a line of text. */
export interface Run {
  readonly text: string;
  readonly colour?: string;
  readonly italic?: boolean;
  /** The font, if it is not that of the line. */
  readonly family?: keyof typeof families;
  /** The size, as a share of that of the line; by default 1. */
  readonly scale?: number;
  /** How far above the baseline it is, as a share of the size of the line; by default 0. */
  readonly rise?: number;
}

/** How a line of text is set. */
export interface TextStyle {
  readonly family: keyof typeof families;
  readonly size: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** The fonts of the page, the same as they are called where they are installed, and what every program has. */
export const families = {
  serif: "'Attention Lab Serif', 'Attention Lab Math', 'Libertinus Serif', 'Times New Roman', serif",
  sans: "'Attention Lab Sans', 'Attention Lab Math', Inter, Helvetica, Arial, sans-serif",
} as const;

/** Widths of characters as shares of the font size: the layout is the same with and without a browser. */
const widths: readonly (readonly [characters: RegExp, serif: number, sans: number])[] = [
  [/[\u0300-\u036f]/, 0, 0],
  [/[ijl.,:;'’|!()[\]ı\u00a0 ·]/, 0.29, 0.32],
  [/[tfr/]/, 0.36, 0.4],
  [/[mwMW%@]/, 0.84, 0.92],
  [/[0-9]/, 0.48, 0.64],
  [/[+−=×→√∞≤≥∑⊙÷]/, 0.62, 0.68],
  [/[A-Z]/, 0.68, 0.71],
  [/[a-zà-ÿ]/, 0.5, 0.59],
  [/[\u1100-\uffff]/, 1, 1],
];

function charWidth(char: string, family: TextStyle['family']): number {
  const [, serif, sans] = widths.find(([characters]) => characters.test(char)) ?? [null, 0.66, 0.68];
  return family === 'serif' ? serif : sans;
}

/** The estimated width of a line in pixels. */
export function textWidth(
  runs: readonly Run[],
  { family, size }: Pick<TextStyle, 'family' | 'size'>,
): number {
  const share = (run: Run): number =>
    [...run.text].reduce((sum, char) => sum + charWidth(char, run.family ?? family), 0) * (run.scale ?? 1);
  return size * runs.reduce((sum, run) => sum + share(run), 0);
}

/** A text as XML may hold it: without control characters and halves of characters. */
export const xmlText = (content: string): string =>
  content.replace(/[\t\r\n]/g, ' ').replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '');

/** At the ends of a piece of text, programs drop spaces: these stay. */
const fixedSpaces = (content: string): string => xmlText(content).replaceAll(' ', '\u00a0');

/** A line of text whose baseline begins, ends or has its middle at a point. */
export function line(
  key: string,
  at: Point,
  runs: readonly Run[] | string,
  style: TextStyle,
  more: Attributes = {},
): Shape {
  const pieces = typeof runs === 'string' ? [{ text: runs }] : runs;
  const attributes = {
    'font-family': families[style.family],
    'font-size': style.size,
    fill: style.colour,
    'text-anchor': style.anchor === 'start' ? undefined : style.anchor,
    ...more,
  };
  const [only] = pieces;
  if (pieces.length === 1 && only && isPlain(only)) return text(key, at, xmlText(only.text), attributes);
  const shape = text(key, at, '', attributes);
  return { ...shape, children: pieces.map((run, index) => span(run, pieces[index - 1], index, style.size)) };
}

const isPlain = ({ colour, italic, family, scale, rise }: Run): boolean =>
  colour === undefined && family === undefined && !italic && (scale ?? 1) === 1 && (rise ?? 0) === 0;

/** `dy` moves all that follows, so that each piece takes back the rise of the one before. */
function span(run: Run, before: Run | undefined, index: number, size: number): Shape {
  const fall = ((before?.rise ?? 0) - (run.rise ?? 0)) * size;
  const attributes = {
    'font-family': run.family && families[run.family],
    dy: fall === 0 ? undefined : Math.round(fall * 100) / 100,
    'font-size':
      run.scale === undefined || run.scale === 1 ? undefined : Math.round(run.scale * size * 100) / 100,
    'font-style': run.italic ? 'italic' : undefined,
    fill: run.colour,
  };
  const kept = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  return { key: `${index}`, tag: 'tspan', attributes: kept, children: [], text: fixedSpaces(run.text) };
}

/** A text in lines that are at most as wide as `width`, broken between words. */
export function wrap(
  content: string,
  width: number,
  style: Pick<TextStyle, 'family' | 'size'>,
): readonly string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth([{ text: joined }], style) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A text that is at most as wide as `width`: what is too much is left out, with an ellipsis in its place. */
export function shorten(content: string, width: number, style: Pick<TextStyle, 'family' | 'size'>): string {
  const letters = [...content];
  const isFitting = (count: number): boolean =>
    textWidth([{ text: letters.slice(0, count).join('') }], style) <= width;
  if (isFitting(letters.length)) return content;
  let count = letters.length - 1;
  while (count > 1 && !isFitting(count + 1)) count -= 1;
  return `${letters.slice(0, count).join('')}…`;
}

/** A straight line as a path. */
export function stroke(key: string, d: string, colour: string, width: number): Shape {
  return path(key, d, { fill: 'none', stroke: colour, 'stroke-width': width });
}
