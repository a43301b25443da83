import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { maxAnswerLength } from '../../store/ui/answer';
import type { TourProgress } from '../../store/ui/ui-state';
import type { TourStep } from '../../store/untrusted/tour';
import { cellName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import { capitalised, liveText, markupContext } from '../../ui/prose/prose';
import { moveButtons, navigationBar } from '../../ui/stage/stepper';
import type { UiIntent } from '../../ui/ui-intent';
import { contextOf } from '../questions/feedback';
import { resolved } from '../questions/texts';
import { feedback } from '../questions/views/feedback';
import { answerField, givenIn, numberField } from '../questions/views/question';
import type { QuestionView } from '../questions/views/question-view';
import { answeringCell, choose, finish, goToStop, leave, reveal, selectedIn, submit } from './answering';
import { type Asked, askedIn, stopOf, textsIn } from './asked';
import { concealRules, withoutAnswer } from './conceal';
import { feedbackTexts } from './feedback';
import { outlineStyle, outlinesOf } from './outlines/outline';
import { outlineCells } from './outlines/outline-directive';
import { isPreview } from './preview';
import { isSaid } from './progress/unanswered';

/** The prose of a stop; replaces the prose of the lesson. A prediction is asked before it. */
export function tourProse(progress: TourProgress, model: Model, intent: UiIntent): TemplateResult {
  const step = stopOf(progress, model.locale);
  const node = model.trace.node(step.focus.node) ?? model.trace.node(model.state.position.node);
  if (node === undefined) return html`${nothing}`;
  const asked = askedIn(progress, model.locale);
  const isOpen = asked?.isPrediction === true && !asked.done;
  const title = capitalised(model.locale.format(node.title));
  const outlined = isOpen ? [] : outlinesOf(step, step.prose, node, model);
  const style = outlineStyle(outlined, concealRules(progress, model.locale));
  const stop = { progress, node, model, intent };
  return html`<section class="prose tour" part="prose" aria-label=${model.locale.t(authoringText('tours.stop_tour_says'))} ${outlineCells(style)}>
    <h3><span class="of">${textsIn(progress, model.locale).title}</span> ${title}</h3>
    ${isOpen ? nothing : html`<p class="step-text" aria-live="polite">${stopText(step.prose, stop)}</p>`}
    <div class="beside">
      ${asked === null ? nothing : question(asked, stop)} ${returnNotice(progress, step, model, intent)}
    </div>
  </section>`;
}

/** What texts of a stop are rendered from. */
interface StopView {
  readonly progress: TourProgress;
  readonly node: TraceNode;
  readonly model: Model;
  readonly intent: UiIntent;
}

/** A text of the stop with live references, without the number that its question asks for. */
function stopText(text: string, { progress, node, model, intent }: StopView) {
  return liveText(
    withoutAnswer(progress, text, markupContext(node, model), model.locale),
    node,
    model,
    intent,
  );
}

/** A button back to the stop, shown if the reader has moved to another node. */
function returnNotice({ at }: TourProgress, { focus }: TourStep, model: Model, intent: UiIntent) {
  if (model.state.position.node === focus.node) return nothing;
  return html`<p class="aside wandered">${model.locale.t(authoringText('tours.you_elsewhere_lesson'))}
    <button type="button" @click=${() => goToStop(at, intent)}>${model.locale.t(authoringText('tours.back_stop'), { index: at + 1 })}</button></p>`;
}

function question(asked: Asked, stop: StopView): TemplateResult {
  const { model, intent } = stop;
  const { answer, question: asks, done } = asked;
  const { kind } = asks.answer;
  const view: QuestionView = {
    // A number may be typed anew after the right one.
    ...{ asked, done: done && (asked.isPrediction || kind !== 'number'), model, intent },
    choose: (given) => choose(asked, given, intent),
    submit: (given) => submit(asked, given, intent.current(), intent),
  };
  const isChecked = !asked.isPrediction;
  const isSelected = isChecked && kind === 'cell';
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    view.submit(isSelected ? selectedIn(model) : kind === 'choice' ? answer.given : givenIn(view));
  };
  const isRight = answer.verdict === 'right';
  return html`<form class=${isRight ? 'checkpoint solved' : 'checkpoint'} novalidate @submit=${onSubmit}>
    <p class="ask" id="question-ask">${stopText(asks.ask, stop)}</p>
    ${isChecked && kind === 'choice' ? choices(view, stop) : isSelected ? selection(model) : kind === 'number' ? nothing : answerField(view)}
    ${asked.isPrediction && done ? nothing : buttons(view, asked)}
    ${answer.given.length < maxAnswerLength ? nothing : html`<p class="aside limit" role="status">${model.locale.t(authoringText('common.answer_limit'), { max: maxAnswerLength })}</p>`}
    ${feedbackOf(asked, stop)}
  </form>`;
}

