import { html, nothing, type TemplateResult } from 'lit';
import { learnText } from '../../../i18n/en/learn';
import { summaryOf, titleOf } from '../../../i18n/lesson-texts';
import { symbol } from '../../../ui/equation/equation';
import { withSubscripts } from '../../../ui/format/subscripts';
import type { Model } from '../../../ui/model';
import { lessonAfter } from '../../../ui/stage/stepper';
import type { UiIntent } from '../../../ui/ui-intent';
import { plainText } from '../../questions/views/live';
import { askedAt } from '../questions';
import { guideOf, stopsOf } from '../stops';
import { sourceText } from '../texts';

/** How many checks were right at the first try. */
function score(model: Model): string {
  const answers = stopsOf(model)
    .filter(({ kind }) => kind === 'check')
    .map((stop) => askedAt(stop, model)?.answer);
  const right = answers.filter(
    (answer) => answer?.verdict === 'right' && answer.tries === 1 && !answer.isRevealed,
  );
  const isBegun = answers.some((answer) => answer?.verdict || answer?.isRevealed);
  return isBegun
    ? model.locale.t(learnText('guide.score'), { right: right.length, total: answers.length })
    : '';
}

function nextLesson(model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  const after = lessonAfter(model);
  const { locale, contents, locks, state } = model;
  // The ten-minute path ends where the course begins.
  const isPathEnd = after === undefined && state.position.granularity === 'short' && !locks.has('lesson');
  const next = isPathEnd ? contents[0]?.lessons[0] : after;
  if (next === undefined) return nothing;
  return html`<button type="button" class="next-lesson" @click=${() => intent.openLesson(next.id)}>
    <span class="of">${isPathEnd ? locale.t(learnText('guide.whole_course')) : locale.t(learnText('guide.next_lesson'))}</span>
    <span class="next-title">${titleOf(locale, next)} <span aria-hidden="true">→</span></span>
    <span class="next-summary">${withSubscripts(summaryOf(locale, next))}</span>
  </button>`;
}

/** Opens the mechanism as a program, with the present numbers; nothing where the lesson is to stay. */
function mechanismButton({ locale, locks }: Model, intent: UiIntent): TemplateResult | typeof nothing {
  if (locks.has('lesson')) return nothing;
  return html`<p><button type="button" class="quiet" @click=${() => intent.editMechanism()}>${locale.t(learnText('guide.edit_mechanism'))}</button></p>`;
}

/** The last screen: what to remember, where it comes from, the next lesson. */
export function end(model: Model, intent: UiIntent): TemplateResult {
  const guide = guideOf(model);
  const { locale, trace } = model;
  if (guide === null) return html``;
  const line = (id: string) => {
    const node = trace.node(id);
    return node === undefined
      ? nothing
      : html`<span class=${`remember-symbol role-${node.role}`} aria-hidden="true">${symbol(locale, node)}</span>`;
  };
  const points = score(model);
  return html`<section class="end" aria-label=${locale.t(learnText('guide.remember'))}>
    <p class="cover-title">${titleOf(locale, model.lesson)}</p>
    <h3 class="cover-question">${locale.t(learnText('guide.remember'))}</h3>
    <ul class="remember">${guide.remember.map(({ node, text }) => html`<li>${line(node)}<span>${plainText(text, model)}</span></li>`)}</ul>
    ${points === '' ? nothing : html`<p class="score">${points}</p>`}
    ${nextLesson(model, intent)} ${mechanismButton(model, intent)}
    <ul class="sources">${guide.sources.map((source) => html`<li>${source.isErratum ? html`<b>${locale.t(learnText('guide.erratum'))}</b> ` : nothing}${plainText(sourceText(source), model)}</li>`)}</ul>
  </section>`;
}
