import { html, type TemplateResult } from 'lit';
import { exercisesText } from '../../../i18n/en/exercises';
import type { Locale } from '../../../i18n/i18n';
import { type Exercise, modelOf } from '../../../learn/exercises/exercise';
import { maskLetter, stepTitle } from '../../../learn/exercises/hints';
import { instruction } from '../../../learn/exercises/instruction';
import { matrixTable } from '../../../learn/exercises/page/matrix-table';
import type { Place } from '../../../learn/exercises/spec';
import { askedTable, givenTable, maskTable } from '../../../learn/exercises/tables';
import { cellName } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';

/** What the preview needs. */
export interface PreviewContext {
  readonly exercise: Exercise;
  readonly locale: Locale;
  setBlanks(cells: readonly Place[]): void;
}

/** The exercise as its readers see it; cells that can be blank are buttons. */
export function preview(context: PreviewContext): TemplateResult {
  const { exercise, locale } = context;
  const model = modelOf(exercise, locale);
  return html`<p class="ask">${instruction(exercise, locale)}</p>
    <div class="matrices">
      ${exercise.given.map((node) => matrixTable(locale, givenTable(node, model)))} ${asked(context, model)}
    </div>`;
}

function asked({ exercise, locale, setBlanks }: PreviewContext, model: Model): TemplateResult {
  const { task, node, trace } = exercise;
  if (task.kind === 'order')
    return html`<ol class="steps">${task.shown.map((id) => html`<li>${stepTitle(id, trace, locale)}</li>`)}</ol>`;
  if (task.kind === 'mask') {
    const masks = task.choices.map((mask, at) => {
      const title = locale.t(exercisesText('exercises.mask'), { letter: maskLetter(at) });
      return matrixTable(locale, maskTable(mask, node, title, model), undefined, title);
    });
    return html`${matrixTable(locale, givenTable(node, model))} ${masks}`;
  }
  const table = askedTable(exercise, model);
  if (task.kind === 'mistake') return matrixTable(locale, table);
  const blanks = task.blanks.map(({ row, col }): Place => [row, col]);
  return matrixTable(locale, table, (row, col, text) => {
    const isBlank = text === null;
    const others = blanks.filter(([r, c]) => r !== row || c !== col);
    const toggle = (): void => setBlanks(isBlank ? others : [...blanks, [row, col]]);
    const cell = cellName({ node: node.id, row, col }, model);
    return html`<button
      type="button"
      class=${isBlank ? 'pick blank-on' : 'pick'}
      aria-pressed=${isBlank}
      aria-label=${locale.t(exercisesText('exercises.blank_toggle'), { cell })}
      @click=${toggle}
    >${text ?? '\u00a0'}</button>`;
  });
}
