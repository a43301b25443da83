import type { CellRef } from '../../engine/types';
import type { Edit, Question } from '../../lessons/guide';
import type { Position } from '../../store/document/state';
import { noAnswer } from '../../store/ui/answer';
import type { Model } from '../../ui/model';
import { isSettled } from '../questions/answers';
import { rightCell } from '../questions/keys';
import type { Asked as AskedQuestion } from '../questions/views/question-view';
import { currentStop, type Stop } from './stops';

/** The question of a stop. */
export interface Asked extends AskedQuestion {
  /** By lesson: `masks/check-0`. */
  readonly id: string;
  readonly stop: Stop;
}

function questionOf(stop: Stop): {
  readonly question?: Question | undefined;
  readonly edits: readonly Edit[];
} {
  switch (stop.kind) {
    case 'cover':
      return { question: stop.cover.question, edits: [] };
    case 'step':
      return { question: stop.step.prediction, edits: [] };
    case 'try':
      return { question: stop.card.question, edits: stop.card.edits };
    case 'check':
      return { question: stop.check.question, edits: [] };
    case 'end':
      return { edits: [] };
  }
}

/** The question of a stop and the reader's answer; null if it has none. */
export function askedAt(stop: Stop | undefined, { guideProgress: guide, lesson }: Model): Asked | null {
  if (stop === undefined || guide === null) return null;
  const { question, edits } = questionOf(stop);
  if (question === undefined) return null;
  const id = `${lesson.id}/${stop.id}`;
  return { id, stop, question, edits, answer: guide.answers[id] ?? noAnswer };
}

/** A prediction is done after one answer, a check after the right one, a card never: its change can be made again. */
export function isDone({ stop, answer }: Asked): boolean {
  if (stop.kind === 'try') return false;
  return isSettled(answer) || (stop.kind !== 'check' && answer.verdict !== null);
}

/** Whether the numbers of the node on the stage are hidden: a prediction or a check about them is open. */
function hidesNode(asked: Asked, model: Model): boolean {
  if (asked.stop.kind !== 'step' && asked.stop.kind !== 'check') return false;
  const isSelected = model.state.trail.some(({ node }) => node === model.state.position.node);
  return !isDone(asked) && !model.playing && !isSelected;
}

/** The cell on the stage whose number answers the question of a step; null if there is none. */
export function answeringCell({ question }: Asked, model: Model): CellRef | null {
  const cell = rightCell(question.answer, model.trace);
  return cell?.node === model.state.position.node ? cell : null;
}

/** What the views show instead of a position: each object stays the same while nothing changes. */
const replaced = new WeakMap<Position, Position>();

function replacePosition(model: Model, change: Partial<Position>): Model {
  const { position } = model.state;
  const known = replaced.get(position);
  const isSame =
    known &&
    (['row', 'col', 'isHidden'] as const).every((key) => known[key] === (change[key] ?? position[key]));
  const next = isSame ? known : { ...position, ...change };
  replaced.set(position, next);
  return { ...model, state: { ...model.state, position: next } };
}

/**
 * The model with the results hidden that the reader is asked for. Once a question has been answered, the position is at the
 * answer, so that of a large matrix the part with it is shown.
 */
export function conceal(model: Model): Model {
  const asked = askedAt(currentStop(model), model);
  if (asked === null) return model;
  if (hidesNode(asked, model)) return replacePosition(model, { isHidden: true });
  const cell = asked.stop.kind === 'step' && isDone(asked) ? answeringCell(asked, model) : null;
  return cell === null ? model : replacePosition(model, { row: cell.row, col: cell.col });
}
