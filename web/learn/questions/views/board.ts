import { html, type TemplateResult } from 'lit';
import { learnText } from '../../../i18n/en/learn';
import { colName, rowName } from '../../../ui/format/names';
import { rightAnswer } from '../keys';
import { isApplied, runsOf } from '../what-if';
import { cellRows } from './cell-table';
import type { QuestionView } from './question-view';

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus along the buttons of a board, which are a single tab stop. */
function moveFocus(event: KeyboardEvent): void {
  const [down, right] = moves[event.key] ?? [0, 0];
  const button = event.target;
  if ((down === 0 && right === 0) || !(button instanceof HTMLButtonElement)) return;
  const { row = '0', col = '0' } = button.dataset;
  const table = button.closest('table');
  const next = table?.querySelector<HTMLButtonElement>(
    `[data-row="${Number(row) + down}"][data-col="${Number(col) + right}"]`,
  );
  event.preventDefault();
  event.stopPropagation();
  if (!next) return;
  button.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** A button for each cell of a node: open or closed for a mask, marked or not for cells that will change. */
export function board({ asked, model, choose, ...view }: QuestionView): TemplateResult {
  const { answer } = asked.question;
  if (answer.kind !== 'mask' && answer.kind !== 'moved') return html``;
  const node = model.trace.node(answer.node);
  if (node === undefined) return html``;
  const isMask = answer.kind === 'mask';
  const { locale } = model;
  const done = view.done || isApplied(model);
  const right = done ? rightAnswer(answer, runsOf(model, asked.edits)) : '';
  const initial = (isMask ? '1' : '0').repeat(node.rows * node.cols);
  // Who has marked nothing before the change sees what is right.
  const unanswered = right === '' ? initial : right;
  const given = asked.answer.given === '' ? unanswered : asked.answer.given;
  const toggle = (at: number): void => {
    if (done) return;
    const flipped = given[at] === '1' ? '0' : '1';
    choose(given.slice(0, at) + flipped + given.slice(at + 1));
  };
  const label = (row: number, col: number): string =>
    locale.t(learnText(isMask ? 'guide.may_look' : 'guide.will_move'), {
      row: rowName(node, row, model),
      col: colName(node, col, model),
    });
  const cell = (row: number, col: number): TemplateResult => {
    const at = row * node.cols + col;
    const isSet = given[at] === '1';
    const isWrong = right !== '' && asked.answer.verdict !== null && right[at] !== given[at];
    return html`<td><button
      type="button"
      class=${`${isMask ? 'mask' : 'mark'}${isSet ? ' set' : ''}${isWrong ? ' miss' : ''}`}
      tabindex=${at === 0 ? 0 : -1}
      data-row=${row}
      data-col=${col}
      aria-pressed=${isSet}
      aria-disabled=${done}
      aria-label=${label(row, col)}
      @click=${() => toggle(at)}
    ></button></td>`;
  };
  return html`<table class="answer-board" aria-labelledby="question-ask" @keydown=${moveFocus}>
    ${cellRows(node, model, cell)}
  </table>`;
}
