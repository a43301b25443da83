import { html, type TemplateResult } from 'lit';
import { learnText } from '../../../i18n/en/learn';
import type { Answer } from '../../../lessons/guide';
import { maxAnswerLength } from '../../../store/ui/answer';
import { withDecimals } from '../../../ui/format/format';
import { colName, rowName } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';
import { choicesIn, isExtreme, partsOf } from '../cells';
import { rightAnswer } from '../keys';
import { runsOf } from '../what-if';
import { board } from './board';
import { plainText, textBeside } from './live';
import { orderList } from './order-list';
import type { QuestionView } from './question-view';

/** The choices of a question: their texts, and the values that they give. */
function offersOf(
  answer: Answer,
  model: Model,
): readonly { readonly value: string; readonly text: unknown }[] {
  const { trace, locale } = model;
  switch (answer.kind) {
    case 'word': {
      const isRow = isExtreme(partsOf(answer.cell).row);
      return choicesIn(answer.cell, trace).map((cell, at) => {
        const node = trace.node(cell.node);
        if (node === undefined) return { value: String(at), text: '…' };
        return {
          value: String(at),
          text: isRow ? rowName(node, cell.row, model) : colName(node, cell.col, model),
        };
      });
    }
    case 'change':
      return [
        { value: 'grow', text: locale.t(learnText('guide.grows')) },
        { value: 'shrink', text: locale.t(learnText('guide.shrinks')) },
        { value: 'stay', text: locale.t(learnText('guide.stays')) },
      ];
    case 'choice':
      return answer.choices.map(({ text }, at) => ({ value: String(at), text: plainText(text, model) }));
    default:
      return [];
  }
}

/** A button for each choice. After the answer they stay, marked, so that the focus stays as well. */
export function choicesOf(
  { asked, done, model, choose, submit }: QuestionView,
  isTry = false,
): TemplateResult {
  const { question, answer, edits } = asked;
  const right = done ? rightAnswer(question.answer, runsOf(model, edits)) : '';
  const press = (value: string): void => {
    if (done) return;
    if (isTry) choose(value);
    else submit(value);
  };
  const mark = (value: string): string =>
    (answer.given === value ? ' given' : '') + (value === right ? ' right' : '');
  return html`<div class="answer-choices" role="group" aria-labelledby="question-ask">
    ${offersOf(question.answer, model).map(
      ({ value, text }) => html`<button
        type="button"
        class=${`choice${mark(value)}`}
        aria-pressed=${answer.given === value}
        aria-disabled=${done}
        @click=${() => press(value)}
      ><span>${text}</span></button>`,
    )}
  </div>`;
}

/** A field for a number. */
export function numberField({ asked, done, choose }: QuestionView): TemplateResult {
  return html`<input
    class="typed"
    type="text"
    inputmode="decimal"
    maxlength=${maxAnswerLength}
    autocomplete="off"
    spellcheck="false"
    aria-labelledby="question-ask"
    ?readonly=${done}
    .value=${asked.answer.given}
    @input=${(event: Event) => choose((event.currentTarget as HTMLInputElement).value)}
  />`;
}

/** A slider whose filled part is the predicted number. */
function bar({ asked, done, model, choose }: QuestionView): TemplateResult {
  const { answer } = asked.question;
  if (answer.kind !== 'bar') return html``;
  const middle = (answer.from + answer.to) / 2;
  const value = asked.answer.given === '' ? String(middle) : asked.answer.given;
  return html`<div class="answer-slider">
    <input
      type="range"
      aria-labelledby="question-ask"
      min=${answer.from}
      max=${answer.to}
      step=${(answer.to - answer.from) / 100}
      ?disabled=${done}
      .value=${value}
      @input=${(event: Event) => choose((event.currentTarget as HTMLInputElement).value)}
    /><output>${withDecimals(model.locale, Number(value), 2)}</output>
  </div>`;
}

/** How the question is answered; with `isTry`, choices are judged when the change is made. */
export function answerField(view: QuestionView, isTry = false): TemplateResult {
  const { asked, done, model, intent } = view;
  const { answer } = asked.question;
  switch (answer.kind) {
    case 'word':
    case 'change':
    case 'choice':
      return choicesOf(view, isTry);
    case 'number':
      return numberField(view);
    case 'bar':
      return bar(view);
    case 'order':
      return orderList(view);
    case 'mask':
    case 'moved':
      return board(view);
    case 'cell':
      return done
        ? html``
        : html`<p class="guide-action">${textBeside(
            model.locale.t(learnText('guide.select_on_stage'), {
              matrix: `[[${partsOf(answer.cell).node}]]`,
            }),
            model,
            intent,
          )}</p>`;
  }
}

/** Answers that are judged by a button. */
export const submittedKinds: readonly Answer['kind'][] = ['number', 'bar', 'order', 'mask', 'moved'];

/** The answer as it stands in the field: a bar that has not been moved and an unchanged order are answers too. */
export function givenIn({ asked: { question, answer }, model }: QuestionView): string {
  if (answer.given !== '') return answer.given;
  const { answer: kind } = question;
  if (kind.kind === 'bar') return String((kind.from + kind.to) / 2);
  if (kind.kind === 'number') return '';
  const right = rightAnswer(kind, { before: model.trace, after: model.trace });
  return kind.kind === 'order'
    ? right.split(',').sort().join(',')
    : right.replace(/./g, kind.kind === 'mask' ? '1' : '0');
}
