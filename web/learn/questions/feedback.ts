import { learnText } from '../../i18n/en/learn';
import type { Answer } from '../../lessons/guide';
import { readingText } from '../../ui/format/number-field';
import type { Model } from '../../ui/model';
import { cellNamed, choicesIn, rowNamed } from './cells';
import { rightAnswer } from './keys';
import { diagnosis } from './mistakes';
import type { TextContext } from './texts';
import type { Asked } from './views/question-view';
import { runsOf } from './what-if';

/** What the texts of a question can refer to. */
export function contextOf(asked: Asked, model: Model): TextContext {
  const { question, answer: given } = asked;
  const context = {
    given: model.locale.numeral(given.given),
    ...(model.before && { before: model.before }),
  };
  return { ...context, ...placesOf(question.answer, given.given, model) };
}

/** The cell that the reader chose, and that of the right answer. */
function placesOf(answer: Answer, given: string, model: Model): Pick<TextContext, 'guess' | 'right'> {
  const { trace } = model;
  if (answer.kind === 'order') return firstExchanged(answer.row, given, model);
  const right = 'cell' in answer ? cellNamed(answer.cell, trace) : null;
  if (right === null) return {};
  const [row = 0, col = 0] = given.split(',').map(Number);
  const chosen = answer.kind === 'word' ? choicesIn(answer.cell, trace)[Number(given)] : undefined;
  const guess = answer.kind === 'cell' ? { row, col } : chosen;
  return { right, ...(guess && { guess }) };
}

/** The first word that stands elsewhere in the right order, and the one that should stand there. */
function firstExchanged(name: string, given: string, { trace }: Model): Pick<TextContext, 'guess' | 'right'> {
  const row = rowNamed(name, trace)?.row ?? 0;
  const right = rightAnswer({ kind: 'order', row: name }, { before: trace, after: trace }).split(',');
  const order = given.split(',');
  const at = Math.max(
    0,
    right.findIndex((col, index) => col !== order[index]),
  );
  return { guess: { row, col: Number(order[at]) }, right: { row, col: Number(right[at]) } };
}

/** What a wrong answer would have meant, if it has a text of its own. */
function ownText(
  { question: { answer }, answer: { given }, edits }: Asked,
  model: Model,
): string | undefined {
  switch (answer.kind) {
    case 'choice':
      return answer.choices[Number(given)]?.wrong;
    case 'change':
      return answer.wrong?.[given as 'grow' | 'shrink' | 'stay'];
    case 'mask':
    case 'moved': {
      const right = [...rightAnswer(answer, runsOf(model, edits))];
      const missed = right.some((mark, at) => mark > (given[at] ?? ''));
      const extra = right.some((mark, at) => mark < (given[at] ?? ''));
      return missed === extra ? undefined : answer.wrong?.[missed ? 'missed' : 'extra'];
    }
    default:
      return undefined;
  }
}

/** What an answer was worth: the reason if it was right, else what it would have meant; and how a typed number was read. */
export function feedbackText(asked: Asked, model: Model): string {
  const { question, answer } = asked;
  const isRead = answer.verdict !== null && question.answer.kind === 'number';
  const reading = isRead ? readingText(answer.given, model.locale) : '';
  return [verdictText(asked, model), reading].filter((text) => text !== '').join(' ');
}

function verdictText(asked: Asked, model: Model): string {
  const { question, answer } = asked;
  switch (answer.verdict) {
    case null:
      return '';
    case 'right':
      return question.right;
    case 'no number':
      return model.locale.t(learnText('guide.no_number'));
    case 'nothing':
      return model.locale.t(learnText('guide.nothing_yet'));
    default:
      return wrongText(asked, model);
  }
}

/** What a wrong answer would have meant; empty if nobody says. */
export function wrongText(asked: Asked, model: Model): string {
  const { question, answer } = asked;
  return ownText(asked, model) ?? (diagnosis(question, answer.given, model) || (question.wrong ?? ''));
}
