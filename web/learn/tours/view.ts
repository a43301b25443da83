import '../../i18n/en/authoring';
import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { maxAnswerLength } from '../../store/ui/answer';
import type { Verdict } from '../../store/ui/ui-state';
import type { Expected } from '../../store/untrusted/tour';
import { cellText } from '../../ui/format/format';
import { cellName } from '../../ui/format/names';
import { readingText } from '../../ui/format/number-field';
import type { Model } from '../../ui/model';
import { capitalised, liveText, markupContext } from '../../ui/prose/prose';
import type { UiIntent } from '../../ui/ui-intent';
import { cellOf } from './checkpoint';
import { outlineStyle, outlinesOf } from './outlines/outline';
import { outlineCells } from './outlines/outline-directive';
import { isPreview } from './preview';
import { type TourStop, unansweredKey } from './tour-stop';

/** The prose of a step; replaces the prose of the lesson. */
export function tourProse(stop: TourStop, model: Model, intent: UiIntent): TemplateResult {
  const { step } = stop;
  const node = model.trace.node(step.focus.node) ?? model.trace.node(model.state.position.node);
  if (node === undefined) return html`${nothing}`;
  const title = capitalised(model.locale.format(node.title));
  const style = outlineStyle(outlinesOf(step, step.prose, node, model), stop.concealRules);
  return html`<section class="prose tour" part="prose" aria-label=${model.locale.t('tours.stop_tour_says')} ${outlineCells(style)}>
    <h3><span class="of">${stop.title}</span> ${title}</h3>
    <p class="step-text" aria-live="polite">${stopText(stop, step.prose, node, model, intent)}</p>
    <div class="beside">
      ${step.checkpoint === null ? nothing : question(stop, model, intent)} ${returnNotice(stop, model)}
    </div>
  </section>`;
}

/** A text of the stop with live references, without the number that its question asks for. */
function stopText(stop: TourStop, text: string, node: TraceNode, model: Model, intent: UiIntent) {
  const shown = stop.hideAnswer(text, markupContext(node, model));
  return liveText(shown, node, model, intent);
}

/** A button back to the step, shown if the reader has moved to another node. */
function returnNotice({ step, index, goTo }: TourStop, model: Model): TemplateResult | typeof nothing {
  if (model.state.position.node === step.focus.node) return nothing;
  return html`<p class="aside wandered">${model.locale.t('tours.you_elsewhere_lesson')}
    <button type="button" @click=${() => goTo(index)}>${model.locale.t('tours.back_stop', { index: index + 1 })}</button></p>`;
}

function question(stop: TourStop, model: Model, intent: UiIntent): TemplateResult {
  const { step, attempt } = stop;
  const { checkpoint } = step;
  const node = model.trace.node(step.focus.node);
  if (checkpoint === null || node === undefined) return html`${nothing}`;
  const { verdict, tries } = attempt;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    stop.check(model);
  };
  const isCorrect = verdict === 'right';
  const isRead = verdict !== null && checkpoint.expect.kind === 'number';
  const reading = isRead ? readingText(attempt.given, model.locale) : '';
  const canReveal = !isCorrect && tries > 1 && checkpoint.expect.kind !== 'choice';
  const hint =
    verdict === null || isCorrect || checkpoint.hint === ''
      ? nothing
      : html` ${stopText(stop, checkpoint.hint, node, model, intent)}`;
  return html`<form class=${isCorrect ? 'checkpoint solved' : 'checkpoint'} novalidate @submit=${submit}>
    <p class="ask" id="ask">${stopText(stop, checkpoint.ask, node, model, intent)}</p>
    ${checkpoint.expect.kind === 'choice' ? choices(checkpoint.expect.choices, stop, model, intent) : nothing}
    ${checkpoint.expect.kind === 'cell' ? selection(model) : nothing}
    <div class="row">
      ${checkpoint.expect.kind === 'number' ? numberField(stop) : nothing}
      <button type="submit">${model.locale.t('tours.check')}</button>
      ${canReveal ? html`<button type="button" class="quiet" @click=${() => stop.reveal(model)}>${model.locale.t('tours.show_me')}</button>` : nothing}
    </div>
    ${attempt.given.length < maxAnswerLength ? nothing : html`<p class="aside limit" role="status">${model.locale.t('common.answer_limit', { max: maxAnswerLength })}</p>`}
    <p class=${isCorrect ? 'feedback right' : 'feedback'} role="status">${verdict === null ? nothing : feedback(verdict, checkpoint.expect, model)} ${reading}${hint}</p>
  </form>`;
}

