import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { cellText, cellValue } from '../../ui/format/format';
import { colName } from '../../ui/format/names';
import { heatScale, heatStep } from '../../ui/format/palette';
import { submit } from '../answering';
import { rowNamed } from '../cells';
import { isDone } from '../questions';
import type { QuestionView } from './question-view';

/** Units of the drawing: the width of a word, the height above the words, the width of a curve of weight 1. */
const column = 240;
const height = 170;
const full = 34;
/** The palest inks look like the paper. */
const minInk = 3;

const middle = (at: number): number => (at + 0.5) * column;

/** The ink and the width of a curve: those of its weight once the reader has guessed. `full` is the width of weight 1. */
function stroke(node: TraceNode, row: number, col: number, done: boolean, full: number) {
  const weight = cellValue(node, row, col);
  return done
    ? {
        name: `arc s${Math.max(minInk, heatStep(weight, heatScale(node)))}`,
        width: Math.max(1.5, full * weight),
      }
    : { name: 'arc guessed', width: 2 };
}

/** A curve from the word that looks to another; beside each other where they begin. */
function arc(node: TraceNode, row: number, col: number, done: boolean): SVGTemplateResult {
  const { name, width } = stroke(node, row, col, done, full);
  const side = col < row ? -1 : 1;
  const [from, to] = [middle(row) + 16 * side, middle(col)];
  const top = height - Math.min(height * 1.25, 90 + 60 * Math.abs(col - row));
  return svg`<path
    class=${name}
    d=${`M${from} ${height}C${from} ${top} ${to} ${top} ${to} ${height}`}
    stroke-width=${width}
  ></path>`;
}

/** The curve from a word to itself, below it. */
function loop(node: TraceNode, row: number, done: boolean): SVGTemplateResult {
  const { name, width } = stroke(node, row, row, done, 0.5 * full);
  const x = middle(row);
  return svg`<path
    class=${name}
    d=${`M${x - 26} 2C${x - 50} 56 ${x + 50} 56 ${x + 26} 2`}
    stroke-width=${width}
  ></path>`;
}

/** A word of the sentence: a choice, until one has been made. */
function word(view: QuestionView, node: TraceNode, row: number, col: number): TemplateResult {
  const { asked, model, intent } = view;
  const done = isDone(asked);
  const given = asked.answer.given === String(col) ? ' given' : '';
  return html`<div class=${`cover-word${col === row ? ' looking' : ''}`}>
    <button
      type="button"
      class=${`cover-choice printed${given}`}
      aria-pressed=${given !== ''}
      aria-disabled=${done}
      @click=${() => done || submit(asked, String(col), intent.current(), intent)}
    >${colName(node, col, model)}</button>
  </div>`;
}

/** The weights of one row as curves over its sentence, which looks at itself, as wide as the weights once the reader has guessed. */
export function arcs(name: string, view: QuestionView): TemplateResult {
  const { asked, model } = view;
  const found = rowNamed(name, model.trace);
  if (found === null) return html``;
  const { node, row } = found;
  const done = isDone(asked);
  const cols = Array.from({ length: node.cols }, (_, col) => col);
  const width = column * node.cols;
  return html`<div class=${`cover-picture words-${node.cols}`} role="group" aria-labelledby="guide-ask">
    <svg class="arcs" aria-hidden="true" viewBox=${`0 0 ${width} ${height}`}>${cols.map((col) => (col === row ? nothing : arc(node, row, col, done)))}</svg>
    <div class="cover-words">${cols.map((col) => word(view, node, row, col))}</div>
    <svg class="arcs" aria-hidden="true" viewBox=${`0 0 ${width} 46`}>${loop(node, row, done)}</svg>
    <div class="cover-numbers">${cols.map(
      (
        col,
      ) => html`<span class="cover-number"><b class=${`role-${node.role}`}>${done ? cellText(model.locale, node, row, col) : nothing}</b>
        ${done && asked.answer.given === String(col) ? html`<small>${model.locale.t('guide.your_guess')}</small>` : nothing}</span>`,
    )}</div>
  </div>`;
}
