import { html, nothing, svg, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { t } from '../../../i18n/i18n';
import { cellText, cellValue, format } from '../../../ui/format/format';
import { heatClassOn } from '../../../ui/format/palette';
import type { Answer } from '../runs';

/** How much room a map takes: its last row, its columns, and the names of its rows. */
export interface Extent {
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
  readonly answers: readonly Answer[];
  /** How large the map is at least, so that a text that grows in it moves nothing. */
  readonly least: Extent;
  /** The row that is being written; -1 for none. */
  readonly lit: number;
  readonly press: (row: number, col: number) => void;
}

const right = 52;

/** How wide a cell is: few columns are drawn large, and a map of more of them is as wide as one of sixteen. */
const sizeFor = (columns: number): number =>
  Math.max(14, Math.min(columns > 6 ? 24 : 30, Math.floor(384 / columns)));

/** Room for the longest name of a row. */
function roomFor(names: readonly string[]): number {
  return 14 + 7.5 * Math.max(...names.map((name) => [...name].length));
}

/** Room above the cells for the longest of the words that stand there aslant. */
function roomOver(columns: readonly string[]): number {
  return 18 + 6 * Math.max(...columns.map((name) => [...name].length));
}

/** The words over the columns. */
function heads({ columns }: Alignment, size: number): readonly TemplateResult[] {
  return columns.map(
    (name, col) =>
      svg`<text class="looked" transform=${`translate(${(col + 0.5) * size + 4} -7) rotate(-50)`}>${name}</text>`,
  );
}

function line(map: Alignment, row: number, size: number): TemplateResult {
  const { weights, columns, answers, lit, from } = map;
  const answer = answers[row];
  const y = (row - from) * size;
  const cells = columns.map((_, col) => {
    const look = heatClassOn(cellValue(weights, row, col), { kind: 'probability', reach: 1 });
    return svg`<rect class=${look} x=${col * size} y=${y} width=${size} height=${size} @click=${() => map.press(row, col)}
      ><title>${`${answer?.word ?? ''} ← ${columns[col] ?? ''}: ${cellText(weights, row, col)}`}</title></rect>`;
  });
  return svg`<g class=${row === lit ? 'being-written' : ''}>
    <text class="written" x="-8" y=${y + size / 2 + 4} text-anchor="end">${map.names[row] ?? ''}</text>
    ${cells}
    <text class="share" x=${columns.length * size + 8} y=${y + size / 2 + 4}>${format(answer?.share ?? 0)}</text>
    ${row === lit ? svg`<rect class="lit" x="-1" y=${y} width=${columns.length * size + 2} height=${size}></rect>` : nothing}
  </g>`;
}

/** The whole picture in words: "la looks at the, 0.98". */
function spoken({ weights, from, columns, answers }: Alignment): string {
  return answers
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
  const { weights, from, columns, least } = map;
  const size = sizeFor(Math.max(columns.length, least.columns));
  const [width, height] = [columns.length * size, (weights.rows - from) * size];
  const rows = Array.from({ length: weights.rows - from }, (_, at) => from + at);
  const [left, top] = [roomFor([...map.names.slice(from), ...least.names]), roomOver(columns)];
  const wide = left + Math.max(columns.length, least.columns) * size + right;
  const high = top + (Math.max(weights.rows, least.rows) - from) * size + 4;
  const said = t`Who is looked at while each word is written: ${spoken(map)}`;
  return html`<div class="alignment-room" tabindex="0" role="group" aria-label=${t('Map of the attention')}>
    <svg class="alignment" role="img" aria-label=${said} data-alignment=${weights.id}
      viewBox=${`${-left} ${-top} ${wide} ${high}`} width=${wide} height=${high}>
      ${heads(map, size)}${rows.map((row) => line(map, row, size))}
      <rect class="frame" width=${width} height=${height}></rect>
    </svg>
  </div>`;
}
