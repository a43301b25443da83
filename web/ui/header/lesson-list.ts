import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { formatMessage, t, tHtml, translate } from '../../i18n/i18n';
import type { LessonEntry } from '../../lessons/lesson';
import { lockReason } from '../../store/document/locks';
import type { UiState } from '../../store/ui/ui-state';
import { formula, mechanismTree, reservedSpace, scrolls } from '../equation/equation';
import { withSubscripts } from '../format/subscripts';
import type { ContentsPart, Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** The table of contents, and buttons for the previous and the next lesson. */
export function lessonList(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const { lesson, contents } = model;
  return html`${guard([contents, lesson.id, uiState.lessonsOpen, uiState.tours, model.locks, intent], () => list(model, uiState, intent))}`;
}

function list(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  const { lessonsOpen: open } = uiState;
  const all = model.contents.flatMap(({ lessons }) => lessons);
  const here = all.findIndex(({ id }) => id === model.lesson.id);
  const part = model.contents.find(({ lessons }) => lessons.some(({ id }) => id === model.lesson.id));
  if (model.locks.has('lesson'))
    return html`<div class="lessons" part="lessons"><p class="standing">${translate(part?.title ?? '')} <span>${lockReason('lesson')}</span></p></div>`;
  return html`<nav class="lessons" part="lessons" aria-label=${t('Lessons')}>
    <button
      type="button"
      class="contents"
      aria-expanded=${open}
      aria-controls="lesson-list"
      @click=${() => intent.showLessons(!open)}
    >${open ? t('Close the list') : t('All lessons')}</button>
    <p class="standing">${translate(part?.title ?? '')} <span>${tHtml`lesson ${here + 1} of ${all.length}`}</span></p>
    ${neighbour('previous', all[here - 1], intent)} ${neighbour('next', all[here + 1], intent)}
    <div id="lesson-list" class="parts" ?hidden=${!open}>
      ${open ? html`<div class="columns">${contents(model, intent)}${tourPart(uiState.tours, intent)}</div>` : nothing}
    </div>
  </nav>`;
}

function neighbour(which: 'previous' | 'next', entry: LessonEntry | undefined, intent: UiIntent) {
  if (entry === undefined) return nothing;
  const { id, title } = entry;
  const name = translate(title);
  const text = which === 'next' ? html`${name} →` : html`← ${name}`;
  return html`<button
    type="button"
    class=${`neighbour ${which}`}
    aria-label=${which === 'next' ? t`Next lesson: ${name}` : t`Previous lesson: ${name}`}
    @click=${() => intent.openLesson(id)}
  >${text}</button>`;
}

/** The parts of the table of contents; lessons are numbered across parts. */
function contents(model: Model, intent: UiIntent): readonly TemplateResult[] {
  let number = 1;
  return model.contents.map((part) => {
    const start = number;
    number += part.lessons.length;
    return partOf(part, start, model.lesson.id, intent);
  });
}

/** The list of built-in tours. */
function tourPart(tours: UiState['tours'], intent: UiIntent): TemplateResult {
  if (tours.length === 0) return html``;
  const title = t('Tours');
  return html`<section class="part">
    <p class="part-title">${title}</p>
    <ol aria-label=${title}>${tours.map(
      (tour) => html`<li>
        <button type="button" class="lesson" data-tour=${tour.id} @click=${() => intent.openTour(tour.id)}
        ><span class="number" aria-hidden="true">→</span><span class="title">${translate(tour.title)}</span
        ><span class="summary">${translate(tour.summary)}</span></button>
      </li>`,
    )}</ol>
  </section>`;
}

function partOf({ title, lessons }: ContentsPart, start: number, here: string, intent: UiIntent) {
  if (lessons.length === 0) return html``;
  return html`<section class="part">
    <p class="part-title">${translate(title)}</p>
    <ol aria-label=${translate(title)}>${lessons.map((entry, at) => lessonLine(entry, start + at, entry.id === here, intent))}</ol>
  </section>`;
}

function lessonLine({ id, title, summary }: LessonEntry, number: number, here: boolean, intent: UiIntent) {
  return html`<li>
    <button
      type="button"
      class="lesson"
      data-lesson=${id}
      aria-current=${here ? 'page' : nothing}
      @click=${() => intent.openLesson(id)}
    ><span class="number">${number}</span><span class="title">${translate(title)}</span
    ><span class="summary">${withSubscripts(translate(summary))}</span></button>
  </li>`;
}

/** The formula of the mechanism on one line. If it may scroll, it can be focused and scrolled by keyboard. */
function mechanism(model: Model): TemplateResult {
  const tree = mechanismTree(model);
  return html`<p class=${`mechanism ${reservedSpace(model.schema.equation)}`} tabindex=${scrolls(tree) ? 0 : nothing}>${formula(tree)}</p>`;
}

/** Title, summary and source of a lesson, and its formula under the current options. */
export function lessonHead(model: Model): TemplateResult {
  const { lesson, schema } = model;
  return html`<div class="lesson-head">
    <h2>${translate(lesson.title)}</h2>
    <p class="standfirst">${withSubscripts(translate(lesson.summary))} <cite>${formatMessage(schema.source)}.</cite></p>
    ${mechanism(model)}
  </div>`;
}
