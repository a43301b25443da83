import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { paint } from '../format/canvas';
import type { CssVariables } from '../format/css-variables';
import type { Grid } from '../matrix/matrix-events';
import { isPart, type Window } from '../matrix/window';
import type { Room } from '../stage/fit/room';
import { rest } from '../stage/fit/sizes';

/** Selects the entry under the pointer; the window follows the selection. */
function selectAtPointer(event: PointerEvent, { node, intent }: Grid): void {
  if (event.buttons === 0 || !(event.currentTarget instanceof HTMLCanvasElement)) return;
  if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
  const box = event.currentTarget.getBoundingClientRect();
  const at = (offset: number, length: number, size: number): number =>
    Math.min(size - 1, Math.max(0, Math.floor((offset / length) * size)));
  const row = at(event.clientY - box.top, box.height, node.rows);
  const col = at(event.clientX - box.left, box.width, node.cols);
  const last = intent.current().state.trail.at(-1);
  if (last?.node === node.id && last.row === row && last.col === col) return;
  intent.dispatch({ type: 'select-cell', cell: { node: node.id, row, col } });
}

/** The rows and columns that the table shows, of the axes that it does not show whole. */
function partShown(locale: Locale, { node }: Grid, { row, col, rows, cols }: Window): string {
  const parts = [
    rows < node.rows && locale.t('overview.rows', { row: row + 1, row2: row + rows, rows: node.rows }),
    cols < node.cols && locale.t('overview.columns', { col: col + 1, col2: col + cols, cols: node.cols }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The sides of a window on which a matrix goes on. */
function sidesOf({ rows, cols }: TraceNode, window: Window): readonly string[] {
  return [
    ...(window.col > 0 ? ['left'] : []),
    ...(window.col + window.cols < cols ? ['right'] : []),
    ...(window.row > 0 ? ['top'] : []),
    ...(window.row + window.rows < rows ? ['bottom'] : []),
  ];
}

/** What places the pictures around a table, for the style sheet; lengths are in rem. */
export function restVariables(node: TraceNode, window: Window, room: Room): CssVariables {
  if (!isPart(node, window)) return {};
  const [width, height] = [
    rest(node.cols, window.cols, room, 'cols'),
    rest(node.rows, window.rows, room, 'rows'),
  ];
  const [eachW, eachH] = [
    width / Math.max(1, node.cols - window.cols),
    height / Math.max(1, node.rows - window.rows),
  ];
  const [left, top] = [window.col * eachW, window.row * eachH];
  return {
    'each-w': eachW,
    'each-h': eachH,
    'rest-l': left,
    'rest-r': width - left,
    'rest-t': top,
    'rest-b': height - top,
    'all-rows': node.rows,
    'all-cols': node.cols,
    'from-row': window.row,
    'from-col': window.col,
    'shown-rows': window.rows,
    'shown-cols': window.cols,
  };
}

/**
 * What a table leaves out of the rows and columns that it shows, as colours on its sides: all of a wide matrix is in view, and
 * a part of it has numbers. Before these are known, the colours are not shown either.
 */
export function minimap(locale: Locale, grid: Grid, window: Window, isKnown: boolean): TemplateResult {
  const { node } = grid;
  const move = (event: PointerEvent): void => selectAtPointer(event, grid);
  const part = partShown(locale, grid, window);
  const label = locale.t('overview.all_heat_map', {
    title: locale.format(node.title),
    rows: node.rows,
    cols: node.cols,
  });
  return html`<figure class="minimap" data-part=${part} role="img" aria-label=${`${label}, ${part}`}>${repeat(
    sidesOf(node, window),
    (side) => side,
    (side) =>
      isKnown
        ? html`<div class=${`rest ${side}`} title=${part}><canvas
        class="painted"
        width=${node.cols}
        height=${node.rows}
        @pointerdown=${move}
        @pointermove=${move}
        ${paint(node)}
      ></canvas></div>`
        : html`<div class=${`rest coming ${side}`} title=${part}></div>`,
  )}</figure>`;
}
