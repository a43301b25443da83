import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef } from '../../../engine/types';
import { learnText } from '../../../i18n/en/learn';
import { titleOf } from '../../../i18n/lesson-texts';
import type { Picture } from '../../../lessons/guide';
import type { LessonEntry } from '../../../lessons/lesson';
import { shortPath } from '../../../lessons/short-path';
import type { Model } from '../../../ui/model';
import { lessonsNamed } from '../../../ui/stage/stepper';
import type { UiIntent } from '../../../ui/ui-intent';
import { cellNamed } from '../../questions/cells';
import { contextOf, feedbackText } from '../../questions/feedback';
import { plainText } from '../../questions/views/live';
import { choicesOf } from '../../questions/views/question';
import type { QuestionView } from '../../questions/views/question-view';
import { reveal } from '../answering';
import { type Asked, askedAt, isDone } from '../questions';
import { guideOf, type StopOf, stopsOf } from '../stops';
import { sourceText } from '../texts';
import { goTo } from '../walk';
import { arcs } from './arcs';
import { imagePicture } from './image-picture';
import { matrixPicture } from './matrix-picture';
import { viewOf } from './question';

/** Minutes for a stop, as measured with readers of the first lessons. */
const minutesPerStop = 0.6;

/** How many stops there are, and about how long they take. */
function extent(model: Model): string {
  const count = stopsOf(model).filter(({ kind }) => kind === 'step').length;
  const minutes = Math.max(1, Math.round(stopsOf(model).length * minutesPerStop));
  return model.locale.t(learnText('guide.extent'), { count, minutes });
}

/** The stop at which the reader left the lesson; null if it has not been begun. */
function lastStop(model: Model) {
  const visited = model.guideProgress?.visited[model.lesson.id] ?? [];
  const last = stopsOf(model).findLast(
    ({ id, kind }) => kind !== 'cover' && kind !== 'end' && visited.includes(id),
  );
  return last === undefined || visited.includes('end') ? null : last;
}

/** Whether a reader first uses the model; in the ten-minute path the walk goes on. */
function opensOnUse({ tabs, state }: Model): boolean {
  return tabs.includes('use') && state.position.granularity !== 'short';
}

function startButtons(asked: Asked, model: Model, intent: UiIntent): TemplateResult {
  const first = stopsOf(model)[1];
  const last = lastStop(model);
  const { locale } = model;
  const start = (): void => {
    if (first !== undefined) goTo(first, intent.current(), intent);
  };
  const use = (): void => {
    start();
    intent.dispatch({ type: 'show-tab', tab: 'use' });
  };
  const canUse = opensOnUse(model);
  return html`<div class="cover-start">
    <button type="button" class="pill" @click=${canUse ? use : start}>${locale.t(canUse ? learnText('guide.use') : learnText('guide.start'))} <span aria-hidden="true">→</span></button>
    ${canUse ? html`<button type="button" class="quiet" @click=${start}>${locale.t(learnText('guide.walk'))}</button>` : nothing}
    ${last === null || last === first ? nothing : html`<button type="button" class="quiet" @click=${() => goTo(last, intent.current(), intent)}>${locale.t(learnText('guide.continue'))}</button>`}
    ${isDone(asked) ? nothing : html`<button type="button" class="quiet cover-reveal" @click=${() => reveal(asked, model, intent)}>${locale.t(learnText('guide.show_me'))}</button>`}
  </div>`;
}

/** The cells whose numbers the questions after the cover ask for. */
const askedLater = (model: Model): readonly CellRef[] =>
  stopsOf(model).flatMap((stop) => {
    const answer = stop.kind === 'cover' ? undefined : askedAt(stop, model)?.question.answer;
    const isNumber = answer?.kind === 'number' || answer?.kind === 'bar';
    return (isNumber && cellNamed(answer.cell, model.trace)) || [];
  });

function drawnPicture(picture: Picture, view: QuestionView): TemplateResult {
  switch (picture.kind) {
    case 'arcs':
      return arcs(picture.row, view);
    case 'matrix':
      return matrixPicture(picture, view, askedLater(view.model));
    case 'image':
      return imagePicture(picture, view);
  }
}

/** Whether a question has a smaller type; a reference stands for a word. */
const isLong = (ask: string): boolean => ask.replace(/\[\[.*?\]\]/g, 'word').length > 56;

/** The title of the lesson; in the ten-minute path also which stop it is. */
function coverTitle({ lesson, locale, state }: Model): string {
  const title = titleOf(locale, lesson);
  const at = shortPath.indexOf(lesson.id);
  if (state.position.granularity !== 'short' || at < 0) return title;
  return `${locale.t(learnText('guide.path_stop'), { at: at + 1, count: shortPath.length })} · ${title}`;
}

/** The lessons that this one builds on; nothing if it needs none, and in the ten-minute path, which leaves them out. */
function needs(model: Model, intent: UiIntent): TemplateResult | typeof nothing {
  const { locale, locks } = model;
  const found = lessonsNamed(guideOf(model)?.needs ?? [], model);
  if (found.length === 0 || locks.has('lesson') || model.state.position.granularity === 'short')
    return nothing;
  const link = (entry: LessonEntry, at: number): TemplateResult =>
    html`<button type="button" class="need" @click=${() => intent.openLesson(entry.id)}>${titleOf(locale, entry)}${at < found.length - 1 ? ',' : ''}</button> `;
  return html`<span class="cover-needs">${locale.t(learnText('guide.needs'))} ${found.map(link)}</span><br />`;
}

/** The first screen of a lesson: one question, one picture, Start. */
export function cover(stop: StopOf<'cover'>, model: Model, intent: UiIntent): TemplateResult {
  const { locale, schema } = model;
  const { picture, lead } = stop.cover;
  const asked = askedAt(stop, model);
  if (asked === null) return html``;
  const view = viewOf(asked, model, intent);
  const done = isDone(asked);
  const text = feedbackText(asked, model);
  const isRight = asked.answer.verdict === 'right';
  const drawn = drawnPicture(picture, view);
  const source = guideOf(model)?.sources.find(({ isErratum }) => !isErratum);
  return html`<div class=${`cover of-${picture.kind}`} role="group" aria-label=${locale.t(learnText('guide.cover'))}>
    <p class="cover-title">${coverTitle(model)}</p>
    <h3 id="question-ask" class=${isLong(asked.question.ask) ? 'cover-question long' : 'cover-question'}>${plainText(asked.question.ask, model)}</h3>
    <p class="cover-hint">${done ? nothing : locale.t(learnText('guide.take_guess'))}</p>
    ${drawn} ${picture.kind === 'arcs' ? nothing : choicesOf(view)}
    <p class="cover-lead" role="status">${
      text === ''
        ? plainText(lead, model)
        : html`<b class=${isRight ? 'good' : 'bad'}>${locale.t(isRight ? learnText('guide.right') : learnText('guide.not_quite'))}</b> ${plainText(text, model, contextOf(asked, model))}`
    }</p>
    ${startButtons(asked, model, intent)}
    <p class="cover-foot">${needs(model, intent)}${extent(model)} · ${source === undefined ? locale.format(schema.source) : sourceText(source)}</p>
  </div>`;
}
