import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { learnText } from '../../../i18n/en/learn';
import { cssVariables } from '../../../ui/format/css-variables';
import { cellValue, textInCell } from '../../../ui/format/format';
import { colName, rowName, textWidth } from '../../../ui/format/names';
import { heatScale, heatStep } from '../../../ui/format/palette';
import type { Model } from '../../../ui/model';
import { rowNamed } from '../../questions/cells';
import type { QuestionView } from '../../questions/views/question-view';

/** Units of the drawing: the width of a word, the height above the words, the width of a curve of weight 1. */
const column = 240;
const height = 170;
const full = 34;
/** The palest inks look like the paper. */
const minInk = 3;

const cols = (node: TraceNode): readonly number[] => Array.from({ length: node.cols }, (_, col) => col);

/** The narrowest and the widest column, in letters. */
const narrowest = 3;
const widest = 14;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** From this number of words on, columns are as wide as their words. */
const minLong = 5;

/** The sizes of a row by the number of its words, for the style sheet. */
function sizesOf(count: number): string {
  if (count < minLong) return count < 4 ? ' short-row' : ' four-words';
  return ` long-row${count > 8 ? ' small-numbers' : ''}${count >= 12 ? ' longest-row' : ''}`;
}

interface Columns {
  readonly width: number;
  readonly middles: readonly number[];
  /** The widths of the columns in letters, all the same in a short row. */
  readonly letters: readonly number[];
}

function columnsOf(node: TraceNode, model: Model): Columns {
  const width = column * node.cols;
  // A word and the space beside it.
  const own = cols(node).map((col) => textWidth(colName(node, col, model)) + 1);
  const longest = Math.max(...own);
  const letters = own.map((each) =>
    node.cols >= minLong ? Math.min(widest, Math.max(narrowest, each)) : longest,
  );
  return {
    width,
    middles: letters.map((own, at) => (width * (sum(letters.slice(0, at)) + own / 2)) / sum(letters)),
    letters,
  };
}

function looksAtItself(node: TraceNode, model: Model): boolean {
  return (
    node.rows === node.cols && cols(node).every((at) => rowName(node, at, model) === colName(node, at, model))
  );
}

/** One row of weights, and where its words stand. */
interface Row {
  readonly node: TraceNode;
  readonly row: number;
  readonly columns: Columns;
  /** Whether the words of the rows are those of the columns, so that each looks at itself, too. */
  readonly own: boolean;
  /** Whether the reader has guessed. */
  readonly done: boolean;
}

/** A curve in the ink and the width of its weight once the reader has guessed. `full` is the width of weight 1. */
function curve(
  { node, row, done }: Row,
  col: number,
  path: string,
  full: number,
): SVGTemplateResult | typeof nothing {
  const weight = cellValue(node, row, col);
  // What is no number has no width.
  if (done && Number.isNaN(weight)) return nothing;
  const ink = Math.max(minInk, heatStep(weight, heatScale(node)));
  return svg`<path
    class=${done ? `arc s${ink}` : 'arc guessed'}
    d=${path}
    stroke-width=${done ? Math.max(1.5, full * weight) : 2}
  ></path>`;
}

/** A curve from the word that looks to another in its sentence; beside each other where they begin. */
function arc(shown: Row, col: number): SVGTemplateResult | typeof nothing {
  const { row, columns } = shown;
  const side = col < row ? -1 : 1;
  const [from, to] = [(columns.middles[row] ?? 0) + 16 * side, columns.middles[col] ?? 0];
  const top = height - Math.min(height * 1.25, 90 + 60 * Math.abs(col - row));
  return curve(shown, col, `M${from} ${height}C${from} ${top} ${to} ${top} ${to} ${height}`, full);
}

/** A curve from the word that looks, which stands above the middle of another sentence, to a word of it. */
function line(shown: Row, col: number): SVGTemplateResult | typeof nothing {
  const { node, columns } = shown;
  const [from, to] = [columns.width / 2 + 12 * (col - (node.cols - 1) / 2), columns.middles[col] ?? 0];
  const path = `M${from} 0C${from} ${0.6 * height} ${to} ${0.4 * height} ${to} ${height}`;
  return curve(shown, col, path, full);
}

/** The curve from a word to itself, below it. */
function loop(shown: Row): SVGTemplateResult | typeof nothing {
  const x = shown.columns.middles[shown.row] ?? 0;
  return curve(shown, shown.row, `M${x - 26} 2C${x - 50} 56 ${x + 50} 56 ${x + 26} 2`, 0.5 * full);
}

/** A drawing as wide as the words. */
const drawing = ({ columns: { width } }: Row, height: number, paths: unknown): TemplateResult =>
  html`<svg class="arcs" aria-hidden="true" viewBox=${`0 0 ${width} ${height}`}>${paths}</svg>`;

/** A word of the sentence: a choice, until one has been made. */
function word(
  { asked, model, submit }: QuestionView,
  { node, row, columns, own, done }: Row,
  col: number,
): TemplateResult {
  const given = asked.answer.given === String(col) ? ' given' : '';
  const looks = own && col === row ? ' looking' : '';
  return html`<div class=${`cover-word${looks}`} ${cssVariables({ letters: columns.letters[col] ?? 1 })}>
    <button
      type="button"
      class=${`cover-choice printed${given}`}
      aria-pressed=${given !== ''}
      aria-disabled=${done}
      @click=${() => done || submit(String(col))}
    >${colName(node, col, model)}</button>
  </div>`;
}

/** Where there is no room for all numbers, those of lower weights are left out. */
const slightWeight = 0.05;

function weightOf(
  { asked, model }: QuestionView,
  { node, row, columns, done }: Row,
  col: number,
): TemplateResult {
  const slight = cellValue(node, row, col) < slightWeight ? ' slight' : '';
  const isGiven = done && asked.answer.given === String(col);
  return html`<span class="cover-number" ${cssVariables({ letters: columns.letters[col] ?? 1 })}><b class=${`role-${node.role}${slight}`} data-node=${node.id} data-row=${row} data-col=${col}>${done ? textInCell(model.locale, node, row, col) : nothing}</b>
    ${isGiven ? html`<small>${model.locale.t(learnText('guide.your_guess'))}</small>` : nothing}</span>`;
}

/** The weights of one row as curves to the words that it looks at, as wide as the weights once the reader has guessed. */
export function arcs(name: string, view: QuestionView): TemplateResult {
  const { model } = view;
  const found = rowNamed(name, model.trace);
  if (found === null) return html``;
  const { node, row } = found;
  const own = looksAtItself(node, model);
  const shown: Row = { node, row, columns: columnsOf(node, model), own, done: view.done };
  const paths = cols(node).map((col) => (!own ? line(shown, col) : col === row ? nothing : arc(shown, col)));
  return html`<div class=${`cover-picture${sizesOf(node.cols)}`} role="group" aria-labelledby="question-ask" ${cssVariables({ 'all-letters': sum(shown.columns.letters) })}>
    ${own ? nothing : html`<p class="cover-looks">${rowName(node, row, model)}</p>`}
    ${drawing(shown, height, paths)}
    <div class="cover-words">${cols(node).map((col) => word(view, shown, col))}</div>
    ${own ? drawing(shown, 46, loop(shown)) : nothing}
    <div class="cover-numbers">${cols(node).map((col) => weightOf(view, shown, col))}</div>
  </div>`;
}
