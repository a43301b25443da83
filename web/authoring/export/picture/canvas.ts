import type { Shape } from '../../../svg/shapes';
import type { Picture } from './picture';

/** Canvases that are larger than this in either direction, or in all, are blank in some browsers. */
const maxSide = 8192;
const maxArea = 64_000_000;

/** Whether a picture can be drawn at a scale. */
export function fitsCanvas({ width, height }: Picture, scale: number): boolean {
  const [w, h] = [width * scale, height * scale];
  return Math.max(w, h) <= maxSide && w * h <= maxArea;
}

/** How text is set, which pieces of a line inherit. */
interface TextContext {
  readonly family: string;
  readonly size: number;
  readonly style: string;
  readonly weight: string;
  readonly fill: string;
}

const initialText: TextContext = {
  family: 'sans-serif',
  size: 16,
  style: 'normal',
  weight: 'normal',
  fill: '#000000',
};

/**
 * Draws a picture on a canvas, with the fonts of the page: the image of an SVG file has none of them, and strict policies refuse
 * it. The shapes are those that pictures are made of.
 */
export function drawPicture({ width, height, shapes }: Picture, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.scale(canvas.width / width, canvas.height / height);
  drawShapes(context, shapes);
  return canvas;
}

/** Draws shapes on a canvas, back to front. */
export function drawShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  for (const shape of shapes) drawShape(context, shape);
}

/** A picture as a PNG file; null if the browser could not make one. */
export function toPng(picture: Picture, scale: number): Promise<Blob | null> {
  return new Promise((resolve) => drawPicture(picture, scale).toBlob(resolve, 'image/png'));
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape): void {
  const { tag, attributes, children } = shape;
  context.save();
  context.globalAlpha *= Number(attributes.opacity ?? 1);
  if (attributes.transform !== undefined) transform(context, String(attributes.transform));
  if (tag === 'text') drawText(context, shape);
  else if (tag === 'g') for (const child of children) drawShape(context, child);
  else paintPath(context, pathOf(shape), attributes);
  context.restore();
}

function transform(context: CanvasRenderingContext2D, text: string): void {
  const [, name, list = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list.split(' ').map(Number);
  if (name === 'translate') context.translate(a, b);
  else context.transform(a, b, c, d, e, f);
}

function pathOf({ tag, attributes }: Shape): Path2D {
  if (tag === 'path') return new Path2D(String(attributes.d));
  const path = new Path2D();
  const { x = 0, y = 0, width = 0, height = 0, rx = 0 } = attributes;
  path.roundRect(Number(x), Number(y), Number(width), Number(height), Number(rx));
  return path;
}

function paintPath(context: CanvasRenderingContext2D, path: Path2D, attributes: Shape['attributes']): void {
  const { fill = '#000000', stroke = 'none', 'stroke-width': width = 1, 'stroke-linecap': cap } = attributes;
  if (fill !== 'none') {
    context.globalAlpha *= Number(attributes['fill-opacity'] ?? 1);
    context.fillStyle = String(fill);
    context.fill(path);
  }
  if (stroke === 'none') return;
  context.globalAlpha *= Number(attributes['stroke-opacity'] ?? 1);
  context.strokeStyle = String(stroke);
  context.lineWidth = Number(width);
  context.lineCap = cap === 'round' ? 'round' : 'butt';
  context.stroke(path);
}

/** A line of text, or its pieces one after the other. */
function drawText(context: CanvasRenderingContext2D, shape: Shape): void {
  const { x = 0, y = 0, 'text-anchor': anchor = 'start' } = shape.attributes;
  const base = textContext(shape, initialText);
  const pieces = shape.children.length > 0 ? shape.children : [{ ...shape, attributes: {} }];
  const widths = pieces.map((piece) => {
    setFont(context, textContext(piece, base));
    return context.measureText(piece.text).width;
  });
  const total = widths.reduce((sum, each) => sum + each, 0);
  let left = Number(x) - (anchor === 'middle' ? total / 2 : anchor === 'end' ? total : 0);
  let baseline = Number(y);
  for (const [index, piece] of pieces.entries()) {
    const text = textContext(piece, base);
    setFont(context, text);
    context.fillStyle = text.fill;
    baseline += Number(piece.attributes.dy ?? 0);
    context.fillText(piece.text, left, baseline);
    left += widths[index] ?? 0;
  }
}

function textContext({ attributes }: Pick<Shape, 'attributes'>, base: TextContext): TextContext {
  return {
    family: String(attributes['font-family'] ?? base.family),
    size: Number(attributes['font-size'] ?? base.size),
    style: String(attributes['font-style'] ?? base.style),
    weight: String(attributes['font-weight'] ?? base.weight),
    fill: String(attributes.fill ?? base.fill),
  };
}

function setFont(context: CanvasRenderingContext2D, { family, size, style, weight }: TextContext): void {
  context.font = `${style} ${weight} ${size}px ${family}`;
}
