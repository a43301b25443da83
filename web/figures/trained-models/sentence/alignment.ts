import { html, nothing, svg, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { t } from '../../../i18n/i18n';
import { cellText, cellValue, format } from '../../../ui/format/format';
import { heatClassOn } from '../../../ui/format/palette';
import type { Prediction } from '../runs';

/** How much room a map takes: its last row, its columns, and the names of its rows. */
export interface MinimumSize {
  readonly rows: number;
  readonly columns: number;
  readonly names: readonly string[];
}

/** A map of weights as a text is written: a row for each word that is written, a column for each that is looked at. */
export interface Alignment {
  readonly weights: TraceNode;
  /** The first row that writes; those above it were given. */
  readonly from: number;
  readonly columns: readonly string[];
  /** What the rows are called. */
  readonly names: readonly string[];
  readonly predictions: readonly Prediction[];
  /** How large the map is at least, so that a text that grows in it moves nothing. */
  readonly minimum: MinimumSize;
  /** The row that is being written; -1 for none. */
  readonly currentRow: number;
  readonly onPress: (row: number, col: number) => void;
}

const rightMargin = 52;

/** How wide a cell is: few columns are drawn large, and a map of more of them is as wide as one of sixteen. */
const cellSize = (columns: number): number =>
  Math.max(14, Math.min(columns > 6 ? 24 : 30, Math.floor(384 / columns)));

/** Room for the longest name of a row. */
function leftMargin(names: readonly string[]): number {
  return 14 + 7.5 * Math.max(...names.map((name) => [...name].length));
}

/** Room above the cells for the longest of the words that stand there aslant. */
function topMargin(columns: readonly string[]): number {
  return 18 + 6 * Math.max(...columns.map((name) => [...name].length));
}

/** The words over the columns. */
function columnHeaders({ columns }: Alignment, size: number): readonly TemplateResult[] {
  return columns.map(
    (name, col) =>
      svg`<text class="looked" transform=${`translate(${(col + 0.5) * size + 4} -7) rotate(-50)`}>${name}</text>`,
  );
}

function mapRow(map: Alignment, row: number, size: number): TemplateResult {
  const { weights, columns, predictions, currentRow, from } = map;
  const answer = predictions[row];
  const y = (row - from) * size;
  const cells = columns.map((_, col) => {
    const look = heatClassOn(cellValue(weights, row, col), { kind: 'probability', reach: 1 });
    return svg`<rect class=${look} x=${col * size} y=${y} width=${size} height=${size} @click=${() => map.onPress(row, col)}
      ><title>${`${answer?.word ?? ''} ← ${columns[col] ?? ''}: ${cellText(weights, row, col)}`}</title></rect>`;
  });
  return svg`<g class=${row === currentRow ? 'being-written' : ''}>
    <text class="written" x="-8" y=${y + size / 2 + 4} text-anchor="end">${map.names[row] ?? ''}</text>
    ${cells}
    <text class="share" x=${columns.length * size + 8} y=${y + size / 2 + 4}>${format(answer?.probability ?? 0)}</text>
    ${row === currentRow ? svg`<rect class="lit" x="-1" y=${y} width=${columns.length * size + 2} height=${size}></rect>` : nothing}
  </g>`;
}

/** The whole picture in words: "la looks at the, 0.98". */
function describeMap({ weights, from, columns, predictions }: Alignment): string {
  return predictions
    .map((answer, row) => ({ answer, row }))
    .slice(from)
    .map(({ answer, row }) => {
      const shares = columns.map((_, col) => cellValue(weights, row, col));
      const best = shares.indexOf(Math.max(...shares));
      return t`${answer.word} looks at ${columns[best] ?? ''}, ${cellText(weights, row, best)}`;
    })
    .join('; ');
}

/** The map. Its rows are named by what is written there, beside how sure the model is of it. */
export function alignment(map: Alignment): TemplateResult {
  const { weights, from, columns, minimum } = map;
  const size = cellSize(Math.max(columns.length, minimum.columns));
  const [width, height] = [columns.length * size, (weights.rows - from) * size];
  const rows = Array.from({ length: weights.rows - from }, (_, at) => from + at);
  const [left, top] = [leftMargin([...map.names.slice(from), ...minimum.names]), topMargin(columns)];
  const totalWidth = left + Math.max(columns.length, minimum.columns) * size + rightMargin;
  const totalHeight = top + (Math.max(weights.rows, minimum.rows) - from) * size + 4;
  const label = t`Who is looked at while each word is written: ${describeMap(map)}`;
  return html`<div class="alignment-room" tabindex="0" role="group" aria-label=${t('Map of the attention')}>
    <svg class="alignment" role="img" aria-label=${label} data-alignment=${weights.id}
      viewBox=${`${-left} ${-top} ${totalWidth} ${totalHeight}`} width=${totalWidth} height=${totalHeight}>
      ${columnHeaders(map, size)}${rows.map((row) => mapRow(map, row, size))}
      <rect class="frame" width=${width} height=${height}></rect>
    </svg>
  </div>`;
}
