import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CellRef, TraceNode } from '../../engine/types';
import { colName, isNamedAxis, rowName } from '../../ui/format/names';
import type { Intent, Model } from '../../ui/model';
import { drawnCells } from '../../ui/overview/tile';
import { bandHues } from './heads.css';

/** Stripes along an axis, one per head: how many cells each covers. */
export interface Bands {
  readonly axis: 'rows' | 'columns';
  readonly count: number;
  readonly width: number;
}

interface Map {
  readonly node: TraceNode;
  readonly model: Model;
  readonly intent: Intent;
  /** What a screen reader says instead of the picture. */
  readonly words: string;
  readonly bands?: Bands;
}

const largestSide = 176;
const largestCell = 28;
/** Names are written beside this many rows or columns at most. */
const namedAtMost = 12;
const bandSize = 10;

/** The class of the hue of a head, from 0. */
export function bandLook(head: number): string {
  return `band-${head % bandHues}`;
}

function shortened(name: string): string {
  return name.length > 8 ? `${name.slice(0, 7)}…` : name;
}

/** The cell under the pointer; null between the cells. */
function cellAt(event: PointerEvent | MouseEvent, node: TraceNode): CellRef | null {
  const area = (event.currentTarget as Element).getBoundingClientRect();
  const col = Math.floor(((event.clientX - area.left) / area.width) * node.cols);
  const row = Math.floor(((event.clientY - area.top) / area.height) * node.rows);
  const inside = row >= 0 && col >= 0 && row < node.rows && col < node.cols;
  return inside ? { node: node.id, row, col } : null;
}

/** The cell to outline: the one looked at, else where the walk is. */
function marked({ node, model }: Map, size: number): unknown {
  const { focus, state } = model;
  const { position } = state;
  const here = position.node === node.id && position.grain === 'cell' ? position : null;
  const cell = focus?.node === node.id ? focus : here;
  if (cell === null) return nothing;
  return svg`<rect class="mark" x=${cell.col * size} y=${cell.row * size} width=${size} height=${size}></rect>`;
}

function rowNames({ node, model }: Map, size: number): unknown {
  if (node.rows > namedAtMost || !isNamedAxis(node.row_dim, model)) return nothing;
  return Array.from({ length: node.rows }, (_, row) => {
    const name = shortened(rowName(node, row, model));
    return svg`<text x="-6" y=${(row + 0.5) * size + 4} text-anchor="end">${name}</text>`;
  });
}

function colNames({ node, model }: Map, size: number): unknown {
  if (node.cols > namedAtMost || !isNamedAxis(node.col_dim, model)) return nothing;
  return Array.from({ length: node.cols }, (_, col) => {
    const at = `translate(${(col + 0.5) * size + 3} -6) rotate(-50)`;
    return svg`<text transform=${at}>${shortened(colName(node, col, model))}</text>`;
  });
}

/** The stripe of one head and the outline of the cells that belong to it. */
function band({ axis, width }: Bands, head: number, size: number, { rows, cols }: TraceNode): unknown {
  const [start, length] = [head * width * size, width * size];
  const across = axis === 'columns';
  const [x, y, w, h] = across
    ? [start, -bandSize - 2, length, bandSize]
    : [-bandSize - 2, start, bandSize, length];
  const [tx, ty] = across ? [start + length / 2, -bandSize - 6] : [-bandSize - 10, start + length / 2 + 4];
  const edge = across ? [start, 0, length, rows * size] : [0, start, cols * size, length];
  return svg`<g class=${bandLook(head)}>
    <rect class="band" x=${x} y=${y} width=${w} height=${h}></rect>
    <rect class="band-edge" x=${edge[0]} y=${edge[1]} width=${edge[2]} height=${edge[3]}></rect>
    <text class="band-number" x=${tx} y=${ty}>${head + 1}</text>
  </g>`;
}

/** How many letters the longest name of an axis has, as it is written; 0 where none is. */
function lettersOf(dim: string, size: number, model: Model, name: (at: number) => string): number {
  if (size > namedAtMost || !isNamedAxis(dim, model)) return 0;
  return Math.max(...Array.from({ length: size }, (_, at) => shortened(name(at)).length));
}

/** Room to the left of the cells and above them, for names or stripes. */
function margins({ node, model, bands }: Map): readonly [left: number, top: number] {
  const beside = lettersOf(node.row_dim, node.rows, model, (row) => rowName(node, row, model));
  const above = lettersOf(node.col_dim, node.cols, model, (col) => colName(node, col, model));
  const left = bands?.axis === 'rows' ? 24 : beside > 0 ? 9 + 7 * beside : 4;
  const top = bands?.axis === 'columns' ? 28 : above > 0 ? 14 + 5 * above : 4;
  return [left, top];
}

/** What the names and stripes follow from: numbers are not among it. */
function shapeOf({ node, model, bands }: Map): unknown[] {
  const { rows, cols, row_dim, col_dim } = node;
  return [rows, cols, row_dim, col_dim, bands?.axis, bands?.count, model.schema, model.state.document.tokens];
}

/** Names and stripes around the cells. */
function surroundings(map: Map, size: number): readonly unknown[] {
  const { node, bands } = map;
  const stripes = Array.from({ length: bands?.count ?? 0 }, (_, head) =>
    bands === undefined ? nothing : band(bands, head, size, node),
  );
  return [rowNames(map, size), bands?.axis === 'columns' ? nothing : colNames(map, size), stripes];
}

/** A node as a picture: a coloured square a cell, names beside it, a stripe for each head where heads own parts. */
export function heatMap(map: Map): TemplateResult {
  const { node, intent, bands, words } = map;
  const size = Math.min(largestCell, largestSide / Math.max(node.rows, node.cols));
  const [left, top] = margins(map);
  const [width, height] = [node.cols * size, node.rows * size];
  const right = node.cols <= namedAtMost && bands === undefined ? 24 : 4;
  const open = (event: MouseEvent): void => {
    const cell = cellAt(event, node);
    if (cell !== null) intent.dispatch({ type: 'select-cell', cell });
  };
  return html`<svg class="heat-map" role="img" aria-label=${words} data-map=${node.id}
    viewBox=${`${-left} ${-top} ${left + width + right} ${top + height + 4}`}
    width=${left + width + right} height=${top + height + 4}>
    <g @click=${open} @pointermove=${(event: PointerEvent) => intent.hover(cellAt(event, node))} @pointerleave=${() => intent.hover(null)}>
      ${drawnCells(node, size)}
      <rect class="frame" width=${width} height=${height}></rect>
    </g>
    ${guard(shapeOf(map), () => surroundings(map, size))}
    ${marked(map, size)}
  </svg>`;
}
