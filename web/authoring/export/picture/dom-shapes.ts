import { group, type Point, path, rect, rounded, type Shape } from '../../../svg/shapes';
import { hexOf } from './page-colours';
import { xmlText } from './text';

/** What is no picture: controls, and what is for screen readers. */
const skipped = 'input, select, textarea, form, label, .row, .quiet, script, style, .visually-hidden';

/** A canvas with more pixels than this is a photograph or a large map. */
const maxPixels = 4096;

/** Whether a canvas has few enough pixels for a rectangle each. */
export const isSmallCanvas = ({ width, height }: HTMLCanvasElement): boolean => width * height <= maxPixels;

/** What is drawn of an element of the page, as it is styled; the origin is a point of the viewport. */
export function shapesOfElement(element: Element, origin: Point, key: string): readonly Shape[] {
  if (element.matches(skipped) || !element.checkVisibility({ visibilityProperty: true })) return [];
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement))
    return drawnShape(element, origin, key);
  if (element instanceof HTMLCanvasElement) return pixelsOf(element, origin, key);
  const inside = [...element.childNodes].flatMap((child, index): readonly Shape[] => {
    const childKey = `${key}.${index}`;
    if (child instanceof Element) return shapesOfElement(child, origin, childKey);
    return child instanceof Text ? linesOfText(child, origin, childKey) : [];
  });
  return element instanceof HTMLElement ? [...boxOf(element, origin, key), ...inside] : inside;
}

/** A colour and its opacity; null if nothing of it can be seen. */
function paintOf(css: string, opacity = '1'): { readonly colour: string; readonly opacity: number } | null {
  if (css === 'none' || css === '') return null;
  const alpha = Number(/^rgba\(.*, ([\d.]+)\)$/.exec(css)?.[1] ?? 1) * Number(opacity);
  return alpha < 0.01 ? null : { colour: hexOf(css), opacity: rounded(alpha) };
}

/** The pixels of a small canvas, such as a heat map, which the page enlarges. */
function pixelsOf(canvas: HTMLCanvasElement, [left, top]: Point, key: string): readonly Shape[] {
  const { width: cols, height: rows } = canvas;
  const data = isSmallCanvas(canvas)
    ? canvas.getContext('2d')?.getImageData(0, 0, cols, rows).data
    : undefined;
  if (data === undefined) return [];
  const { x, y, width, height } = canvas.getBoundingClientRect();
  const [w, h] = [width / cols, height / rows];
  return Array.from({ length: rows * cols }, (_, at): Shape => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(4 * at, 4 * at + 4);
    const box = {
      x: x - left + (at % cols) * w,
      y: y - top + Math.floor(at / cols) * h,
      width: w,
      height: h,
    };
    return rect(`${key} ${at}`, box, {
      fill: hexOf(`rgb(${red}, ${green}, ${blue})`),
      'fill-opacity': alpha / 255,
    });
  });
}

/** The background and the border of a box. */
function boxOf(element: HTMLElement, [left, top]: Point, key: string): readonly Shape[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const [paper, border] = [paintOf(style.backgroundColor), paintOf(style.borderTopColor)];
  const thickness = Number.parseFloat(style.borderTopWidth);
  const isFramed = thickness > 0 && style.borderTopWidth === style.borderLeftWidth && border !== null;
  if (width < 1 || height < 1 || (paper === null && !isFramed)) return [];
  const inset = isFramed ? thickness / 2 : 0;
  const box = {
    x: x - left + inset,
    y: y - top + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  };
  const radius = Number.parseFloat(style.borderTopLeftRadius);
  return [
    rect(`${key} box`, box, {
      rx: radius > 0 ? Math.min(radius, width / 2, height / 2) : undefined,
      fill: paper?.colour ?? 'none',
      'fill-opacity': paper !== null && paper.opacity < 1 ? paper.opacity : undefined,
      ...(isFramed ? { stroke: border.colour, 'stroke-width': thickness } : {}),
    }),
  ];
}

