import { html, nothing, type TemplateResult } from 'lit';
import { library } from '../../../figures/library';
import { learnText } from '../../../i18n/en/learn';
import { stepTexts } from '../../../i18n/lesson-texts';
import type { TryCard } from '../../../lessons/guide';
import { tabOfFigureIn } from '../../../lessons/model-tabs';
import { settings } from '../../../ui/controls/step-settings';
import { withSubscripts } from '../../../ui/format/subscripts';
import type { Model } from '../../../ui/model';
import { stepFor } from '../../../ui/prose/markup';
import type { UiIntent } from '../../../ui/ui-intent';
import { board } from '../../questions/views/board';
import { textBeside } from '../../questions/views/live';
import { isApplied } from '../../questions/what-if';
import { applyEdits } from '../answering';
import { type Asked, askedAt, isDone } from '../questions';
import { guideOf, type StopOf } from '../stops';
import { goTo, placeOf } from '../walk';
import { feedback, questionForm, viewOf } from './question';

/** A panel beside the stage. */
function panel(
  className: string,
  kicker: string,
  title: string,
  content: unknown,
  model: Model,
): TemplateResult {
  return html`<section class=${`prose guide ${className}`} part="prose" aria-label=${model.locale.t('prose.step_does')}>
    <h3><span class="of">${kicker}</span> ${withSubscripts(title)}</h3>
    ${content}
  </section>`;
}

/** What to do on the stage. */
function action(text: string | undefined, model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  return text === undefined ? nothing : html`<p class="guide-action">${textBeside(text, model, intent)}</p>`;
}

/** The cards to try that are about a node: where they are, from the sentence that needs them. */
function pointers(node: string, model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  const cards = placeOf(model).stops.filter((stop) => stop.kind === 'try' && stop.node?.id === node);
  const links = cards.flatMap((stop) => (stop.kind === 'try' ? [{ stop, card: stop.card }] : []));
  if (links.length === 0) return nothing;
  return html`<ul class="guide-pointers">${links.map(
    ({ stop, card }) =>
      html`<li><button type="button" class="quiet" @click=${() => goTo(stop, intent.current(), intent)}><span class="tag">${model.locale.t(learnText('guide.try_this'))}</span> ${withSubscripts(card.title)}</button></li>`,
  )}</ul>`;
}

/** A key step: the question if there is one, then its text. */
export function keyStep({ step, node }: StopOf<'step'>, model: Model, intent: UiIntent): TemplateResult {
  const { stops, index } = placeOf(model);
  const count = stops.filter(({ kind }) => kind === 'step').length;
  const asked = askedAt(stops[index], model);
  const isOpen = asked !== null && model.state.position.isHidden === true;
  const { locale, lesson } = model;
  const found = stepFor(lesson, node?.id ?? '');
  const { prose, aside = '' } = found === undefined ? { prose: '' } : stepTexts(locale, lesson.id, found);
  const question = asked === null || asked.answer.isRevealed ? nothing : questionForm(asked, model, intent);
  const body = html`<p class="step-text">${textBeside(prose, model, intent)}</p>
    ${aside === '' ? nothing : html`<details class="guide-more"><summary>${locale.t(learnText('guide.more'))}</summary><p class="aside">${textBeside(aside, model, intent)}</p></details>`}
    ${action(step.action, model, intent)} ${settings(node?.id ?? '', model, intent)} ${pointers(node?.id ?? '', model, intent)}`;
  const kicker = locale.t(learnText('guide.key_step_count'), { step: index, total: count });
  return panel('guide-step', kicker, step.title, html`${question}${isOpen ? nothing : body}`, model);
}

/** Where figures are rendered: in the column of the stage, or after it. */
const figureSelectors = { column: '.show > :not(.stage)', after: '.body > .article ~ *' };

/** Where a figure of the lesson is. */
export function figurePlace(name: string, { lesson }: Model): keyof typeof figureSelectors {
  const at = (lesson.figures ?? []).indexOf(name);
  return library.get(lesson.id)?.figures[at]?.place ?? 'after';
}

