import { exercisesText } from '../../../i18n/en/exercises';
import type { Locale } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import { type Exercise, modelOf } from '../../../learn/exercises/exercise';
import { type ExerciseSource, generate } from '../../../learn/exercises/generation/generate';
import { maskLetter, stepTitle } from '../../../learn/exercises/hints';
import { instruction } from '../../../learn/exercises/instruction';
import { numberText } from '../../../learn/exercises/number-text';
import { type ExerciseSpec, maxSeed, shownLesson, writeSpec } from '../../../learn/exercises/spec';
import { askedTable, givenTable, maskTable, type TableTexts } from '../../../learn/exercises/tables';
import { isRefusal, type Refusal } from '../../../store/document/refusal';
import { equationTree, symbolTree } from '../../../ui/equation/equation';
import { cellValue } from '../../../ui/format/format';
import { cellName } from '../../../ui/format/names';
import type { Model } from '../../../ui/model';
import { sheetStyle } from './sheet-style';
import { type Tree, toHtml } from './tree';

/** The most sheets that are made at once. */
export const maxSheets = 200;

/** The exercises of a class: the seeds from that of `spec` on. */
export function classOf(
  spec: ExerciseSpec,
  count: number,
  source: ExerciseSource,
): readonly Exercise[] | Refusal {
  const exercises: Exercise[] = [];
  for (let at = 0; at < count; at += 1) {
    const seed = ((spec.seed - 1 + at) % maxSeed) + 1;
    const exercise = generate({ ...spec, seed }, source);
    if (isRefusal(exercise)) return exercise;
    exercises.push(exercise);
  }
  return exercises;
}

/** A page of HTML that needs no other file: the sheets, then the key. */
export function sheetsFile(exercises: readonly Exercise[], locale: Locale): string {
  const head: Tree = [
    'head',
    {},
    ['meta', { charset: 'utf-8' }],
    ['meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    ['title', {}, sheetsTitle(exercises, locale)],
  ];
  const body = toHtml(['body', {}, ...sheetTrees(exercises, locale)]);
  const withStyle = toHtml(head).replace('</head>', `<style>${sheetStyle}</style></head>`);
  return `<!doctype html>\n<html lang="${locale.code}">${withStyle}${body}</html>\n`;
}

function sheetsTitle([first]: readonly Exercise[], locale: Locale): string {
  return locale.t(exercisesText('exercises.sheets_title'), {
    lesson: first === undefined ? '' : titleOf(locale, first.lesson),
  });
}

/** The sheets, and the key on pages of its own. */
export function sheetTrees(exercises: readonly Exercise[], locale: Locale): readonly Tree[] {
  return [...exercises.map((exercise) => sheet(exercise, locale)), key(exercises, locale)];
}

function sheet(exercise: Exercise, locale: Locale): Tree {
  const { spec, lesson, node, trace, task } = exercise;
  const model = modelOf(exercise, locale);
  const formula: Tree[] =
    task.kind === 'order' ? [] : [['math', { display: 'block' }, equationTree(locale, node, trace)]];
  return [
    'section',
    { class: 'sheet' },
    [
      'div',
      { class: 'top' },
      ['h1', {}, titleOf(locale, lesson)],
      ['span', {}, locale.t(exercisesText('exercises.seed_of'), { seed: spec.seed })],
    ],
    [
      'p',
      { class: 'name' },
      `${locale.t(exercisesText('exercises.name_line'))} `,
      ['span', { class: 'line' }],
    ],
    ['p', { class: 'ask' }, instruction(exercise, locale)],
    ...formula,
    ['div', { class: 'matrices' }, ...exercise.given.map((each) => figure(givenTable(each, model), model))],
    ...asked(exercise, model),
    ['p', { class: 'foot' }, `Attention Lab · ${writeSpec({ ...spec, lesson: shownLesson(spec) })}`],
  ];
}

function asked(exercise: Exercise, model: Model): readonly Tree[] {
  const { node, task, trace } = exercise;
  const { locale } = model;
  if (task.kind === 'order') {
    const steps = task.shown.map(
      (id): Tree => ['li', {}, ['span', { class: 'box' }], stepTitle(id, trace, locale)],
    );
    return [
      ['p', {}, locale.t(exercisesText('exercises.number_steps'))],
      ['ul', { class: 'steps' }, ...steps],
    ];
  }
  if (task.kind !== 'mask')
    return [['div', { class: 'matrices' }, figure(askedTable(exercise, model), model)]];
  const masks = task.choices.map((mask, at) => {
    const title = locale.t(exercisesText('exercises.mask'), { letter: maskLetter(at) });
    return figure(maskTable(mask, node, title, model), model, title);
  });
  return [
    ['div', { class: 'matrices' }, figure(givenTable(node, model), model)],
    ['div', { class: 'matrices' }, ...masks],
  ];
}

function figure({ node, columns, rows }: TableTexts, { locale }: Model, title?: string): Tree {
  const caption: readonly Tree[] =
    title === undefined
      ? [`${locale.format(node.title)} `, ['math', {}, symbolTree(locale, node, null)]]
      : [title];
  const header = columns.map((name): Tree => ['th', { scope: 'col' }, name]);
  const lines = rows.map(({ name, cells }): Tree => {
    const numbers = cells.map(
      (text): Tree => ['td', { class: text === null ? 'number blank' : 'number' }, text ?? ''],
    );
    return ['tr', {}, ['th', { scope: 'row' }, name], ...numbers];
  });
  return [
    'figure',
    {},
    ['figcaption', {}, ...caption],
    ['table', {}, ['thead', {}, ['tr', {}, ['td', {}], ...header]], ['tbody', {}, ...lines]],
  ];
}

function key(exercises: readonly Exercise[], locale: Locale): Tree {
  const rows = exercises.map(
    (exercise): Tree => [
      'tr',
      {},
      ['th', { scope: 'row' }, locale.t(exercisesText('exercises.seed_of'), { seed: exercise.spec.seed })],
      ['td', {}, keyText(exercise, locale)],
    ],
  );
  return [
    'section',
    { class: 'key' },
    ['h1', {}, `${locale.t(exercisesText('exercises.key_page'))} · ${sheetsTitle(exercises, locale)}`],
    ['table', {}, ['tbody', {}, ...rows]],
  ];
}

/** The answers of an exercise in one line. */
export function keyText(exercise: Exercise, locale: Locale): string {
  const { node, task, trace } = exercise;
  const model = modelOf(exercise, locale);
  const right = (row: number, col: number): string => numberText(locale, node, cellValue(node, row, col));
  switch (task.kind) {
    case 'mask':
      return maskLetter(task.right);
    case 'order':
      return task.right.map((id) => stepTitle(id, trace, locale)).join(' → ');
    case 'mistake': {
      const { row, col } = task.wrong;
      const numbers = { wrong: numberText(locale, node, task.number), right: right(row, col) };
      const corrected = locale.t(exercisesText('exercises.corrected'), {
        cell: cellName(task.wrong, model),
        ...numbers,
      });
      const reason = task.diagnosis === null ? '' : ` ${locale.format(task.diagnosis)}`;
      return `${corrected}.${reason}`;
    }
    default:
      return task.blanks.map((cell) => `${cellName(cell, model)} = ${right(cell.row, cell.col)}`).join('; ');
  }
}
