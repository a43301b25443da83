import type { CellRef } from '../../engine/types';
import { type GivenAnswer, isAnswer } from '../../store/ui/answer';
import type { AppliedEdits } from '../../store/ui/guide-progress';
import type { Model } from '../../ui/model';
import { citedCell } from '../../ui/prose/prose';
import type { UiIntent } from '../../ui/ui-intent';
import { checked } from '../questions/answers';
import { editedDocument } from '../questions/edited-document';
import { keyOf } from '../questions/keys';
import { runsOf } from '../questions/what-if';
import { type Asked, answeringCell, askedAt, isDone } from './questions';
import { reportGiven, reportResult } from './report';
import { currentStop } from './stops';

function setAnswer(asked: Asked, answer: GivenAnswer, model: Model, intent: UiIntent): void {
  if (model.guideProgress === null) return;
  const answers = { ...model.guideProgress.answers, [asked.id]: answer };
  intent.dispatch({ type: 'set-guide-progress', progress: { ...model.guideProgress, answers } });
}

/** Opens the explanation of the number that answers the question, else that of the text, where it covers no text. */
function explainStep(asked: Asked, intent: UiIntent): void {
  const model = intent.current();
  if (model.hasOneColumn) return;
  if (asked.stop.kind !== 'step' || currentStop(model)?.id !== asked.stop.id) return;
  const cell = answeringCell(asked, model) ?? citedCell(model);
  if (cell !== null) intent.dispatch({ type: 'select-cell', cell });
}

/** Keeps what has been chosen or typed so far, without judging it. */
export function choose(asked: Asked, given: string, model: Model, intent: UiIntent): void {
  setAnswer(asked, { ...asked.answer, given, verdict: null }, model, intent);
}

/** Judges an answer by the numbers of the run. */
export function submit(asked: Asked, given: string, model: Model, intent: UiIntent): void {
  const answer = checked(asked.answer, given, keyOf(asked.question.answer, runsOf(model, asked.edits)));
  const isGiven = isAnswer(answer.verdict);
  const isPrediction = asked.stop.kind === 'step' || asked.stop.kind === 'cover';
  setAnswer(asked, isPrediction && !isGiven ? { ...answer, verdict: null } : answer, model, intent);
  if (!isGiven) return;
  reportGiven(asked, answer, model, intent);
  reportResult(asked, intent);
  explainStep(asked, intent);
}

/** Shows the answer. */
export function reveal(asked: Asked, model: Model, intent: UiIntent): void {
  setAnswer(asked, { ...asked.answer, isRevealed: true }, model, intent);
  reportResult(asked, intent);
  explainStep(asked, intent);
}

/** Makes the change of a card, and judges what the reader predicted. */
export function applyEdits(model: Model, intent: UiIntent): void {
  const stop = currentStop(model);
  const asked = askedAt(stop, model);
  if (stop?.kind !== 'try' || model.guideProgress === null) return;
  const before = model.state.document;
  const after = editedDocument(model, stop.card.edits);
  if (after === null) return;
  if (asked !== null && asked.answer.given !== '') submit(asked, asked.answer.given, model, intent);
  // Before the change itself, so that the stops stay: a change may take their nodes away.
  setApplied({ before, after }, intent);
  intent.dispatch({ type: 'load-document', document: after });
  // A lock may have refused it.
  if (intent.current().state.document !== after) setApplied(null, intent);
}

function setApplied(applied: AppliedEdits | null, intent: UiIntent): void {
  const { guideProgress: guide } = intent.current();
  if (guide !== null) intent.dispatch({ type: 'set-guide-progress', progress: { ...guide, applied } });
}

/** Whether a cell that has been selected is an answer, or a number that is hidden. */
export function takesCell(cell: CellRef, model: Model, intent: UiIntent): boolean {
  const asked = askedAt(currentStop(model), model);
  if (asked === null || isDone(asked) || cell.node !== model.state.position.node) return false;
  if (!model.state.position.isHidden) return false;
  if (asked.question.answer.kind === 'cell') submit(asked, `${cell.row},${cell.col}`, model, intent);
  return true;
}
