import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CellRef, TraceNode } from '../engine/types';
import { heatClass } from './palette';

/** The longest side of a tile and the largest side of one of its cells, in CSS pixels. */
const longest = 48;
const widest = 12;

/** Path data of all cells of one colour. */
interface Patch {
  readonly look: string;
  readonly path: string;
}

const patches = new WeakMap<object, readonly Patch[]>();

/** Cells of equal colour that stand side by side become one rectangle, which keeps a large tile small. */
function drawRow(node: TraceNode, row: number, into: Map<string, string>): void {
  let start = 0;
  for (let col = 0; col < node.cols; col += 1) {
    const look = heatClass(node, node.data[row * node.cols + col] ?? Number.NaN);
    const last = col + 1 === node.cols;
    if (!last && look === heatClass(node, node.data[row * node.cols + col + 1] ?? Number.NaN)) continue;
    const width = col + 1 - start;
    into.set(look, `${into.get(look) ?? ''}M${start} ${row}h${width}v1h-${width}z`);
    start = col + 1;
  }
}

/** The coloured patches of a node. A trace is frozen, so each node is drawn once. */
function patchesOf(node: TraceNode): readonly Patch[] {
  const known = patches.get(node.data);
  if (known !== undefined) return known;
  const paths = new Map<string, string>();
  for (let row = 0; row < node.rows; row += 1) drawRow(node, row, paths);
  const made = [...paths].map(([look, path]) => ({ look, path }));
  patches.set(node.data, made);
  return made;
}

/** The outline of the cells that are being looked at. */
function outline(cells: readonly CellRef[]): string {
  return cells.map(({ row, col }) => `M${col} ${row}h1v1h-1z`).join('');
}

/** A node as a small picture: one square a cell, coloured as in its matrix. `lit` cells are outlined. */
export function tile(node: TraceNode, lit: readonly CellRef[]): TemplateResult {
  const side = Math.min(widest, longest / Math.max(node.rows, node.cols));
  const view = `0 0 ${node.cols} ${node.rows}`;
  const marks = lit.length === 0 ? nothing : svg`<path class="mark" d=${outline(lit)}></path>`;
  return html`<svg class="tile" aria-hidden="true" viewBox=${view} width=${side * node.cols} height=${side * node.rows}>
    ${patchesOf(node).map(({ look, path }) => svg`<path class=${look} d=${path}></path>`)}${marks}
  </svg>`;
}
