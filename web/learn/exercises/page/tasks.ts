import { html, nothing, type TemplateResult } from 'lit';
import { exercisesText } from '../../../i18n/en/exercises';
import { maxAnswerLength } from '../../../store/ui/answer';
import { cellValue } from '../../../ui/format/format';
import { cellName } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';
import { maskLetter, stepTitle } from '../hints';
import { numberText } from '../number-text';
import { askedTable, givenTable, maskTable } from '../tables';
import { matrixTable } from './matrix-table';
import type { Session } from './session';

/** What the views of a task need. */
export interface TaskContext {
  readonly session: Session;
  readonly model: Model;
  /** Draws the page again. */
  changed(): void;
}

/** Where the reader answers. */
export function taskView(context: TaskContext): TemplateResult {
  const { kind } = context.session.exercise.task;
  if (kind === 'mask') return masks(context);
  return kind === 'order' ? order(context) : cells(context);
}

/** The asked matrix: fields in blank cells; buttons while the wrong number is looked for. */
function cells(context: TaskContext): TemplateResult {
  const { session, model } = context;
  const { exercise } = session;
  const { node, task } = exercise;
  const isLooking = task.kind === 'mistake' && !session.isDone('mistake');
  return matrixTable(model.locale, askedTable(exercise, model), (row, col, text) => {
    if (isLooking) return pick(row, col, text ?? '', context);
    const id = `${node.id}:${row},${col}`;
    const isAsked = session.questions.some((question) => question.id === id);
    return isAsked ? field(id, row, col, context) : undefined;
  });
}

function pick(
  row: number,
  col: number,
  text: string,
  { session, model, changed }: TaskContext,
): TemplateResult {
  const { node } = session.exercise;
  const given = `${row},${col}`;
  const { given: chosen } = session.answer('mistake');
  const choose = (): void => {
    session.choose('mistake', given);
    changed();
  };
  const cell = cellName({ node: node.id, row, col }, model);
  return html`<button
    type="button"
    class="pick"
    aria-pressed=${chosen === given}
    aria-label=${model.locale.t(exercisesText('exercises.pick'), { cell, number: text })}
    @click=${choose}
  >${text}</button>`;
}

function field(
  id: string,
  row: number,
  col: number,
  { session, model, changed }: TaskContext,
): TemplateResult {
  const { node } = session.exercise;
  const { given, verdict, isRevealed } = session.answer(id);
  const isDone = session.isDone(id);
  const right = isDone ? numberText(model.locale, node, cellValue(node, row, col)) : '';
  const isWrong = verdict !== null && verdict !== 'right';
  const cell = cellName({ node: node.id, row, col }, model);
  return html`<input
    class=${isRevealed ? 'revealed' : isDone ? 'right' : isWrong ? 'wrong' : ''}
    type="text"
    inputmode="text"
    maxlength=${maxAnswerLength}
    autocomplete="off"
    spellcheck="false"
    maxlength="40"
    data-question=${id}
    aria-label=${model.locale.t(exercisesText('exercises.blank'), { cell })}
    aria-invalid=${isWrong}
    ?readonly=${isDone}
    .value=${isRevealed ? right : given}
    @focus=${() => session.focus(id)}
    @input=${(event: Event) => {
      session.choose(id, (event.currentTarget as HTMLInputElement).value);
      changed();
    }}
  />`;
}

/** The weights, and masks to choose from. */
function masks({ session, model, changed }: TaskContext): TemplateResult {
  const { node, task } = session.exercise;
  if (task.kind !== 'mask') return html`${nothing}`;
  const { given } = session.answer('mask');
  const isDone = session.isDone('mask');
  const choices = task.choices.map((mask, at) => {
    const name = model.locale.t(exercisesText('exercises.mask'), { letter: maskLetter(at) });
    const caption = html`<label><input
        type="radio"
        name="mask"
        .checked=${isDone ? at === task.right : given === String(at)}
        ?disabled=${isDone}
        @change=${() => {
          session.choose('mask', String(at));
          changed();
        }}
      /> ${name}</label>`;
    return matrixTable(model.locale, maskTable(mask, node, name, model), undefined, caption);
  });
  return html`${matrixTable(model.locale, givenTable(node, model))}
    <div class="choices-of-masks" role="radiogroup" aria-label=${model.locale.t(exercisesText('exercises.kind_mask'))}>${choices}</div>`;
}

/** The steps, each with buttons that move it. */
function order({ session, model, changed }: TaskContext): TemplateResult {
  const { locale, trace } = model;
  const { task } = session.exercise;
  const isDone = session.isDone('order');
  const ids = isDone && task.kind === 'order' ? task.right : session.answer('order').given.split(' ');
  const move = (at: number, by: number): void => {
    const moved = [...ids];
    const [id = ''] = moved.splice(at, 1);
    moved.splice(at + by, 0, id);
    session.choose('order', moved.join(' '));
    changed();
  };
  const button = (id: string, at: number, by: 1 | -1): TemplateResult => {
    const step = stepTitle(id, trace, locale);
    const label =
      by < 0
        ? locale.t(exercisesText('exercises.move_up'), { step })
        : locale.t(exercisesText('exercises.move_down'), { step });
    const isImpossible = at + by < 0 || at + by >= ids.length;
    return html`<button type="button" aria-label=${label} aria-disabled=${isImpossible} @click=${() => isImpossible || move(at, by)}>${by < 0 ? '↑' : '↓'}</button>`;
  };
  return html`<ol class="steps" aria-label=${locale.t(exercisesText('exercises.your_order'))}>
    ${ids.map(
      (id, at) => html`<li>
        <span>${stepTitle(id, trace, locale)}</span>
        ${isDone ? nothing : html`<span class="moves">${button(id, at, -1)}${button(id, at, 1)}</span>`}
      </li>`,
    )}
  </ol>`;
}
