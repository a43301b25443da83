import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Locale } from '../../i18n/i18n';
import type { LessonEntry } from '../../lessons/lesson';
import { lockReason } from '../../store/document/locks';
import type { UiState } from '../../store/ui/ui-state';
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
    return html`<div class="lessons" part="lessons"><p class="standing">${model.locale.translate(part?.title ?? '')} <span>${model.locale.format(lockReason('lesson'))}</span></p></div>`;
  return html`<nav class="lessons" part="lessons" aria-label=${model.locale.t('header.lessons')}>
    <button
      type="button"
      class="contents"
      aria-expanded=${open}
      aria-controls="lesson-list"
      @click=${() => intent.showLessons(!open)}
    ><span class="bars" aria-hidden="true">☰</span> <span class="label">${open ? model.locale.t('header.close_list') : model.locale.t('header.all_lessons')}</span></button>
    <p class="standing">${model.locale.translate(part?.title ?? '')} <span>${model.locale.tHtml('header.lesson', { here: here + 1, count: all.length })}</span></p>
    ${neighbour(model.locale, 'previous', all[here - 1], intent)} ${neighbour(model.locale, 'next', all[here + 1], intent)}
    <div id="lesson-list" class="parts" ?hidden=${!open}>
      ${open ? html`<div class="columns">${contents(model, intent)}${tourPart(model.locale, uiState.tours, intent)}</div>` : nothing}
    </div>
  </nav>`;
}

function neighbour(
  locale: Locale,
  which: 'previous' | 'next',
  entry: LessonEntry | undefined,
  intent: UiIntent,
) {
  if (entry === undefined) return nothing;
  const { id, title } = entry;
  const name = locale.translate(title);
  return html`<button
    type="button"
    class=${`quiet neighbour ${which}`}
    title=${name}
    aria-label=${which === 'next' ? locale.t('header.next_lesson', { name }) : locale.t('header.previous_lesson', { name })}
    @click=${() => intent.openLesson(id)}
  >${which === 'next' ? '›' : '‹'}</button>`;
}

/** The parts of the table of contents; lessons are numbered across parts. */
function contents(model: Model, intent: UiIntent): readonly TemplateResult[] {
  let number = 1;
  return model.contents.map((part) => {
    const start = number;
    number += part.lessons.length;
    return partOf(model.locale, part, start, model.lesson.id, intent);
  });
}

/** The list of built-in tours. */
function tourPart(locale: Locale, tours: UiState['tours'], intent: UiIntent): TemplateResult {
  if (tours.length === 0) return html``;
  const title = locale.t('header.tours');
  return html`<section class="part">
    <p class="part-title">${title}</p>
    <ol aria-label=${title}>${tours.map(
      (tour) => html`<li>
        <button type="button" class="lesson" data-tour=${tour.id} @click=${() => intent.openTour(tour.id)}
        ><span class="number" aria-hidden="true">→</span><span class="title">${locale.t(tour.title)}</span
        ><span class="summary">${locale.t(tour.summary)}</span></button>
      </li>`,
    )}</ol>
  </section>`;
}

function partOf(
  locale: Locale,
  { title, lessons }: ContentsPart,
  start: number,
  here: string,
  intent: UiIntent,
) {
  if (lessons.length === 0) return html``;
  return html`<section class="part">
    <p class="part-title">${locale.translate(title)}</p>
    <ol aria-label=${locale.translate(title)}>${lessons.map((entry, at) => lessonLine(locale, entry, start + at, entry.id === here, intent))}</ol>
  </section>`;
}

function lessonLine(
  locale: Locale,
  { id, title, summary }: LessonEntry,
  number: number,
  here: boolean,
  intent: UiIntent,
) {
  return html`<li>
    <button
      type="button"
      class="lesson"
      data-lesson=${id}
      aria-current=${here ? 'page' : nothing}
      @click=${() => intent.openLesson(id)}
    ><span class="number">${number}</span><span class="title">${locale.translate(title)}</span
    ><span class="summary">${withSubscripts(locale.translate(summary))}</span></button>
  </li>`;
}
