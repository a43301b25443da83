import { type CSSResult, css, unsafeCSS } from 'lit';
import type { TraceNode } from '../../engine/types';
import { isInBackwardPass } from '../../store/document/loss';

/** The colours of steps 0, 1, … 10 in both themes. */
export interface Palette {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** The number of steps on each side of 0, and of a probability. */
export const steps = 10;

/** Orange, for positive values. With `negative` a colour-blind safe diverging palette, ColorBrewer PuOr. */
export const positive: Palette = {
  light: '#f6f4ee #f9eedf #fce9d0 #fde0bc #fcd5a5 #fbc98c #f8bd7b #f4b169 #eea459 #e7964a #e0883a'.split(' '),
  dark: '#23252a #332a24 #432f1c #553616 #694016 #7d4a14 #915617 #a6631a #b97124 #ca8332 #dc9440'.split(' '),
};

/** Purple, for negative values. */
export const negative: Palette = {
  light: '#f6f4ee #ececee #e3e3ee #d7d7ea #cac7e2 #bdb8da #afa8d1 #a198c8 #9387bf #8576b5 #7765ab'.split(' '),
  dark: '#23252a #2b2a3c #342e4f #3e3561 #4a3f73 #574a86 #675999 #7769ab #887abd #9a8ecd #aca1dd'.split(' '),
};

/** Blues, for probabilities. */
export const probability: Palette = {
  light: '#fafaf8 #ecf3f7 #dfebf6 #d0e2f2 #c2d9ee #afd0e9 #9bc7e3 #83bbde #6aaed8 #549ccd #3c8ac2'.split(' '),
  dark: '#1d1f24 #1d2b3a #193752 #1c4669 #1f5681 #2a699a #357db4 #5095c6 #6aaed8 #8ac0e1 #a9d2ea'.split(' '),
};

/** A matrix that can be drawn as a heat map: a node, or other numbers. */
export interface HeatmapData extends Pick<TraceNode, 'rows' | 'cols' | 'role' | 'pass'> {
  readonly data: Float64Array | Float32Array;
}

/** The colour scale of a node: signed values from -reach to reach, or probabilities from 0 to 1. */
export interface HeatScale {
  readonly kind: 'signed' | 'probability';
  readonly reach: number;
}

/** The largest finite absolute value of a matrix, and whether it has −∞ (`blocked`) or NaN (`missing`). */
export interface Extremes {
  readonly size: number;
  /** Whether all of its numbers are shares, from 0 to 1 but for rounding. */
  readonly hasShares: boolean;
  readonly blocked: boolean;
  readonly missing: boolean;
}

/** Shares come from float32 models, too. */
const rounding = 1e-6;

const measured = new WeakMap<object, Extremes>();

/** The extremes of a node, cached: its data never changes. */
export function extremesOf({ data }: Pick<HeatmapData, 'data'>): Extremes {
  const cached = measured.get(data);
  if (cached !== undefined) return cached;
  let [size, least, blocked, missing] = [0, 0, false, false];
  for (let i = 0; i < data.length; i += 1) {
    const value = data[i] ?? 0;
    const magnitude = value < 0 ? -value : value;
    if (value < least) least = value;
    if (magnitude > size && magnitude !== Number.POSITIVE_INFINITY) size = magnitude;
    else if (value === Number.NEGATIVE_INFINITY) blocked = true;
    else if (Number.isNaN(value)) missing = true;
  }
  const hasShares = least >= -rounding && size <= 1 + rounding;
  const extremes = { size, hasShares, blocked, missing };
  measured.set(data, extremes);
  return extremes;
}

const probabilityScale: HeatScale = { kind: 'probability', reach: 1 };

/** Whether the numbers of a node are probabilities. The gradients of probabilities are not. */
export function isProbability(node: HeatmapData): boolean {
  return node.role === 'weights' && !isInBackwardPass(node);
}

/** The colour scale of a node. Weights that are no shares, such as a difference of two, have the one of all other numbers. */
export function heatScale(node: HeatmapData): HeatScale {
  return isProbability(node) && extremesOf(node).hasShares
    ? probabilityScale
    : { kind: 'signed', reach: extremesOf(node).size };
}

/** The ops whose operands are in the unit of the result. */
const addingOps: ReadonlySet<string> = new Set(['add', 'subtract', 'mask', 'concat_columns', 'transpose']);

/**
 * The one scale of a node and its operands where these are in the unit of the node, so that equal colours are equal numbers; null
 * where each has its own, as it has beside probabilities.
 */
export function sharedScale(node: TraceNode, operands: readonly TraceNode[]): HeatScale | null {
  const all = [...operands, node];
  if (!addingOps.has(node.op) || all.some(isProbability)) return null;
  return { kind: 'signed', reach: Math.max(...all.map((each) => extremesOf(each).size)) };
}

/** The step of a value on a scale, -10 … 10. */
export function heatStep(value: number, scale: HeatScale): number {
  if (!Number.isFinite(value)) return value < 0 ? -steps : steps;
  const size = scale.reach === 0 ? 0 : Math.min(steps, Math.round((Math.abs(value) / scale.reach) * steps));
  return value < 0 && size > 0 ? -size : size;
}

/** The class of a value on a scale; −∞ and NaN have patterned classes of their own. */
export function heatClassOn(value: number, scale: HeatScale): string {
  if (Number.isNaN(value)) return 'nan';
  if (value === Number.NEGATIVE_INFINITY) return 'blocked';
  const step = heatStep(value, scale);
  return scale.kind === 'probability' ? `s${Math.max(0, step)}` : `d${step}`;
}

/** The class of a value of a node: `d-10` … `d10`, `s0` … `s10`, `blocked` or `nan`. */
export function heatClass(node: TraceNode, value: number): string {
  return heatClassOn(value, heatScale(node));
}

/** Red, green and blue of `#rrggbb`, 0 … 255. */
export function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance of `#rrggbb` as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever has the higher contrast on a colour. */
export function textColourOn(hex: string): string {
  return luminance(hex) > 0.179 ? '#000000' : '#ffffff';
}

/** SVG shapes, which are filled with the colour. */
const shapes = ':where(path, rect, circle, polygon)';

/**
 * The rule of one step: background and text colour in both themes. Only shapes get the variable `--heat`: on cells, it would
 * be inherited, and every new number would restyle their content.
 */
function rule(name: string, light: string, dark: string): string {
  const [paper, ink] = [
    `light-dark(${light}, ${dark})`,
    `light-dark(${textColourOn(light)}, ${textColourOn(dark)})`,
  ];
  return `.${name}{background-color:${paper};color:${ink}}\n${shapes}.${name}{--heat:${paper};fill:var(--heat)}`;
}

/** The rules of a palette; `name` returns the class of a step. */
function rules(palette: Palette, name: (step: number) => string): string {
  return palette.light.map((light, step) => rule(name(step), light, palette.dark[step] ?? light)).join('\n');
}

/** Background and stripe of blocked cells: a pattern, so that colour is not the only cue. */
export const blockedColours = { light: ['#ecebe6', '#d6d4cb'], dark: ['#24262b', '#383b42'] } as const;

/** A gradient through a palette in both themes. */
function gradient(...stops: readonly (readonly [Palette, number])[]): string {
  const colours = stops.map(([{ light, dark }, step]) => `light-dark(${light[step]}, ${dark[step]})`);
  return `linear-gradient(90deg, ${colours.join(', ')})`;
}

/** The heat classes as a style sheet. */
export const paletteCss: CSSResult = css`
  ${unsafeCSS(rules(negative, (step) => `d-${step}`))}
  ${unsafeCSS(rules(positive, (step) => `d${step}`))}
  ${unsafeCSS(rules(probability, (step) => `s${step}`))}
  .ramp-signed {
    background: ${unsafeCSS(gradient([negative, 10], [negative, 5], [positive, 0], [positive, 5], [positive, 10]))};
  }
  .ramp-probability {
    background: ${unsafeCSS(gradient([probability, 0], [probability, 5], [probability, 10]))};
  }
  .blocked,
  .nan {
    --stripe: light-dark(${unsafeCSS(blockedColours.light[1])}, ${unsafeCSS(blockedColours.dark[1])});
    background-color: light-dark(${unsafeCSS(blockedColours.light[0])}, ${unsafeCSS(blockedColours.dark[0])});
    color: light-dark(#3d3a34, #c9c6be);
  }
  ${unsafeCSS(shapes)}.blocked,
  ${unsafeCSS(shapes)}.nan {
    --heat: var(--stripe);
    fill: var(--heat);
  }
  .blocked {
    background-image: repeating-linear-gradient(135deg, var(--stripe) 0 2px, transparent 2px 6px);
  }
  .nan {
    background-image: radial-gradient(circle at center, var(--stripe) 1.5px, transparent 2px);
    background-size: 6px 6px;
  }
`;
