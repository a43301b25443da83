import type { CellRef } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { message } from '../../i18n/message';
import { placeText } from '../../store/document/cell';
import { isAnswer } from '../../store/ui/answer';
import type { TourProgress } from '../../store/ui/ui-state';
import type { Model } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-intent';
import { checked } from '../questions/answers';
import { cellNamed, isIn } from '../questions/cells';
import { keyOf } from '../questions/keys';
import type { Asked } from './asked';
import { isPreview } from './preview';
import { reportGiven, scoreIn } from './progress/report';
import { isSaid, unanswered } from './progress/unanswered';

/** Keeps what has been chosen or typed so far. */
export const choose = ({ answer }: Asked, given: string, intent: UiIntent): void =>
  intent.dispatch({ type: 'answer', answer: { ...answer, given, verdict: null } });

/** Judges an answer by the numbers of the run, which the reader may have changed since the tour started. */
export function submit(asked: Asked, given: string, model: Model, intent: UiIntent): void {
  if (asked.done || model.tour === null) return;
  const { question, answer: known } = asked;
  const { trace } = model;
  const answer = checked(
    { isRevealed: false, ...known },
    given,
    keyOf(question.answer, { before: trace, after: trace }),
  );
  // Before the answer is in the state, which may end the tour.
  if (isAnswer(answer.verdict)) reportGiven(model.tour, asked, answer, model, intent);
  // A selected cell is on the stage.
  const isSelected = question.answer.kind === 'cell' && !asked.isPrediction;
  intent.dispatch({ type: 'answer', answer: isSelected ? { ...answer, given: known.given } : answer });
}

/** The answer as a selected cell, with its matrix; empty if none is selected. */
export const selectedIn = ({ state: { trail } }: Model): string => {
  const [cell] = trail;
  return cell === undefined ? '' : placeText(cell);
};

/** The cell of the answer; null if it is no single one of the run. */
export function answeringCell({ question: { answer } }: Asked, { trace }: Model): CellRef | null {
  const cell = 'cell' in answer ? cellNamed(answer.cell, trace) : null;
  return isIn(trace, cell) ? cell : null;
}

/** Shows the answer: goes to its cell, if it has one. */
export function reveal(asked: Asked, model: Model, intent: UiIntent): void {
  const cell = answeringCell(asked, model);
  if (cell === null && !asked.isPrediction) return;
  intent.dispatch({ type: 'answer', answer: { ...asked.answer, isRevealed: true } });
  if (cell === null) return;
  intent.dispatch({ type: 'go-to', ...cell });
  intent.dispatch({ type: 'select-cell', cell });
}

export function goToStop(index: number, intent: UiIntent): void {
  intent.play(false);
  intent.dispatch({ type: 'go-to-stop', index });
}

/** Ends the tour at its last stop. If questions are open, says so the first time. */
export function finish(progress: TourProgress, model: Model, intent: UiIntent): void {
  const open = unanswered(progress);
  if (open === null || isSaid(model)) leave(progress, intent);
  else intent.showMessage(open);
}

/** At its last stop, a tour with questions ends with how many answers were right. */
export function leave(progress: TourProgress, intent: UiIntent): void {
  const { tour, at } = progress;
  const { total, right } = scoreIn(progress);
  intent.dispatch({ type: 'leave-tour' });
  if (at < tour.steps.length - 1 || total === 0 || isPreview(tour)) return;
  intent.dispatch({
    type: 'set-status',
    status: message(authoringText('tours.finished'), { count: right, total }),
  });
}
