import { html, nothing, type TemplateResult } from 'lit';
import { formatMessage, t } from '../../i18n/i18n';
import type { Verdict } from '../../store/ui/ui-state';
import type { Expected } from '../../store/untrusted/tour';
import { cellText } from '../../ui/format/format';
import { cellName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import { capitalised, liveText } from '../../ui/prose/prose';
import type { UiIntent } from '../../ui/ui-intent';
import { cellOf } from './checkpoint';
import type { TourStop } from './stop';

/** What a stop says, in the place of what the lesson says there. */
export function tourProse(stop: TourStop, model: Model, intent: UiIntent): TemplateResult {
  const { tour, step, words } = stop;
  const node = model.trace.node(step.focus.node) ?? model.trace.node(model.state.position.node);
  if (node === undefined) return html`${nothing}`;
  const title = capitalised(formatMessage(node.title));
  return html`<section class="prose tour" part="prose" aria-label=${t('What this stop of the tour says')}>
    <h3><span class="of">${words(tour.title)}</span> ${title}</h3>
    <p class="step-text" aria-live="polite">${liveText(words(step.prose), node, model, intent)}</p>
    <div class="beside">
      ${step.checkpoint === null ? nothing : question(stop, model, intent)} ${elsewhere(stop, model)}
    </div>
  </section>`;
}

/** The way back, for those who have wandered off. */
function elsewhere({ step, index, go }: TourStop, model: Model): TemplateResult | typeof nothing {
  if (model.state.position.node === step.focus.node) return nothing;
  return html`<p class="aside wandered">${t('You are elsewhere in the lesson.')}
    <button type="button" @click=${() => go(index)}>${t`Back to stop ${index + 1}`}</button></p>`;
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
  const isRight = verdict === 'right';
  const mayShow = !isRight && tries > 1 && checkpoint.expect.kind !== 'choice';
  const hint =
    verdict === null || isRight || checkpoint.hint === ''
      ? nothing
      : html` ${liveText(stop.words(checkpoint.hint), node, model, intent)}`;
  return html`<form class=${isRight ? 'checkpoint solved' : 'checkpoint'} novalidate @submit=${submit}>
    <p class="ask" id="ask">${liveText(stop.words(checkpoint.ask), node, model, intent)}</p>
    ${checkpoint.expect.kind === 'choice' ? choices(checkpoint.expect.choices, stop, model, intent) : nothing}
    ${checkpoint.expect.kind === 'cell' ? selection(model) : nothing}
    <div class="row">
      ${checkpoint.expect.kind === 'number' ? typed(stop) : nothing}
      <button type="submit">${t('Check')}</button>
      ${mayShow ? html`<button type="button" class="quiet" @click=${() => stop.reveal(model)}>${t('Show me')}</button>` : nothing}
    </div>
    <p class=${isRight ? 'feedback right' : 'feedback'} role="status">${verdict === null ? nothing : feedback(verdict, checkpoint.expect, model)}${hint}</p>
  </form>`;
}

function typed({ attempt, give }: TourStop): TemplateResult {
  return html`<input
    class="typed"
    type="text"
    inputmode="decimal"
    autocomplete="off"
    spellcheck="false"
    aria-labelledby="ask"
    .value=${attempt.given}
    @input=${(event: Event) => give((event.currentTarget as HTMLInputElement).value)}
  />`;
}

function selection(model: Model): TemplateResult {
  const cell = model.state.trail[0];
  const selected =
    cell === undefined ? t('Select it in the matrix.') : t`Selected: ${cellName(cell, model)}.`;
  return html`<p class="selected">${selected}</p>`;
}

function choices(texts: readonly string[], stop: TourStop, model: Model, intent: UiIntent): TemplateResult {
  const node = model.trace.node(stop.step.focus.node);
  const drawn = (text: string) => (node === undefined ? text : liveText(text, node, model, intent));
  return html`<div class="choices" role="radiogroup" aria-labelledby="ask">
    ${texts.map(
      (text, at) => html`<label>
        <input
          type="radio"
          name=${`choice-${stop.index}`}
          .checked=${stop.attempt.given === String(at)}
          @change=${() => stop.give(String(at))}
        /><span>${drawn(stop.words(text))}</span>
      </label>`,
    )}
  </div>`;
}

/** What is said of an answer. */
function feedback(verdict: Verdict, expected: Expected, model: Model): string {
  switch (verdict) {
    case 'right':
      return rightWords(expected, model);
    case 'wrong':
      return t('Not yet.');
    case 'too small':
      return t('Not yet: that is too small.');
    case 'too large':
      return t('Not yet: that is too large.');
    case 'another matrix':
      return t('That number is in another matrix.');
    case 'nothing':
      return expected.kind === 'cell' ? t('Nothing is selected yet.') : t('No answer yet.');
    case 'no number':
      return t('That is not a number: type one such as 0.5 or 1/3.');
  }
}

function rightWords(expected: Expected, model: Model): string {
  const cell = expected.kind === 'choice' ? null : cellOf(expected.target, model.trace);
  const node = cell === null ? undefined : model.trace.node(cell.node);
  if (cell === null || node === undefined) return t('Right.');
  return t`Right: ${cellName(cell, model)} is ${cellText(node, cell.row, cell.col)}.`;
}

/** The bar at the foot while a tour is on: its stops in the place of the steps of the walk. */
export function tourBar(stop: TourStop, model: Model): TemplateResult {
  const { tour, index } = stop;
  const total = tour.steps.length;
  const isLast = index === total - 1;
  const next = isLast ? () => stop.leave() : () => stop.go(index + 1);
  return html`<div class="stepper tour-bar" part="stepper" role="group" aria-label=${t('Tour')}>
    <div class="moves">
      <button type="button" aria-disabled=${index === 0} @click=${() => stop.go(index - 1)}><span aria-hidden="true">←</span> ${t('Back')}</button>
      <button type="button" class="main" @click=${next}>${isLast ? t('Finish') : html`${t('Next')} <span aria-hidden="true">→</span>`}</button>
    </div>
    <progress max=${total} value=${index + 1} aria-label=${t('Tour')}></progress>
    <p class="whereabouts"><span class="count">${t`${index + 1} of ${total}`}</span> <span class="where">${stop.words(tour.title)}</span></p>
    ${model.locks.has('lesson') ? nothing : html`<button type="button" class="quiet" @click=${() => stop.leave()}>${t('Leave the tour')}</button>`}
  </div>`;
}
