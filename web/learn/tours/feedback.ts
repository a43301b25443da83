import { authoringText } from '../../i18n/en/authoring';
import { learnText } from '../../i18n/en/learn';
import type { MessageId } from '../../i18n/message-id';
import type { Verdict } from '../../store/ui/answer';
import { cellText } from '../../ui/format/format';
import { cellName } from '../../ui/format/names';
import { readingText } from '../../ui/format/number-field';
import type { Model } from '../../ui/model';
import { wrongText } from '../questions/feedback';
import { answeringCell } from './answering';
import type { Asked } from './asked';

/** What an answer was worth: the verdict, what it would have meant, how a number was read, a hint. Empty before it. */
export function feedbackTexts(asked: Asked, model: Model): readonly string[] {
  const { answer, question, hint } = asked;
  const { locale, tour } = model;
  if (answer.verdict === null) return [];
  const reading = question.answer.kind === 'number' ? readingText(answer.given, locale) : '';
  if (answer.verdict === 'right') return [rightText(asked, model), reading];
  const meant = tour?.tour.recognisesMistakes ? wrongText(asked, model) : '';
  // There is no second answer to a prediction.
  if (asked.done) return [locale.t(learnText('guide.not_quite')), meant, reading];
  return [locale.t(textOf(answer.verdict, asked)), meant, reading, hint];
}

function textOf(verdict: Exclude<Verdict, 'right'>, { question: { answer } }: Asked): MessageId {
  if (verdict === 'nothing')
    return authoringText(answer.kind === 'cell' ? 'tours.nothing_selected_yet' : 'tours.no_answer_yet');
  return verdictTexts[verdict];
}

const verdictTexts = {
  wrong: authoringText('tours.not_yet'),
  'too small': authoringText('tours.too_small'),
  'too large': authoringText('tours.too_large'),
  close: learnText('learn.close'),
  'another matrix': authoringText('tours.number_another_matrix'),
  'no number': authoringText('tours.not_number'),
} as const;

/** The text of the author, else the number of the answer. */
function rightText(asked: Asked, model: Model): string {
  const { locale, trace } = model;
  if (asked.question.right !== '') return `${locale.t(authoringText('tours.right'))} ${asked.question.right}`;
  const cell = answeringCell(asked, model);
  const node = trace.node(cell?.node ?? '');
  if (cell === null || node === undefined) return locale.t(authoringText('tours.right'));
  const shown = cellText(locale, node, cell.row, cell.col);
  return locale.t(authoringText('tours.right_is'), { cellName: cellName(cell, model), cellText: shown });
}