/** The lines of a text of the page, each where it stands. */
function linesOfText(node: Text, [left, top]: Point, key: string): readonly Shape[] {
  const parent = node.parentElement;
  if (parent === null || node.data.trim() === '') return [];
  const range = document.createRange();
  const lines: { text: string; readonly box: DOMRect }[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const [box] = range.getClientRects();
    const last = lines.at(-1);
    if (box === undefined || box.width === 0) continue;
    if (last !== undefined && Math.abs(last.box.top - box.top) < 2) last.text += ` ${word}`;
    else lines.push({ text: word, box });
  }
  return lines.map(({ text, box }, index) => {
    const at: Point = [box.left - left, box.top - top + ascentOf(parent, box.height)];
    return styledText(`${key} ${index}`, at, text, getComputedStyle(parent), getComputedStyle(parent).color);
  });
}

/** How far the baseline of a line is below its upper side. */
function ascentOf(element: Element, height: number): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0.8 * height;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText('x');
  return (height - above - below) / 2 + above;
}

function styledText(
  key: string,
  [x, y]: Point,
  text: string,
  style: CSSStyleDeclaration,
  colour: string,
): Shape {
  const attributes = {
    ...{ x: rounded(x), y: rounded(y), 'font-family': style.fontFamily.replaceAll('"', "'") },
    ...{ 'font-size': Number.parseFloat(style.fontSize), fill: paintOf(colour)?.colour ?? 'none' },
    ...(style.fontStyle === 'italic' ? { 'font-style': 'italic' } : {}),
    ...(Number(style.fontWeight) >= 600 ? { 'font-weight': style.fontWeight } : {}),
  };
  return { key, tag: 'text', attributes, children: [], text: xmlText(text) };
}

/** An element of an SVG of the page, in the coordinates of the picture. */
function drawnShape(element: SVGGraphicsElement, [left, top]: Point, key: string): readonly Shape[] {
  const matrix = element.getScreenCTM();
  const style = getComputedStyle(element);
  if (matrix === null) return [];
  const { a, b, c, d, e, f } = matrix;
  const place = { transform: `matrix(${[a, b, c, d, e - left, f - top].map(rounded).join(' ')})` };
  const inside = [...element.children].flatMap((child, index) =>
    shapesOfElement(child, [left, top], `${key}.${index}`),
  );
  const opacity = Number(style.opacity);
  if (element instanceof SVGTextContentElement) {
    const text = element.textContent?.trim() ?? '';
    if (text === '') return [];
    const { x, y } = element.getStartPositionOfChar(0);
    return [group(key, [styledText(`${key} text`, [x, y], text, style, style.fill)], { ...place, opacity })];
  }
  const data = pathData(element);
  const [fill, stroke] = [paintOf(style.fill, style.fillOpacity), paintOf(style.stroke, style.strokeOpacity)];
  if (data === '' || (fill === null && stroke === null))
    return inside.length > 0 ? [group(key, inside, { opacity })] : [];
  const size = style.vectorEffect === 'non-scaling-stroke' ? Math.abs(a) || 1 : 1;
  const shape = path(`${key} path`, data, {
    fill: fill?.colour ?? 'none',
    'fill-opacity': fill !== null && fill.opacity < 1 ? fill.opacity : undefined,
    ...(stroke === null ? {} : { stroke: stroke.colour, 'stroke-opacity': stroke.opacity }),
    ...(stroke === null ? {} : { 'stroke-width': rounded(Number.parseFloat(style.strokeWidth) / size) }),
  });
  return [group(key, [shape], { ...place, opacity })];
}

/** The outline of a shape; empty for other elements. */
function pathData(element: Element): string {
  const number = (name: string): number => Number.parseFloat(element.getAttribute(name) ?? '0') || 0;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number) as [number, number, number, number];
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'rect':
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'polyline':
      return `M${element.getAttribute('points') ?? ''}`;
    case 'polygon':
      return `M${element.getAttribute('points') ?? ''}z`;
    default:
      return '';
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
