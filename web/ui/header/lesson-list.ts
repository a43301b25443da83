import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Locale } from '../../i18n/i18n';
import { partTitle, titleOf } from '../../i18n/lesson-texts';
import { listed, listedId } from '../../lessons/comparisons';
import type { LessonEntry } from '../../lessons/lesson';
import { lockReason } from '../../store/document/locks';
import type { UiState } from '../../store/ui/ui-state';
import type { Loaded } from '../lazy';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** The table of contents, which is loaded when it is first opened, and buttons for the previous and the next lesson. */
export function lessonList(
  model: Model,
  uiState: UiState,
  intent: UiIntent,
  { lessonContents }: Loaded,
): TemplateResult {
  const { lesson, contents, locks } = model;
  const dependencies = [
    contents,
    lesson.id,
    uiState.lessonsOpen,
    uiState.tours,
    uiState.guideProgress,
    locks,
    intent,
    lessonContents,
  ];
  return html`${guard(dependencies, () => list(model, uiState, intent, lessonContents))}`;
}

function list(
  model: Model,
  uiState: UiState,
  intent: UiIntent,
  loaded: Loaded['lessonContents'],
): TemplateResult {
  const { lessonsOpen: open } = uiState;
  const all = listed(model.contents.flatMap(({ lessons }) => lessons));
  const hereId = listedId(model.lesson);
  const here = all.findIndex(({ id }) => id === hereId);
  const part = model.contents.find(({ lessons }) => lessons.some(({ id }) => id === hereId));
  if (model.locks.has('lesson'))
    return html`<div class="lessons" part="lessons"><p class="standing">${part === undefined ? '' : partTitle(model.locale, part)} <span>${model.locale.format(lockReason('lesson'))}</span></p></div>`;
  return html`<div role="navigation" class="lessons" part="lessons" aria-label=${model.locale.t('header.lessons')}>
    <button
      type="button"
      class="contents"
      aria-expanded=${open}
      aria-controls="lesson-list"
      @click=${() => intent.showLessons(!open)}
    ><span class="bars" aria-hidden="true">☰</span> <span class="label">${open ? model.locale.t('header.close_list') : model.locale.t('header.all_lessons')}</span></button>
    ${
      part === undefined
        ? nothing
        : html`<p class="standing">${partTitle(model.locale, part)} <span>${model.locale.tHtml('header.lesson', { here: here + 1, count: all.length })}</span></p>
    ${neighbour(model.locale, 'previous', all[here - 1], intent)} ${neighbour(model.locale, 'next', all[here + 1], intent)}`
    }
    <div id="lesson-list" class="parts" ?hidden=${!open}>
      ${(open && loaded?.lessonContents(model, uiState, intent)) || nothing}
    </div>
  </div>`;
}

function neighbour(
  locale: Locale,
  which: 'previous' | 'next',
  entry: LessonEntry | undefined,
  intent: UiIntent,
) {
  if (entry === undefined) return nothing;
  const name = titleOf(locale, entry);
  return html`<button
    type="button"
    class=${`quiet neighbour ${which}`}
    title=${name}
    aria-label=${which === 'next' ? locale.t('header.next_lesson', { name }) : locale.t('header.previous_lesson', { name })}
    @click=${() => intent.openLesson(entry.id)}
  >${which === 'next' ? '›' : '‹'}</button>`;
}
