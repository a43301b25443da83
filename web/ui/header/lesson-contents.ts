import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import { partPurpose, partTitle, summaryOf, titleOf } from '../../i18n/lesson-texts';
import { listed, listedId } from '../../lessons/comparisons';
import type { LessonEntry } from '../../lessons/lesson';
import type { GuideProgress } from '../../store/ui/guide-progress';
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
  >${locale.t(authoringText('header.search'))} <kbd aria-hidden="true">/</kbd></button>`;
}

/** The search, all lessons by parts, and the built-in tours. */
export function lessonContents(model: Model, uiState: UiState, intent: UiIntent): TemplateResult {
  return html`${searchButton(model.locale, intent)}<div class="columns">${contents(model, uiState, intent)}${tourPart(model.locale, uiState.tours, intent)}</div>`;
}

/** Lessons are numbered across parts. */
function contents(model: Model, uiState: UiState, intent: UiIntent): readonly TemplateResult[] {
  const list: ListContext = {
    locale: model.locale,
    here: listedId(model.lesson),
    progress: uiState.guideProgress,
    intent,
  };
  let number = 1;
  return model.contents.map((part) => {
    const start = number;
    number += listed(part.lessons).length;
    return partOf(part, start, list);
  });
}

/** The list of built-in tours. */
function tourPart(locale: Locale, tours: UiState['tours'], intent: UiIntent): TemplateResult {
  if (tours.length === 0) return html``;
  const title = locale.t(authoringText('header.tours'));
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

interface ListContext {
  readonly locale: Locale;
  /** The id of the open lesson. */
  readonly here: string;
  readonly progress: GuideProgress;
  readonly intent: UiIntent;
}

function partOf(part: ContentsPart, start: number, list: ListContext) {
  const { id, purpose, lessons } = part;
  if (lessons.length === 0) return html``;
  const { locale } = list;
  const title = partTitle(locale, part);
  return html`<section class="part">
    <p class="part-title">${title}</p>
    <p class="part-purpose">${partPurpose(locale, id, purpose)}</p>
    <ol aria-label=${title}>${listed(lessons).map((entry, at) => lessonLine(entry, start + at, list))}</ol>
  </section>`;
}

/** How far the reader has come in a lesson; nothing if it has not been begun. */
function progressMark(id: string, { locale, progress }: ListContext): TemplateResult | typeof nothing {
  const visited = progress.visited[id] ?? [];
  if (!visited.some((stop) => stop !== 'cover')) return nothing;
  const isDone = visited.includes('end');
  const name = isDone ? locale.t(authoringText('header.finished')) : locale.t(authoringText('header.begun'));
  return html`<span class="progress" role="img" aria-label=${name} title=${name}>${isDone ? '✓' : '…'}</span>`;
}

function lessonLine(entry: LessonEntry, number: number, list: ListContext) {
  const { locale, here, intent } = list;
  const { id } = entry;
  return html`<li>
    <button
      type="button"
      class="lesson"
      data-lesson=${id}
      aria-current=${id === here ? 'page' : nothing}
      @click=${() => intent.openLesson(id)}
    ><span class="number">${number}</span><span class="title">${titleOf(locale, entry)} ${progressMark(id, list)}</span
    ><span class="summary">${withSubscripts(summaryOf(locale, entry))}</span></button>
  </li>`;
}
