import { html, nothing, svg, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { figuresText } from '../../../i18n/en/figures';
import type { Locale } from '../../../i18n/i18n';
import { cellText, cellValue, format } from '../../../ui/format/format';
import { heatClassOn } from '../../../ui/format/palette';
import type { Prediction } from '../runs';

/** Minimum number of rows and columns of a map, and its row names. */
export interface MinimumSize {
  readonly rows: number;
  readonly columns: number;
  readonly names: readonly string[];
}

/** A map of the attention weights: a row for each generated token, a column for each token that is attended to. */
export interface Alignment {
  readonly weights: TraceNode;
  /** The first generated row; rows above it belong to the prompt. */
  readonly from: number;
  readonly columns: readonly string[];
  /** Labels of the rows, and what all of them are; empty if each says it. */
  readonly names: readonly string[];
  readonly rowAxis: string;
  readonly predictions: readonly Prediction[];
  /** Minimum size of the map, so that the layout is stable while the text grows. */
  readonly minimum: MinimumSize;
  /** The row that is being generated; -1 for none. */
  readonly currentRow: number;
  readonly onPress: (row: number, col: number) => void;
}

const rightMargin = 52;

/** Cell size in pixels: larger for few columns, and limited by the total width of the map. */
const cellSize = (columns: number): number =>
  Math.max(14, Math.min(columns > 6 ? 24 : 30, Math.floor(384 / columns)));

/** Space for the longest row label. */
function leftMargin(names: readonly string[]): number {
  return 14 + 7.5 * Math.max(...names.map((name) => [...name].length));
}

/** Space for the longest column label, which is slanted. */
function topMargin(columns: readonly string[]): number {
  return 18 + 6 * Math.max(...columns.map((name) => [...name].length));
}

/** The labels of the columns. */
function columnHeaders({ columns }: Alignment, size: number): readonly TemplateResult[] {
  return columns.map(
    (name, col) =>
      svg`<text class="looked" transform=${`translate(${(col + 0.5) * size + 4} -7) rotate(-50)`}>${name}</text>`,
  );
}

function mapRow(locale: Locale, map: Alignment, row: number, size: number): TemplateResult {
  const { weights, columns, predictions, currentRow, from } = map;
  const answer = predictions[row];
  const y = (row - from) * size;
  const cells = columns.map((_, col) => {
    const look = heatClassOn(cellValue(weights, row, col), { kind: 'probability', reach: 1 });
    return svg`<rect class=${look} x=${col * size} y=${y} width=${size} height=${size} @click=${() => map.onPress(row, col)}
      ><title>${`${answer?.word ?? ''} ← ${columns[col] ?? ''}: ${cellText(locale, weights, row, col)}`}</title></rect>`;
  });
  return svg`<g class=${row === currentRow ? 'being-written' : ''}>
    <text class="written" x="-8" y=${y + size / 2 + 4} text-anchor="end">${map.names[row] ?? ''}</text>
    ${cells}
    <text class="share" x=${columns.length * size + 8} y=${y + size / 2 + 4}>${format(locale, answer?.probability ?? 0)}</text>
    ${row === currentRow ? svg`<rect class="lit" x="-1" y=${y} width=${columns.length * size + 2} height=${size}></rect>` : nothing}
  </g>`;
}

/** A text alternative: "la looks at the, 0.98". */
function describeMap(locale: Locale, { weights, from, columns, predictions }: Alignment): string {
  return predictions
    .map((answer, row) => ({ answer, row }))
    .slice(from)
    .map(({ answer, row }) => {
      const shares = columns.map((_, col) => cellValue(weights, row, col));
      const best = shares.indexOf(Math.max(...shares));
      return locale.t(figuresText('trained_models.looks'), {
        word: answer.word,
        column: columns[best] ?? '',
        weight: cellText(locale, weights, row, best),
      });
    })
    .join('; ');
}

/** The map, with the probability of each generated token beside its row. */
export function alignment(locale: Locale, map: Alignment): TemplateResult {
  const { weights, from, columns, minimum } = map;
  const size = cellSize(Math.max(columns.length, minimum.columns));
  const [width, height] = [columns.length * size, (weights.rows - from) * size];
  const rows = Array.from({ length: weights.rows - from }, (_, at) => from + at);
  const [left, top] = [
    leftMargin([map.rowAxis, ...map.names.slice(from), ...minimum.names]),
    topMargin(columns),
  ];
  const totalWidth = left + Math.max(columns.length, minimum.columns) * size + rightMargin;
  const totalHeight = top + (Math.max(weights.rows, minimum.rows) - from) * size + 4;
  const label = locale.t(figuresText('trained_models.who_looked_while_each'), {
    describeMap: describeMap(locale, map),
  });
  return html`<div class="alignment-scroller" tabindex="0" role="group" aria-label=${locale.t(figuresText('trained_models.map_attention'))}>
    <svg class="alignment" role="img" aria-label=${label} data-alignment=${weights.id}
      viewBox=${`${-left} ${-top} ${totalWidth} ${totalHeight}`} width=${totalWidth} height=${totalHeight}>
      <text class="axis-name" x="-8" y="-7" text-anchor="end">${map.rowAxis}</text>
      ${columnHeaders(map, size)}${rows.map((row) => mapRow(locale, map, row, size))}
      <rect class="frame" width=${width} height=${height}></rect>
    </svg>
  </div>`;
}
