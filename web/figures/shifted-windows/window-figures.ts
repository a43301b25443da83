import { html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import { cellValue } from '../../ui/format/format';
import { heatClass } from '../../ui/format/palette';
import type { Intent, Model } from '../../ui/model';
import { cellText } from '../pixel-attention/pixel-data';
import { pixelGrid } from '../pixel-attention/pixel-grid';

/** An offset from query to key in words. Index 0 is the farthest up or left. */
function offsetText(at: number, window: number, before: string, after: string): string {
  const steps = window - 1 - at;
  if (steps === 0) return '';
  return `${Math.abs(steps)} ${steps > 0 ? after : before}`;
}

/** The bias table of each head: one number per relative position. */
export function biasTables(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const table = model.trace.node('bias_table');
  const { span = 1, window = 1, n_heads = 1 } = model.trace.dimensions;
  if (table === undefined) return nothing;
  const heads = Array.from({ length: n_heads }, (_, head) => head);
  return html`<h4>${model.locale.t(figuresText('shifted_windows.bias_each_way'))}</h4>
    <p class="pixel-help">${model.locale.t(figuresText('shifted_windows.middle_pixel_itself'))}</p>
    <div class="pixel-pictures">${heads.map((head) =>
      pixelGrid({
        name: model.locale.t(figuresText('common.head_button'), { head: head + 1 }),
        rows: span,
        cols: span,
        tabStop: { row: window - 1, col: window - 1 },
        square: (row, col) => {
          const at = indexOf(row, col, span);
          const words = [
            offsetText(row, window, 'down', 'up'),
            offsetText(col, window, 'right', 'left'),
          ].filter(Boolean);
          return {
            label: `${words.join(', ') || model.locale.t(figuresText('shifted_windows.pixel_itself'))}: ${cellText(model.locale, table, at, head)}`,
            className: heatClass(table, cellValue(table, at, head)),
            text: cellText(model.locale, table, at, head),
            isChosen: row === window - 1 && col === window - 1,
          };
        },
        onPress: (row, col) =>
          intent.dispatch({
            type: 'select-cell',
            cell: { node: 'bias_table', row: indexOf(row, col, span), col: head },
          }),
      }),
    )}</div>`;
}

/** Row of the bias table. It is ordered from query to key in reverse: the first row is for the key farthest down and right. */
function indexOf(row: number, col: number, span: number): number {
  return (span - 1 - row) * span + (span - 1 - col);
}

const sides = [4, 8, 16, 32, 64, 128];

/** Number of scores in one head: counted in this run, computed by the formula for larger maps. */
export function costs(model: Model): TemplateResult {
  const { window = 1, height = 1, width = 1 } = model.trace.dimensions;
  const computedScores = model.trace.nodes
    .filter(({ name, head, pass }) => name === 'weights' && head === 1 && pass === 'forward')
    .reduce((sum, { rows, cols }) => sum + rows * cols, 0);
  const line = (
    h: number,
    w: number,
    windowed: number,
    isCurrent: boolean,
  ): TemplateResult => html`<tr class=${isCurrent ? 'window-here' : ''}>
    <th scope="row">${h} × ${w}</th><td>${model.locale.grouped(windowed)}</td><td>${model.locale.grouped(h * w * h * w)}</td>
  </tr>`;
  return html`<h4>${model.locale.t(figuresText('shifted_windows.costs'))}</h4>
    <p class="pixel-help">${model.locale.t(figuresText('shifted_windows.scores_computed_one_head'))}</p>
    <table class="window-costs">
      <thead><tr><th scope="col">${model.locale.t(figuresText('shifted_windows.map'))}</th><th scope="col">${model.locale.tHtml(figuresText('shifted_windows.windows'), { height: window, width: window })}</th><th scope="col">${model.locale.t(figuresText('common.all_pairs'))}</th></tr></thead>
      <tbody>
        ${line(height, width, computedScores, true)}
        ${sides
          .filter((side) => side % window === 0 && !(side === height && side === width))
          .map((side) => line(side, side, side * side * window * window, false))}
      </tbody>
    </table>`;
}
