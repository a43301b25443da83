import { html, type TemplateResult } from 'lit';
import type { Locale } from '../../i18n/i18n';
import { longSide, paint } from '../format/canvas';
import type { Grid } from '../matrix/matrix-events';
import type { Window } from '../matrix/window';

/** Path data of the frame around the window; one unit per entry. */
function frame({ row, col, rows, cols }: Window): string {
  return `M${col} ${row}h${cols}v${rows}h${-cols}z`;
}

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

/** A heat map of a whole large matrix, with a frame around the part that its table shows. */
export function minimap(locale: Locale, grid: Grid, window: Window): TemplateResult {
  const { node } = grid;
  const move = (event: PointerEvent): void => selectAtPointer(event, grid);
  return html`<figure class="minimap">
    <div class="whole">
      <canvas
        class=${`painted ${longSide(node)}`}
        role="img"
        aria-label=${locale.t('overview.all_heat_map', { title: locale.format(node.title), rows: node.rows, cols: node.cols })}
        width=${node.cols}
        height=${node.rows}
        @pointerdown=${move}
        @pointermove=${move}
        ${paint(node)}
      ></canvas>
      <svg class=${`window ${longSide(node)}`} aria-hidden="true" viewBox=${`0 0 ${node.cols} ${node.rows}`}><path d=${frame(window)}></path></svg>
    </div>
    <figcaption>${partShown(locale, grid, window)}</figcaption>
  </figure>`;
}
