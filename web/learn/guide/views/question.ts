import { html, nothing, type TemplateResult } from 'lit';
import { learnText } from '../../../i18n/en/learn';
import type { Model } from '../../../ui/model';
import type { UiIntent } from '../../../ui/ui-intent';
import { contextOf, feedbackText } from '../../questions/feedback';
import { feedback as feedbackView } from '../../questions/views/feedback';
import { textBeside } from '../../questions/views/live';
import { answerField, givenIn, submittedKinds } from '../../questions/views/question';
import type { QuestionView } from '../../questions/views/question-view';
import { choose, reveal, submit } from '../answering';
import { type Asked, isDone } from '../questions';

/** The question of a stop, and what its fields do. */
export const viewOf = (asked: Asked, model: Model, intent: UiIntent): QuestionView => ({
  ...{ asked, done: isDone(asked), model, intent },
  choose: (given) => choose(asked, given, intent.current(), intent),
  submit: (given) => submit(asked, given, intent.current(), intent),
});

function buttons(asked: Asked, model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  if (isDone(asked) || asked.stop.kind === 'try') return nothing;
  const hasSubmit = submittedKinds.includes(asked.question.answer.kind);
  const { locale } = model;
  return html`<div class="guide-buttons">
    ${hasSubmit ? html`<button type="submit" class="pill">${locale.t(learnText('guide.check'))}</button>` : nothing}
    <button type="button" class="quiet" @click=${() => reveal(asked, model, intent)}>${locale.t(learnText('guide.show_me'))}</button>
  </div>`;
}

/** What the answer was worth. */
export function feedback({
  asked,
  model,
  intent,
}: Pick<QuestionView, 'asked' | 'model' | 'intent'>): TemplateResult {
  const text = feedbackText(asked, model);
  if (text === '') return feedbackView([]);
  const isRight = asked.answer.verdict === 'right';
  const lead = model.locale.t(learnText(isRight ? 'guide.right' : 'guide.not_quite'));
  const shown = textBeside(text, model, intent, contextOf(asked, model));
  return feedbackView([{ tone: isRight ? 'right' : 'wrong', lead, text: shown }]);
}

/** A question beside the stage: its text, the way to answer, and what the answer was worth. */
export function questionForm(asked: Asked, model: Model, intent: UiIntent): TemplateResult {
  const view = viewOf(asked, model, intent);
  const isTry = asked.stop.kind === 'try';
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!view.done) view.submit(givenIn(view));
  };
  return html`<form class=${`guide-question${model.state.position.isHidden ? ' open' : ''}`} novalidate @submit=${onSubmit}>
    <p class="ask" id="question-ask">${textBeside(asked.question.ask, model, intent)}</p>
    ${answerField(view, isTry)} ${buttons(asked, model, intent)} ${isTry ? nothing : feedback(view)}
  </form>`;
}
