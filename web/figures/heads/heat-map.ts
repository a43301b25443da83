import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CellRef, TraceNode } from '../../engine/types';
import { colName, isNamedAxis, rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import { drawnCells } from '../../ui/overview/tile';
import { openCell } from '../open-cell';
import { bandHues } from './heads.css';

/** Bands along an axis, one per head, and the number of cells each covers. */
export interface Bands {
  readonly axis: 'rows' | 'columns';
  readonly count: number;
  readonly width: number;
}

interface HeatMapOptions {
  readonly node: TraceNode;
  readonly model: Model;
  readonly intent: Intent;
  /** Text alternative for screen readers. */
  readonly label: string;
  readonly bands?: Bands;
  /** Without names of rows and columns, for which a small map has no room. */
  readonly isBare?: boolean;
}

const maxSize = 176;
const maxCellSize = 28;
/** Largest number of rows or columns that get labels. */
const maxLabels = 12;
const bandSize = 10;

/** The class for the colour of a head, counted from 0. */
export function bandClass(head: number): string {
  return `band-${head % bandHues}`;
}

function truncate(name: string): string {
  return name.length > 8 ? `${name.slice(0, 7)}…` : name;
}

/** The cell under the pointer; null outside the cells. */
function cellAt(event: PointerEvent | MouseEvent, node: TraceNode): CellRef | null {
  const area = (event.currentTarget as Element).getBoundingClientRect();
  const col = Math.floor(((event.clientX - area.left) / area.width) * node.cols);
  const row = Math.floor(((event.clientY - area.top) / area.height) * node.rows);
  const inside = row >= 0 && col >= 0 && row < node.rows && col < node.cols;
  return inside ? { node: node.id, row, col } : null;
}

/** The outline of the focused cell, or of the current position. */
function cellOutline({ node, model }: HeatMapOptions, size: number): unknown {
  const { focus, state } = model;
  const { position } = state;
  const current = position.node === node.id && position.granularity === 'cell' ? position : null;
  const cell = focus?.node === node.id ? focus : current;
  if (cell === null) return nothing;
  return svg`<rect class="mark" x=${cell.col * size} y=${cell.row * size} width=${size} height=${size}></rect>`;
}

function rowNames({ node, model }: HeatMapOptions, size: number): unknown {
  if (node.rows > maxLabels || !isNamedAxis(node.row_dim, model)) return nothing;
  return Array.from({ length: node.rows }, (_, row) => {
    const name = truncate(rowName(node, row, model));
    return svg`<text x="-6" y=${(row + 0.5) * size + 4} text-anchor="end">${name}</text>`;
  });
}

function colNames({ node, model }: HeatMapOptions, size: number): unknown {
  if (node.cols > maxLabels || !isNamedAxis(node.col_dim, model)) return nothing;
  return Array.from({ length: node.cols }, (_, col) => {
    const at = `translate(${(col + 0.5) * size + 3} -6) rotate(-50)`;
    return svg`<text transform=${at}>${truncate(colName(node, col, model))}</text>`;
  });
}

/** The band of one head and the outline of its cells. */
function band({ axis, width }: Bands, head: number, size: number, { rows, cols }: TraceNode): unknown {
  const [start, length] = [head * width * size, width * size];
  const across = axis === 'columns';
  const [x, y, w, h] = across
    ? [start, -bandSize - 2, length, bandSize]
    : [-bandSize - 2, start, bandSize, length];
  const [tx, ty] = across ? [start + length / 2, -bandSize - 6] : [-bandSize - 10, start + length / 2 + 4];
  const edge = across ? [start, 0, length, rows * size] : [0, start, cols * size, length];
  return svg`<g class=${bandClass(head)}>
    <rect class="band" x=${x} y=${y} width=${w} height=${h}></rect>
    <rect class="band-edge" x=${edge[0]} y=${edge[1]} width=${edge[2]} height=${edge[3]}></rect>
    <text class="band-number" x=${tx} y=${ty}>${head + 1}</text>
  </g>`;
}

/** Length of the longest label of an axis after truncation; 0 without labels. */
function longestLabelLength(dim: string, size: number, model: Model, name: (at: number) => string): number {
  if (size > maxLabels || !isNamedAxis(dim, model)) return 0;
  return Math.max(...Array.from({ length: size }, (_, at) => truncate(name(at)).length));
}

/** Space on the left and at the top for labels or bands. */
function margins({ node, model, bands, isBare }: HeatMapOptions): readonly [left: number, top: number] {
  if (isBare) return [1, 1];
  const rowLetters = longestLabelLength(node.row_dim, node.rows, model, (row) => rowName(node, row, model));
  const columnLetters = longestLabelLength(node.col_dim, node.cols, model, (col) =>
    colName(node, col, model),
  );
  const left = bands?.axis === 'rows' ? 24 : rowLetters > 0 ? 9 + 7 * rowLetters : 4;
  const top = bands?.axis === 'columns' ? 28 : columnLetters > 0 ? 14 + 5 * columnLetters : 4;
  return [left, top];
}

/** The values that labels and bands depend on, without the numbers. */
function labelDependencies({ node, model, bands }: HeatMapOptions): unknown[] {
  const { rows, cols, row_dim, col_dim } = node;
  return [rows, cols, row_dim, col_dim, bands?.axis, bands?.count, model.schema, model.state.document.tokens];
}

/** Labels and bands around the cells. */
function labelsAndBands(map: HeatMapOptions, size: number): readonly unknown[] {
  const { node, bands } = map;
  const bandList = Array.from({ length: bands?.count ?? 0 }, (_, head) =>
    bands === undefined ? nothing : band(bands, head, size, node),
  );
  return [rowNames(map, size), bands?.axis === 'columns' ? nothing : colNames(map, size), bandList];
}

/** A node as a heat map, with labels, and with a band per head where heads own parts. */
export function heatMap(map: HeatMapOptions): TemplateResult {
  const { node, intent, bands, label } = map;
  const size = Math.min(maxCellSize, maxSize / Math.max(node.rows, node.cols));
  const [left, top] = margins(map);
  const [width, height] = [node.cols * size, node.rows * size];
  const right = map.isBare ? 1 : node.cols <= maxLabels && bands === undefined ? 24 : 4;
  const open = (event: MouseEvent): void => {
    const cell = cellAt(event, node);
    if (cell !== null) openCell(cell, map.model, intent);
  };
  return html`<svg class="heat-map" role="img" aria-label=${label} data-map=${node.id}
    viewBox=${`${-left} ${-top} ${left + width + right} ${top + height + 4}`}
    width=${left + width + right} height=${top + height + 4}>
    <g @click=${open} @pointermove=${(event: PointerEvent) => intent.hover(cellAt(event, node))} @pointerleave=${() => intent.hover(null)}>
      ${drawnCells(node, size)}
      <rect class="frame" width=${width} height=${height}></rect>
    </g>
    ${guard([map.isBare, ...labelDependencies(map)], () => (map.isBare ? nothing : labelsAndBands(map, size)))}
    ${cellOutline(map, size)}
  </svg>`;
}