/** The field of a number, Check, and after two wrong answers to a check or before a prediction the answer. */
function buttons(view: QuestionView, asked: Asked): TemplateResult {
  const { model, intent } = view;
  const { locale } = model;
  const { kind } = asked.question.answer;
  const isPressed = kind === 'word' || (asked.isPrediction && (kind === 'cell' || kind === 'choice'));
  const hasAnswer = answeringCell(asked, model) !== null;
  const canReveal =
    asked.isPrediction || (hasAnswer && asked.answer.verdict !== 'right' && asked.answer.tries > 1);
  return html`<div class="row">
    ${kind === 'number' ? numberField(view) : nothing}
    ${isPressed ? nothing : html`<button type="submit">${locale.t(authoringText('tours.check'))}</button>`}
    ${canReveal ? html`<button type="button" class="quiet" @click=${() => reveal(asked, intent.current(), intent)}>${locale.t(authoringText('tours.show_me'))}</button>` : nothing}
  </div>`;
}

function feedbackOf(asked: Asked, stop: StopView): TemplateResult {
  const { model } = stop;
  const context = { ...contextOf(asked, model), trace: model.trace };
  const text = feedbackTexts(asked, model)
    .filter((each) => each !== '')
    .map((each) => resolved(each, model.locale, context))
    .join(' ');
  if (text === '') return feedback([]);
  const tone = asked.answer.verdict === 'right' ? 'right' : 'wrong';
  return feedback([{ tone, text: stopText(text, stop) }]);
}

function selection(model: Model): TemplateResult {
  const cell = model.state.trail[0];
  const selected =
    cell === undefined
      ? model.locale.t(authoringText('tours.select_matrix'))
      : model.locale.t(authoringText('tours.selected'), { cellName: cellName(cell, model) });
  return html`<p class="selected">${selected}</p>`;
}

function choices({ asked, choose: set }: QuestionView, stop: StopView): TemplateResult {
  const { answer } = asked.question;
  if (answer.kind !== 'choice') return html``;
  const { node, model, intent, progress } = stop;
  return html`<div class="choices" role="radiogroup" aria-labelledby="question-ask">
    ${answer.choices.map(
      ({ text }, at) => html`<label>
        <input
          type="radio"
          name=${`choice-${progress.at}`}
          .checked=${asked.answer.given === String(at)}
          @change=${() => set(String(at))}
        /><span>${liveText(text, node, model, intent)}</span>
      </label>`,
    )}
  </div>`;
}

/** The navigation bar of the tour; replaces the stepper of the walk. */
export function tourBar(progress: TourProgress, model: Model, intent: UiIntent): TemplateResult {
  const { tour, at } = progress;
  const { locale } = model;
  const total = tour.steps.length;
  const isLast = at === total - 1;
  const finishText = locale.t(authoringText(isSaid(model) ? 'tours.finish_anyway' : 'tours.finish'));
  const next = (): void => (isLast ? finish(progress, model, intent) : goToStop(at + 1, intent));
  const button = html`<button type="button" class="main" @click=${next}>${isLast ? finishText : html`${locale.t('common.next')} <span aria-hidden="true">→</span>`}</button>`;
  const isKept = model.locks.has('lesson') && !isPreview(tour);
  return navigationBar({
    ...{ className: 'tour-bar', label: locale.t(authoringText('tours.tour')) },
    moves: moveButtons(model, { hasBack: at > 0, back: () => at > 0 && goToStop(at - 1, intent) }, button),
    track: html`<progress max=${total} value=${at + 1} aria-label=${locale.t(authoringText('tours.tour'))}></progress>`,
    count: locale.t(authoringText('common.correct_of'), { correct: at + 1, count: total }),
    where: textsIn(progress, locale).title,
    end: isKept
      ? nothing
      : html`<button type="button" class="quiet" @click=${() => leave(progress, intent)}>${locale.t(authoringText(isPreview(tour) ? 'tours.back_form' : 'tours.leave_tour'))}</button>`,
  });
}
