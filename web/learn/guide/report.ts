import { titleOf } from '../../i18n/lesson-texts';
import type { Answer } from '../../lessons/guide';
import { plainText } from '../../results/plain-text';
import { resultLog } from '../../results/result-log';
import type { GivenAnswer } from '../../store/ui/answer';
import { colName, rowName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-intent';
import { scoreOf } from '../questions/answers';
import { choicesIn, isExtreme, partsOf, rowNamed } from '../questions/cells';
import { reportAnswer, reportResult as reportSeries } from '../questions/report';
import { resolved } from '../questions/texts';
import { type Asked, askedAt, isDone } from './questions';
import { stopsOf } from './stops';

/** Starts the time of a question when it is shown, and that of the checks with the first one. */
export function startTime({ id, stop }: Asked, { lesson }: Model, intent: UiIntent): void {
  const log = resultLog(intent);
  log.start(id);
  if (stop.kind === 'check') log.start(lesson.id);
}

export function reportGiven(
  { id, question }: Asked,
  answer: GivenAnswer,
  model: Model,
  intent: UiIntent,
): void {
  const { kind } = question.answer;
  const given = givenText(question.answer, answer.given, model);
  reportAnswer({ question: id, text: textIn(question.ask, model), kind, given }, answer, intent);
}

/** Reports the result of a lesson when the last of its checks is done. */
export function reportResult({ stop, id: current }: Asked, intent: UiIntent): void {
  const model = intent.current();
  const checks = stopsOf(model).flatMap((each) =>
    each.kind === 'check' ? (askedAt(each, model) ?? []) : [],
  );
  const isAmongThem = checks.some((asked) => asked.id === current && isDone(asked));
  if (stop.kind !== 'check' || !isAmongThem || !checks.every(isDone)) return;
  const { id } = model.lesson;
  const about = { kind: 'lesson', id, title: titleOf(model.locale, model.lesson) } as const;
  reportSeries(id, about, scoreOf(checks.map(({ answer }) => answer)), intent);
}

function textIn(markup: string, model: Model): string {
  const { locale, trace, state } = model;
  const node = trace.node(state.position.node) ?? trace.nodes[0];
  return node === undefined ? markup : plainText(resolved(markup, locale, { trace }), node, model);
}

/** An answer as `judge` reads it, in words. */
function givenText(answer: Answer, given: string, model: Model): string {
  switch (answer.kind) {
    case 'cell':
      return `${partsOf(answer.cell).node}:${given}`;
    case 'choice':
      return textIn(answer.choices[Number(given)]?.text ?? '', model);
    case 'word':
      return chosenWord(answer.cell, Number(given), model);
    case 'order': {
      const { node } = rowNamed(answer.row, model.trace) ?? {};
      const words = node && given.split(',').map((col) => colName(node, Number(col), model));
      return words?.join(', ') ?? given;
    }
    default:
      return given;
  }
}

function chosenWord(name: string, index: number, model: Model): string {
  const cell = choicesIn(name, model.trace)[index];
  const node = model.trace.node(cell?.node ?? '');
  if (cell === undefined || node === undefined) return '';
  const isRow = isExtreme(partsOf(name).row);
  return isRow ? rowName(node, cell.row, model) : colName(node, cell.col, model);
}