function numberField({ attempt, setAnswer }: TourStop): TemplateResult {
  return html`<input
    class="typed"
    type="text"
    inputmode="decimal"
    autocomplete="off"
    spellcheck="false"
    aria-labelledby="ask"
    maxlength=${maxAnswerLength}
    .value=${attempt.given}
    @input=${(event: Event) => setAnswer((event.currentTarget as HTMLInputElement).value)}
  />`;
}

function selection(model: Model): TemplateResult {
  const cell = model.state.trail[0];
  const selected =
    cell === undefined
      ? model.locale.t('tours.select_matrix')
      : model.locale.t('tours.selected', { cellName: cellName(cell, model) });
  return html`<p class="selected">${selected}</p>`;
}

function choices(texts: readonly string[], stop: TourStop, model: Model, intent: UiIntent): TemplateResult {
  const node = model.trace.node(stop.step.focus.node);
  const render = (text: string) => (node === undefined ? text : liveText(text, node, model, intent));
  return html`<div class="choices" role="radiogroup" aria-labelledby="ask">
    ${texts.map(
      (text, at) => html`<label>
        <input
          type="radio"
          name=${`choice-${stop.index}`}
          .checked=${stop.attempt.given === String(at)}
          @change=${() => stop.setAnswer(String(at))}
        /><span>${render(text)}</span>
      </label>`,
    )}
  </div>`;
}

function feedback(verdict: Verdict, expected: Expected, model: Model): string {
  switch (verdict) {
    case 'right':
      return correctText(expected, model);
    case 'wrong':
      return model.locale.t('tours.not_yet');
    case 'too small':
      return model.locale.t('tours.too_small');
    case 'too large':
      return model.locale.t('tours.too_large');
    case 'close':
      return model.locale.t('learn.close');
    case 'another matrix':
      return model.locale.t('tours.number_another_matrix');
    case 'nothing':
      return expected.kind === 'cell'
        ? model.locale.t('tours.nothing_selected_yet')
        : model.locale.t('tours.no_answer_yet');
    case 'no number':
      return model.locale.t('tours.not_number');
  }
}

function correctText(expected: Expected, model: Model): string {
  const cell = expected.kind === 'choice' ? null : cellOf(expected.target, model.trace);
  const node = cell === null ? undefined : model.trace.node(cell.node);
  if (cell === null || node === undefined) return model.locale.t('tours.right');
  return model.locale.t('tours.right_is', {
    cellName: cellName(cell, model),
    cellText: cellText(model.locale, node, cell.row, cell.col),
  });
}

/** The navigation bar of the tour; replaces the stepper of the walk. */
export function tourBar(stop: TourStop, model: Model): TemplateResult {
  const { tour, index } = stop;
  const total = tour.steps.length;
  const isLast = index === total - 1;
  const next = isLast ? () => stop.finish(model) : () => stop.goTo(index + 1);
  const finish = model.message?.key === unansweredKey ? 'tours.finish_anyway' : 'tours.finish';
  return html`<div class="stepper tour-bar" part="stepper" role="group" aria-label=${model.locale.t('tours.tour')}>
    <div class="moves">
      <button type="button" aria-disabled=${index === 0} @click=${() => stop.goTo(index - 1)}><span aria-hidden="true">←</span> ${model.locale.t('common.back')}</button>
      <button type="button" class="main" @click=${next}>${isLast ? model.locale.t(finish) : html`${model.locale.t('common.next')} <span aria-hidden="true">→</span>`}</button>
    </div>
    <progress max=${total} value=${index + 1} aria-label=${model.locale.t('tours.tour')}></progress>
    <p class="whereabouts"><span class="count">${model.locale.t('common.correct_of', { correct: index + 1, count: total })}</span> <span class="where">${stop.title}</span></p>
    ${model.locks.has('lesson') && !isPreview(tour) ? nothing : html`<button type="button" class="quiet" @click=${() => stop.leave()}>${model.locale.t(isPreview(tour) ? 'tours.back_form' : 'tours.leave_tour')}</button>`}
  </div>`;
}