function figureElement(root: ParentNode, name: string, model: Model): HTMLElement | undefined {
  const place = figurePlace(name, model);
  const beside = (model.lesson.figures ?? []).filter(
    (each) => figurePlace(each, model) === place && tabOfFigureIn(each, model.lesson) === null,
  );
  return [...root.querySelectorAll<HTMLElement>(figureSelectors[place])][beside.indexOf(name)];
}

/** Scrolls to a figure of the lesson, and focuses it. */
function showFigure(event: Event, name: string, model: Model): void {
  const root = event.currentTarget instanceof Element ? event.currentTarget.getRootNode() : null;
  const figure = root instanceof ShadowRoot ? figureElement(root, name, model) : undefined;
  figure?.scrollIntoView({ block: 'start' });
  figure?.querySelector<HTMLElement>('button, select, [tabindex="0"]')?.focus({ preventScroll: true });
}

function tryButton({ edits, figure }: TryCard, model: Model, intent: UiIntent): TemplateResult {
  const { locale } = model;
  const tab = tabOfFigureIn(figure ?? '', model.lesson);
  if (tab !== null)
    return html`<button type="button" class="pill edit" @click=${() => intent.dispatch({ type: 'show-tab', tab })}>${locale.t(learnText('guide.show_figure'))} <span aria-hidden="true">→</span></button>`;
  if (edits.length === 0)
    return html`<button type="button" class="pill edit" @click=${(event: Event) => showFigure(event, figure ?? '', model)}>${locale.t(learnText('guide.show_figure'))} <span aria-hidden="true">${figurePlace(figure ?? '', model) === 'column' ? '↑' : '↓'}</span></button>`;
  return isApplied(model)
    ? html`<button type="button" class="quiet" @click=${() => intent.dispatch({ type: 'undo' })}>${locale.t(learnText('guide.put_back'))}</button>`
    : html`<button type="button" class="pill edit" @click=${() => applyEdits(intent.current(), intent)}>${locale.t(learnText('guide.change_it'))}</button>`;
}

/** What came of the prediction, and why. */
function outcome(asked: Asked | null, { because }: TryCard, model: Model, intent: UiIntent): TemplateResult {
  const context = model.before === null ? {} : { before: model.before };
  const view = asked && viewOf(asked, model, intent);
  const marked = view?.asked.question.answer.kind === 'moved' ? board(view) : nothing;
  return html`${marked} ${view ? feedback(view) : nothing}
    <p class="guide-because" role="status">${textBeside(because, model, intent, context)}</p>`;
}

/** A card with something to try: predict, change, see why. */
export function tryCard(stop: StopOf<'try'>, model: Model, intent: UiIntent): TemplateResult {
  const { card } = stop;
  const { locale } = model;
  const asked = askedAt(stop, model);
  const question = asked === null ? nothing : questionForm(asked, model, intent);
  const why = html`<details class="guide-more"><summary>${locale.t(learnText('guide.why'))}</summary><p class="guide-because">${textBeside(card.because, model, intent)}</p></details>`;
  const content = isApplied(model)
    ? outcome(asked, card, model, intent)
    : html`<p class="step-text">${textBeside(card.text, model, intent)}</p>${question}`;
  return panel(
    'guide-try',
    locale.t(learnText('guide.try_this')),
    card.title,
    html`${content}<div class="guide-buttons">${tryButton(card, model, intent)}</div>${card.edits.length === 0 ? why : nothing}`,
    model,
  );
}

/** One of the questions at the end. */
export function check(stop: StopOf<'check'>, model: Model, intent: UiIntent): TemplateResult {
  const asked = askedAt(stop, model);
  const count = guideOf(model)?.checks.length ?? 0;
  const kicker = model.locale.t(learnText('guide.check_count'), {
    step: Number(stop.id.slice(6)) + 1,
    total: count,
  });
  if (asked === null) return html``;
  const next = isDone(asked)
    ? html`<p class="guide-action">${model.locale.t(learnText('guide.go_on'))}</p>`
    : nothing;
  return panel(
    'guide-check',
    kicker,
    stop.check.title,
    html`${questionForm(asked, model, intent)}${next}`,
    model,
  );
}
