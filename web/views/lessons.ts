import { html, nothing, type TemplateResult } from 'lit';
import type { Chrome, ChromeIntent } from './chrome';
import { formula } from './equation';
import { lettered } from './letters';
import type { Model } from './model';

/** All lessons in reading order: a line of titles where there is room, a table of contents to open where there is not. */
export function lessonList(model: Model, chrome: Chrome, intent: ChromeIntent): TemplateResult {
  const { lessonsOpen: open } = chrome;
  return html`<nav class="lessons" aria-label="Lessons">
    <button
      type="button"
      class="contents"
      aria-expanded=${open}
      aria-controls="lesson-list"
      @click=${() => intent.showLessons(!open)}
    >${open ? 'Close the list' : 'All lessons'}</button>
    <ol id="lesson-list" class=${open ? 'open' : ''}>
      ${model.lessons.map(({ id, title, summary }) => {
        const here = id === model.lesson.id;
        return html`<li>
          <button
            type="button"
            class="lesson"
            aria-current=${here ? 'page' : nothing}
            @click=${() => intent.openLesson(id)}
          ><span class="title">${title}</span><span class="summary">${lettered(summary)}</span></button>
        </li>`;
      })}
    </ol>
  </nav>`;
}

/** The head of a lesson: what it is called, what it is about, and the whole mechanism on one line. */
export function lessonHead(model: Model): TemplateResult {
  const { lesson, schema } = model;
  return html`<div class="lesson-head">
    <h2>${lesson.title}</h2>
    <p class="standfirst">${lettered(lesson.summary)} <cite>${schema.source}.</cite></p>
    <p class="mechanism">${formula(schema.equation)}</p>
  </div>`;
}
