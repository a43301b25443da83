import { html, nothing, type TemplateResult } from 'lit';
import { exercisesText } from '../../../i18n/en/exercises';
import { titleOf } from '../../../i18n/lesson-texts';
import { equation } from '../../../ui/equation/equation';
import { cellName } from '../../../ui/format/names';
import { readingText } from '../../../ui/format/number-field';
import { type FeedbackLine, feedback } from '../../questions/views/feedback';
import { hintsOf } from '../hints';
import { instruction } from '../instruction';
import { answerRules, type Question } from '../questions';
import { givenTable } from '../tables';
import { matrixTable } from './matrix-table';
import { type TaskContext, taskView } from './tasks';

/** What the page needs beside its session. */
export interface PageContext extends TaskContext {
  /** Opens the exercise with the next seed, or forgets all answers; null where the author of the page has locked all. */
  readonly repeat: { again(): void; restart(): void } | null;
  /** Opens the lesson; null where the author of the page has locked it. */
  readonly openLesson: (() => void) | null;
  /** Whether the element is the page, whose first heading is that of the exercise. */
  readonly isPage: boolean;
}

/** An exercise: what is given, the matrix with its blanks, hints, and the summary at its end. */
export function exerciseView(context: PageContext): TemplateResult {
  const { session, model, changed } = context;
  const { exercise } = session;
  const { locale } = model;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    session.checkAll();
    changed();
  };
  return html`${header(context)}
    <p class="ask">${instruction(exercise, locale)}</p>
    ${exercise.task.kind === 'order' ? nothing : html`<div class="formula">${equation(locale, exercise.node, exercise.trace)}</div>`}
    <form class="printed" novalidate @submit=${submit}>
      <div class="matrices">
        ${exercise.given.map((node) => matrixTable(locale, givenTable(node, model)))}
        <div class="asked">${taskView(context)}</div>
      </div>
      ${session.isFinished ? nothing : buttons(context)}
      ${feedback(feedbackLines(context))}
    </form>
    ${session.isFinished ? summary(context) : nothing}`;
}

function header({ session, model, openLesson, isPage }: PageContext): TemplateResult {
  const { spec, lesson } = session.exercise;
  const { locale } = model;
  const title = titleOf(locale, lesson);
  return html`<header>
    <p class="of">${locale.t(exercisesText('exercises.exercise'))} · ${locale.t(exercisesText('exercises.seed_of'), { seed: spec.seed })}</p>
    ${isPage ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
    ${openLesson === null ? nothing : html`<button type="button" class="quiet" @click=${openLesson}>${locale.t(exercisesText('exercises.open_lesson'))}</button>`}
  </header>`;
}

function buttons({ session, model: { locale }, changed }: PageContext): TemplateResult {
  const question = session.current;
  const isLastHint = question !== undefined && session.answer(question.id).hints > 1;
  const hint = (): void => {
    session.hint();
    changed();
  };
  return html`<div class="row">
    <button type="submit" class="main">${locale.t(exercisesText('exercises.check'))}</button>
    <button type="button" @click=${hint}>${isLastHint ? locale.t(exercisesText('exercises.show_answer')) : locale.t(exercisesText('exercises.hint'))}</button>
  </div>`;
}

/** What the last check says about each question, then the hints of the current one. */
function feedbackLines({ session, model }: PageContext): readonly FeedbackLine[] {
  const { locale } = model;
  const { current } = session;
  const blanks = stillBlank({ session, model });
  const lines = session.questions.flatMap((question) => {
    // The line about blanks names it.
    if (blanks !== '' && session.answer(question.id).verdict === 'nothing') return [];
    const text = verdictText(question, { session, model });
    return text === null ? [] : [text];
  });
  const shown = current === undefined ? 0 : session.answer(current.id).hints;
  const hints = shown === 0 || current === undefined ? [] : hintsOf(current, session.exercise, locale);
  const lead = locale.t(exercisesText('exercises.hint'));
  return [
    ...lines,
    ...(blanks === '' ? [] : [{ text: locale.t(exercisesText('exercises.still_blank'), { cells: blanks }) }]),
    ...hints.slice(0, shown).map((text) => ({ tone: 'hint', lead, text }) as const),
  ];
}

