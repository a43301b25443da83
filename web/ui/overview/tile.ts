import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { CellRef, TraceNode } from '../../engine/types';
import { hasCanvas, longSide, paint } from '../format/canvas';
import { heatClass } from '../format/palette';

/** Matrices with more cells on a side are not drawn longer than this. */
const longest = 4;

/** Matrices with no more cells are drawn as paths. */
const fewCells = 256;

/** Path data of all cells of one colour; `className` is their class. */
interface ColourArea {
  readonly className: string;
  readonly path: string;
}

const areaCache = new WeakMap<object, readonly ColourArea[]>();

/** Adjacent cells of the same colour become one rectangle, which keeps the markup of large tiles short. */
function drawRow(node: TraceNode, row: number, into: Map<string, string>): void {
  let start = 0;
  for (let col = 0; col < node.cols; col += 1) {
    const className = heatClass(node, node.data[row * node.cols + col] ?? Number.NaN);
    const last = col + 1 === node.cols;
    if (!last && className === heatClass(node, node.data[row * node.cols + col + 1] ?? Number.NaN)) continue;
    const width = col + 1 - start;
    into.set(className, `${into.get(className) ?? ''}M${start} ${row}h${width}v1h-${width}z`);
    start = col + 1;
  }
}

/** The coloured areas of a node, cached: its data never changes. */
function colourAreas(node: TraceNode): readonly ColourArea[] {
  const cached = areaCache.get(node.data);
  if (cached !== undefined) return cached;
  const paths = new Map<string, string>();
  for (let row = 0; row < node.rows; row += 1) drawRow(node, row, paths);
  const areas = [...paths].map(([className, path]) => ({ className, path }));
  areaCache.set(node.data, areas);
  return areas;
}

/** The cells of a node inside another SVG, each with a side of `side` units. */
export function drawnCells(node: TraceNode, side: number): SVGTemplateResult {
  if (!hasCanvas) {
    const paths = colourAreas(node).map(
      ({ className, path }) => svg`<path class=${className} d=${path}></path>`,
    );
    return svg`<g transform=${`scale(${side})`}>${paths}</g>`;
  }
  return svg`<foreignObject width=${node.cols * side} height=${node.rows * side}
    ><canvas class="painted" width=${node.cols} height=${node.rows} ${paint(node)}></canvas></foreignObject>`;
}

/** Path data of the outline of cells. */
function outline(cells: readonly CellRef[]): string {
  return cells.map(({ row, col }) => `M${col} ${row}h1v1h-1z`).join('');
}

/** Classes for the longer side and its length in units. */
function size(node: TraceNode): string {
  return `${longSide(node)} u${Math.min(longest, Math.max(node.rows, node.cols))}`;
}

/**
 * The cells of a node: SVG paths if they are few, otherwise a canvas. Browsers put each canvas, and what is above it, into layers of
 * their own, which in a strip of many would take longer than all else that a step paints.
 */
function cells(node: TraceNode): TemplateResult {
  if (hasCanvas && node.data.length > fewCells) {
    return html`<canvas class=${`tile painted ${size(node)}`} width=${node.cols} height=${node.rows} ${paint(node)}></canvas>`;
  }
  return html`<svg class=${`tile ${size(node)}`} aria-hidden="true" viewBox=${`0 0 ${node.cols} ${node.rows}`}>
    ${colourAreas(node).map(({ className, path }) => svg`<path class=${className} d=${path}></path>`)}
  </svg>`;
}

/** A thumbnail of a node: one square per cell, coloured as in its matrix. `lit` cells are outlined. */
export function tile(node: TraceNode, lit: readonly CellRef[]): TemplateResult {
  const view = `0 0 ${node.cols} ${node.rows}`;
  const marks = html`<svg class=${`marks ${size(node)}`} aria-hidden="true" viewBox=${view}><path d=${outline(lit)}></path></svg>`;
  return html`${cells(node)}${lit.length === 0 ? nothing : marks}`;
}
