import '../../i18n/en/authoring';
import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../../i18n/i18n';
import type { LessonEntry } from '../../lessons/lesson';
import type { UiState } from '../../store/ui/ui-state';
import { withSubscripts } from '../format/subscripts';
import type { ContentsPart, Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** The button that opens the search. */
function searchButton(locale: Locale, intent: UiIntent): TemplateResult {
  return html`<button
    type="button"
    class="search-open"
    aria-haspopup="dialog"
    aria-keyshortcuts="/"
    @click=${({ currentTarget }: Event) => intent.openSearch(currentTarget as Node)}
  >${locale.t('header.search')} <kbd aria-hidden="true">/</kbd></button>`;
}

/** The search, all lessons by parts, and the built-in tours. */
export function lessonContents(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  return html`${searchButton(model.locale, intent)}<div class="columns">${contents(model, intent)}${tourPart(model.locale, uiState.tours, intent)}</div>`;
}

/** Lessons are numbered across parts. */
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