/** The names of the blank cells, once another one has been checked; empty if there are none. */
function stillBlank({ session, model }: Pick<TaskContext, 'session' | 'model'>): string {
  if (session.exercise.task.kind === 'mistake') return '';
  const isChecked = session.questions.some(({ id }) => {
    const { verdict } = session.answer(id);
    return verdict !== null && verdict !== 'nothing';
  });
  const blank = session.open.flatMap((question) =>
    question.kind === 'cell' && session.answer(question.id).given.trim() === ''
      ? [cellName(question.cell, model)]
      : [],
  );
  return isChecked ? blank.join(', ') : '';
}

function verdictText(
  question: Question,
  { session, model }: Pick<TaskContext, 'session' | 'model'>,
): FeedbackLine | null {
  const { locale } = model;
  const { given, verdict, remark, isRevealed } = session.answer(question.id);
  if (verdict === null || isRevealed) return null;
  if (verdict === 'nothing') return { text: locale.t(nothingGiven(question)), tone: 'wrong' };
  if (question.kind === 'mistake' && verdict === 'right')
    return session.isFinished
      ? null
      : { text: locale.t(exercisesText('exercises.correct_it')), tone: 'right' };
  if (question.kind !== 'cell')
    return verdict === 'right' ? null : { text: locale.t(exercisesText('exercises.wrong')), tone: 'wrong' };
  const cell = cellName(question.cell, model);
  const parts = [
    locale.t(cellTexts[verdict], { cell }),
    readingText(given, locale, answerRules),
    verdict === 'right' || remark === null ? '' : locale.format(remark),
  ];
  const tone = verdict === 'right' ? 'right' : 'wrong';
  return { text: parts.filter((part) => part !== '').join(' '), tone };
}

const cellTexts = {
  right: exercisesText('exercises.cell_right'),
  'no number': exercisesText('exercises.not_number'),
  'too small': exercisesText('exercises.too_small'),
  'too large': exercisesText('exercises.too_large'),
  close: exercisesText('exercises.close'),
  wrong: exercisesText('exercises.wrong'),
  'another matrix': exercisesText('exercises.wrong'),
} as const;

function nothingGiven({ kind }: Question) {
  if (kind === 'mask') return exercisesText('exercises.choose_mask');
  return exercisesText(kind === 'mistake' ? 'exercises.choose_wrong' : 'exercises.nothing');
}

function summary({ session, model: { locale }, repeat, openLesson }: PageContext): TemplateResult {
  const { total, right, withHints, revealed, attempts } = session.summary;
  const tries = locale.t(exercisesText('exercises.done_attempts'), { count: attempts });
  return html`<section class="summary" tabindex="-1" aria-labelledby="exercise-done">
    <h3 id="exercise-done">${locale.t(exercisesText('exercises.done_title'))}</h3>
    <p>${locale.t(exercisesText('exercises.done'), { right: right - withHints, count: total, attempts: tries })}
      ${withHints === 0 ? nothing : locale.t(exercisesText('exercises.done_hints'), { count: withHints })}
      ${revealed === 0 ? nothing : locale.t(exercisesText('exercises.done_shown'), { count: revealed })}</p>
    <div class="row">
      ${
        repeat === null
          ? nothing
          : html`<button type="button" class="main" @click=${repeat.again}>${locale.t(exercisesText('exercises.again'))}</button>
        <button type="button" @click=${repeat.restart}>${locale.t(exercisesText('exercises.restart'))}</button>`
      }
      ${openLesson === null ? nothing : html`<button type="button" @click=${openLesson}>${locale.t(exercisesText('exercises.open_lesson'))}</button>`}
    </div>
  </section>`;
}
