import type { CellRef, TraceNode } from '../engine/types';
import { channelsOf, heatScale, heatStep, negative, positive, textColourOn } from '../ui/format/palette';
import { colourPixels } from '../ui/format/pixels';
import type { Ancestors } from './ancestors';
import { type Area, type Arrangement, areaOf, nameHeight, type PlacedMatrix } from './arrange';
import { fit } from './camera';

/** What is drawn. */
export interface Picture {
  readonly arrangement: Arrangement;
  readonly ancestors: Ancestors;
  readonly cell: CellRef;
  readonly words: readonly string[];
  /** In the order of the words; empty if there are none. */
  readonly parts: readonly number[];
  /** A number as it is on the page. */
  readonly numberText: (node: TraceNode, row: number, col: number) => string;
  /** A part with its sign, and the number without words, with as many digits. */
  readonly partText: (part: number) => string;
  readonly withoutText: string;
  readonly nameOf: (node: TraceNode) => string;
  readonly boxName: (box: Arrangement['boxes'][number]['box']) => string;
}

/** One moment. */
export interface Moment {
  readonly view: Area;
  /** How much of the lines of the words is there, from 0 to 1. */
  readonly lines: number;
}

type Context = CanvasRenderingContext2D;

/** The dialog is dark in both themes, so that what is lit is bright. */
const colours = {
  paper: '#0e1013',
  frame: '#3a3f47',
  name: '#a9adb5',
  ink: '#f2f0ea',
  mark: '#ffffff',
} as const;
/** The opacity of what the number is not computed from, of 255. */
const unlit = 30;
/** Numbers are written in cells of at least this many pixels, frames and matrices named from sizes on that fit. */
const numberFrom = 24;
const nameFrom = 6;
const font = 'system-ui, sans-serif';
/** All lines together, in pixels. */
const lineRoom = 60;

const pictures = new WeakMap<Uint8Array, HTMLCanvasElement>();

/** The heat map of a matrix, one pixel for each number; what is not lit is nearly transparent. */
function heatMap(node: TraceNode, lit: Uint8Array): HTMLCanvasElement {
  const known = pictures.get(lit);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [node.cols, node.rows];
  const context = canvas.getContext('2d');
  const image = context?.createImageData(node.cols, node.rows);
  if (image !== undefined) {
    colourPixels(node, 'dark', new Uint32Array(image.data.buffer));
    for (let at = 0; at < lit.length; at += 1) if (lit[at] === 0) image.data[4 * at + 3] = unlit;
    context?.putImageData(image, 0, 0);
  }
  pictures.set(lit, canvas);
  return canvas;
}

/** The numbers of lit cells that are in view and large enough. */
function drawNumbers(
  context: Context,
  matrix: PlacedMatrix,
  scale: number,
  { view, ...at }: Picture & Moment,
): void {
  const { node, cell, x, y } = matrix;
  if (cell * scale < numberFrom) return;
  const lit = at.ancestors.get(node.id);
  const size = Math.min(cell * 0.34, 24 / scale);
  context.font = `${size}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const scaleOfNode = heatScale(node);
  for (let index = 0; index < node.data.length; index += 1) {
    const [row, col] = [Math.floor(index / node.cols), index % node.cols];
    const [left, top] = [x + col * cell, y + row * cell];
    if (lit?.[index] === 0 || left > view.x + view.width * 2 || left + cell < view.x - view.width) continue;
    if (top > view.y + view.height * 6 || top + cell < view.y - view.height * 6) continue;
    const step = heatStep(node.data[index] ?? 0, scaleOfNode);
    context.fillStyle = textColourOn((step < 0 ? negative : positive).dark[Math.abs(step)] ?? colours.paper);
    context.fillText(at.numberText(node, row, col), left + cell / 2, top + cell / 2, cell * 0.94);
  }
}

function drawMatrix(context: Context, matrix: PlacedMatrix, scale: number, picture: Picture & Moment): void {
  const { node, x, y, width, height } = matrix;
  const lit = picture.ancestors.get(node.id);
  if (lit === undefined) return;
  context.imageSmoothingEnabled = false;
  context.drawImage(heatMap(node, lit), x, y, width, height);
  drawNumbers(context, matrix, scale, picture);
  if (11 * scale < nameFrom) return;
  context.fillStyle = colours.name;
  context.font = `11px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillText(picture.nameOf(node), x, y - 4, Math.max(width, 44));
}

function drawBox(
  context: Context,
  { x, y, width, height, box }: Arrangement['boxes'][number],
  scale: number,
  picture: Picture,
): void {
  context.strokeStyle = colours.frame;
  context.lineWidth = 1 / scale;
  context.strokeRect(x, y, width, height);
  if (13 * scale < nameFrom) return;
  context.fillStyle = colours.name;
  context.font = `600 13px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillText(picture.boxName(box), x + 8, y + nameHeight, width - 16);
}

const rgba = (hex: string, alpha: number): string => `rgba(${channelsOf(hex).join(', ')}, ${alpha})`;

/** The colour of what makes a number larger, or smaller. */
const partColour = (part: number): string => (part < 0 ? negative : positive).dark[10] ?? colours.ink;

/** Lines from the words to the cell, as wide as their parts. */
function drawLines(
  context: Context,
  scale: number,
  { arrangement, cell, parts, lines }: Picture & Moment,
): void {
  const to = areaOf(arrangement, cell);
  const all = parts.reduce((sum, part) => sum + Math.abs(part), 0);
  if (to === null || all === 0 || lines === 0) return;
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  for (const [at, part] of parts.entries()) {
    const word = arrangement.words[at];
    if (word === undefined || part === 0) continue;
    const [left, top] = [word.x + word.width / 2, word.y + word.height];
    const middle = top + (y - top) * 0.45;
    context.beginPath();
    context.moveTo(left, top);
    context.bezierCurveTo(left, middle, x, middle, x, y);
    context.strokeStyle = rgba(partColour(part), 0.72 * lines);
    context.lineWidth = Math.max(1, (lineRoom * Math.abs(part)) / all) / scale;
    context.stroke();
  }
}

function drawWords(context: Context, { arrangement, words, parts, partText, lines }: Picture & Moment): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [at, { x, y, width, height }] of arrangement.words.entries()) {
    context.fillStyle = colours.ink;
    context.font = `600 ${height * 0.53}px ${font}`;
    context.fillText(words[at] ?? '', x + width / 2, y + height / 3, width);
    const part = parts[at];
    if (part === undefined) continue;
    context.globalAlpha = lines;
    context.fillStyle = partColour(part);
    context.font = `${height * 0.4}px ${font}`;
    context.fillText(partText(part), x + width / 2, y + height * 0.85, width);
    context.globalAlpha = 1;
  }
}

/** Draws one moment of the picture on a canvas of so many pixels. */
export function draw(
  context: Context,
  screen: { readonly width: number; readonly height: number },
  picture: Picture & Moment,
): void {
  const { arrangement, cell, view } = picture;
  const { scale, x, y } = fit(view, screen);
  context.resetTransform();
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, screen.width, screen.height);
  context.setTransform(scale, 0, 0, scale, x, y);
  for (const box of arrangement.boxes) drawBox(context, box, scale, picture);
  for (const matrix of arrangement.matrices) drawMatrix(context, matrix, scale, picture);
  drawLines(context, scale, picture);
  drawWords(context, picture);
  const own = areaOf(arrangement, cell);
  if (own === null) return;
  context.strokeStyle = colours.mark;
  context.lineWidth = 2.5 / scale;
  context.strokeRect(own.x, own.y, own.width, own.height);
}
