import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { learnText } from '../../../i18n/en/learn';
import { colName } from '../../../ui/format/names';
import { rowNamed } from '../cells';
import type { QuestionView } from './question-view';

/** The words of a row, one below the other, with buttons that move them. */
export function orderList({ asked, model, done, choose }: QuestionView): TemplateResult {
  const { answer } = asked.question;
  const found = answer.kind === 'order' ? rowNamed(answer.row, model.trace) : null;
  if (found === null) return html``;
  const { node } = found;
  const { locale } = model;
  const given = asked.answer.given || Array.from({ length: node.cols }, (_, at) => at).join(',');
  const order = given.split(',').map(Number);
  const swap = (at: number, by: -1 | 1): void => {
    const [one, other] = [order[at], order[at + by]];
    if (done || one === undefined || other === undefined) return;
    const swapped = order.map((each, index) => (index === at ? other : index === at + by ? one : each));
    choose(swapped.join(','));
  };
  const button = (at: number, by: -1 | 1, word: string): TemplateResult => html`<button
    type="button"
    aria-disabled=${done || order[at + by] === undefined}
    aria-label=${locale.t(learnText(by < 0 ? 'guide.move_up' : 'guide.move_down'), { word })}
    @click=${() => swap(at, by)}
  ><span aria-hidden="true">${by < 0 ? '↑' : '↓'}</span></button>`;
  return html`<ol class="answer-order" aria-labelledby="question-ask">
    ${repeat(
      order,
      (col) => col,
      (col, at) => {
        const word = colName(node, col, model);
        return html`<li><span class="word">${word}</span> ${button(at, -1, word)} ${button(at, 1, word)}</li>`;
      },
    )}
  </ol>`;
}
