import type { TraceNode } from '../../engine/types';
import type { Question } from '../../lessons/guide';
import { plainText } from '../../reporting/plain-text';
import { type Reporter, resultLog } from '../../reporting/result-log';
import type { AnswerDetail, ResultDetail } from '../../store/results';
import { type GivenAnswer, isAnswer } from '../../store/ui/answer';
import { colName, rowName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import type { Score } from './answers';
import { choicesIn, isExtreme, partsOf, rowNamed } from './cells';
import { resolved } from './texts';

/** Reports an answer, as the reader sees it and the question; verdicts such as “no number” are about none. */
export function report(
  question: Pick<AnswerDetail, 'question' | 'text' | 'kind' | 'given'>,
  { verdict, tries }: GivenAnswer,
  reporter: Reporter,
): void {
  if (!isAnswer(verdict)) return;
  resultLog(reporter).answer({ ...question, right: verdict === 'right', attempt: tries });
}

/** The question of a guide or a tour, and the node that its texts are about. */
interface Reported {
  /** The id of the question in events. */
  readonly id: string;
  readonly question: Question;
  readonly node: TraceNode | undefined;
}

/** Reports an answer of a guide or a tour. */
export function reportAnswer(
  reported: Reported,
  answer: GivenAnswer,
  model: Model,
  reporter: Reporter,
): void {
  const { id, question } = reported;
  const { kind } = question.answer;
  const given = givenText(reported, answer.given, model);
  report({ question: id, text: textIn(question.ask, reported, model), kind, given }, answer, reporter);
}

/** Reports the end of a series of questions, whose time was started under the id `series`. */
export function reportResult(
  series: string,
  about: Pick<ResultDetail, 'kind' | 'id' | 'title'>,
  { total, right, attempts }: Score,
  reporter: Reporter,
): void {
  resultLog(reporter).result(series, { ...about, total, right, attempts });
}

function textIn(markup: string, { node }: Reported, model: Model): string {
  const { locale, trace } = model;
  return node === undefined ? markup : plainText(resolved(markup, locale, { trace }), node, model);
}

/** An answer as `judge` reads it, in words. */
function givenText(reported: Reported, given: string, model: Model): string {
  const { answer } = reported.question;
  switch (answer.kind) {
    case 'cell':
      return given.includes(':') ? given : `${partsOf(answer.cell).node}:${given}`;
    case 'choice':
      return textIn(answer.choices[Number(given)]?.text ?? '', reported, model);
    case 'word':
      return chosenWord(answer.cell, Number(given), model);
    case 'order': {
      const { node } = rowNamed(answer.row, model.trace) ?? {};
      const words = node && given.split(',').map((col) => colName(node, Number(col), model));
      return words?.join(', ') ?? given;
    }
    default:
      return given.trim();
  }
}

function chosenWord(name: string, index: number, model: Model): string {
  const cell = choicesIn(name, model.trace)[index];
  const node = model.trace.node(cell?.node ?? '');
  if (cell === undefined || node === undefined) return '';
  const isRow = isExtreme(partsOf(name).row);
  return isRow ? rowName(node, cell.row, model) : colName(node, cell.col, model);
}
