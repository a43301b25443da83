import { html, nothing, type TemplateResult } from 'lit';
import type { Answer } from '../../../lessons/guide';
import { maxAnswerLength } from '../../../store/ui/answer';
import { colName, rowName } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';
import { choicesIn, isExtreme, partsOf } from '../../questions/cells';
import { rightAnswer } from '../../questions/keys';
import { runsOf } from '../../questions/what-if';
import { choose, reveal, submit } from '../answering';
import { contextOf, feedbackText } from '../feedback';
import { isDone } from '../questions';
import { board } from './board';
import { plainText, stageText } from './live';
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
        { value: 'grow', text: locale.t('guide.grows') },
        { value: 'shrink', text: locale.t('guide.shrinks') },
        { value: 'stay', text: locale.t('guide.stays') },
      ];
    case 'choice':
      return answer.choices.map(({ text }, at) => ({ value: String(at), text: plainText(text, model) }));
    default:
      return [];
  }
}

/** A button for each choice. After the answer they stay, marked, so that the focus stays as well. */
export function choicesOf({ asked, model, intent }: QuestionView): TemplateResult {
  const { question, answer, edits, stop } = asked;
  const done = isDone(asked);
  const right = done ? rightAnswer(question.answer, runsOf(model, edits)) : '';
  const isTry = stop.kind === 'try';
  const press = (value: string): void => {
    if (done) return;
    if (isTry) choose(asked, value, model, intent);
    else submit(asked, value, model, intent);
  };
  const mark = (value: string): string =>
    (answer.given === value ? ' given' : '') + (value === right ? ' right' : '');
  return html`<div class="guide-choices" role="group" aria-labelledby="guide-ask">
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

function numberField({ asked, model, intent }: QuestionView): TemplateResult {
  return html`<input
    class="typed"
    type="text"
    inputmode="decimal"
    maxlength=${maxAnswerLength}
    autocomplete="off"
    spellcheck="false"
    aria-labelledby="guide-ask"
    ?readonly=${isDone(asked)}
    .value=${asked.answer.given}
    @input=${(event: Event) => choose(asked, (event.currentTarget as HTMLInputElement).value, model, intent)}
  />`;
}

/** A slider whose filled part is the predicted number. */
function bar({ asked, model, intent }: QuestionView): TemplateResult {
  const { answer } = asked.question;
  if (answer.kind !== 'bar') return html``;
  const middle = (answer.from + answer.to) / 2;
  const value = asked.answer.given === '' ? String(middle) : asked.answer.given;
  return html`<div class="guide-slider">
    <input
      type="range"
      aria-labelledby="guide-ask"
      min=${answer.from}
      max=${answer.to}
      step=${(answer.to - answer.from) / 100}
      ?disabled=${isDone(asked)}
      .value=${value}
      @input=${(event: Event) => choose(asked, (event.currentTarget as HTMLInputElement).value, model, intent)}
    /><output>${model.locale.numeral(Number(value).toFixed(2))}</output>
  </div>`;
}

/** How the question is answered. */
function field(view: QuestionView): TemplateResult {
  const { asked, model, intent } = view;
  const { answer } = asked.question;
  switch (answer.kind) {
    case 'word':
    case 'change':
    case 'choice':
      return choicesOf(view);
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
      return isDone(asked)
        ? html``
        : html`<p class="guide-action">${stageText(
            model.locale.t('guide.select_on_stage', { matrix: `[[${partsOf(answer.cell).node}]]` }),
            model,
            intent,
          )}</p>`;
  }
}

const submittedKinds: readonly Answer['kind'][] = ['number', 'bar', 'order', 'mask', 'moved'];

/** The answer as it stands in the field: a bar that has not been moved and an unchanged order are answers too. */
function givenIn({ asked: { question, answer }, model }: QuestionView): string {
  if (answer.given !== '') return answer.given;
  const { answer: kind } = question;
  if (kind.kind === 'bar') return String((kind.from + kind.to) / 2);
  if (kind.kind === 'number') return '';
  const right = rightAnswer(kind, { before: model.trace, after: model.trace });
  return kind.kind === 'order'
    ? right.split(',').sort().join(',')
    : right.replace(/./g, kind.kind === 'mask' ? '1' : '0');
}

function buttons(view: QuestionView): TemplateResult | typeof nothing {
  const { asked, model, intent } = view;
  if (isDone(asked) || asked.stop.kind === 'try') return nothing;
  const hasSubmit = submittedKinds.includes(asked.question.answer.kind);
  const { locale } = model;
  return html`<div class="guide-buttons">
    ${hasSubmit ? html`<button type="submit" class="pill">${locale.t('guide.check')}</button>` : nothing}
    <button type="button" class="quiet" @click=${() => reveal(asked, model, intent)}>${locale.t('guide.show_me')}</button>
  </div>`;
}

export function feedback(view: QuestionView): TemplateResult {
  const { asked, model, intent } = view;
  const text = feedbackText(asked, model);
  const isRight = asked.answer.verdict === 'right';
  const lead =
    asked.answer.verdict === null ? '' : model.locale.t(isRight ? 'guide.right' : 'guide.not_quite');
  const className = text === '' ? '' : isRight ? 'good' : 'bad';
  return html`<p class=${`guide-feedback ${className}`} role="status">${
    text === '' ? nothing : html`<b>${lead}</b> ${stageText(text, model, intent, contextOf(asked, model))}`
  }</p>`;
}

/** A question beside the stage: its text, the way to answer, and what the answer was worth. */
export function questionForm(view: QuestionView): TemplateResult {
  const { asked, model, intent } = view;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const now = intent.current();
    if (!isDone(asked)) submit(asked, givenIn(view), now, intent);
  };
  return html`<form class=${`guide-question${model.state.position.isHidden ? ' open' : ''}`} novalidate @submit=${onSubmit}>
    <p class="ask" id="guide-ask">${stageText(asked.question.ask, model, intent)}</p>
    ${field(view)} ${buttons(view)} ${asked.stop.kind === 'try' ? nothing : feedback(view)}
  </form>`;
}
