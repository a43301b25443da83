import { type Point, rounded } from './ribbons';

/** Attributes of SVG elements; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element as plain data. Keys are unique among siblings: the renderer keeps one element for each. */
export interface Shape {
  readonly key: string;
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly Shape[];
  readonly text: string;
}

export { type Point, rounded };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const round = (value: string | number | undefined) => (typeof value === 'number' ? rounded(value) : value);

function shape(key: string, tag: string, attributes: Attributes, rest: Partial<Shape> = {}): Shape {
  const entries = Object.entries(attributes).map(([name, value]) => [name, round(value)] as const);
  const kept = entries.filter(([name, value]) => value !== undefined && !(name === 'opacity' && value === 1));
  return { key, tag, attributes: Object.fromEntries(kept), children: [], text: '', ...rest };
}

/** Whether nothing of it can be seen. */
const isHidden = ({ attributes }: Shape): boolean => Number(attributes.opacity ?? 1) <= 0.004;

/** Leaves out what is invisible. */
export const visible = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.filter((each) => !isHidden(each));

export function group(key: string, children: readonly Shape[], attributes: Attributes = {}): Shape {
  return shape(key, 'g', attributes, { children: visible(children) });
}

export function rect(key: string, { x, y, width, height }: Box, attributes: Attributes = {}): Shape {
  const size = { width: Math.max(0, width), height: Math.max(0, height) };
  return shape(key, 'rect', { x, y, ...size, ...attributes });
}

export const path = (key: string, d: string, attributes: Attributes = {}): Shape =>
  shape(key, 'path', { d, ...attributes });

/** A line of text at its baseline. */
export function text(key: string, [x, y]: Point, content: string, attributes: Attributes = {}): Shape {
  return shape(key, 'text', { x, y, ...attributes }, { text: content });
}

/** A text of which each letter has attributes of its own. */
export function letters(
  key: string,
  [x, y]: Point,
  attributes: Attributes,
  each: readonly { readonly letter: string; readonly x: number; readonly opacity: number }[],
): Shape {
  const children = each.map(({ letter, x: left, opacity }, index) =>
    shape(`${index}`, 'tspan', { x: x + left, 'fill-opacity': opacity }, { text: letter }),
  );
  return shape(key, 'text', { y, ...attributes }, { children });
}

/** `M 1 2 h 3 v 4 h -3 z`: a rectangle as part of a path. */
export function rectPath({ x, y, width, height }: Box): string {
  const [w, h] = [rounded(width), rounded(height)];
  return `M${rounded(x)} ${rounded(y)}h${w}v${h}h${-w}z`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeMarkup = (content: string): string =>
  content.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const emptyTags = new Set(['input', 'img', 'br']);

/** Shapes as markup, for the page before scripts run. */
export function toMarkup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ tag, attributes, children, text: content }) => {
      const list = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`,
      );
      const start = `<${tag}${list.join('')}>`;
      return emptyTags.has(tag) ? start : `${start}${escapeMarkup(content)}${toMarkup(children)}</${tag}>`;
    })
    .join('');
}
