import type { Action } from '../../store/actions/actions';
import type { Position, State } from '../../store/document/state';
import { answerOf } from '../../store/ui/tour-progress';
import type { TourProgress } from '../../store/ui/ui-state';
import type { Model } from '../../ui/model';

/** Whether an open question asks for a number of the node on show, which would give the answer away. */
function isAskedFor(progress: TourProgress, { position, trail }: State): boolean {
  const expected = progress.tour.steps[progress.at]?.checkpoint?.expect;
  const { verdict, isRevealed } = answerOf(progress);
  if (expected?.kind !== 'number' || verdict === 'right' || isRevealed === true) return false;
  const { node } = expected.target;
  // The author may have chosen to explain a number of it.
  return node === position.node && !trail.some((cell) => cell.node === node);
}

/** By position, so that equal models have equal positions. */
const concealed = new WeakMap<Position, Position>();

/** The model with the numbers hidden that the reader is asked for. */
export function conceal(progress: TourProgress, model: Model): Model {
  if (!isAskedFor(progress, model.state)) return model;
  const { position } = model.state;
  const hidden = concealed.get(position) ?? { ...position, isHidden: true };
  concealed.set(position, hidden);
  return { ...model, state: { ...model.state, position: hidden } };
}

/** Whether an action would open a number that is hidden. */
export function refuses(progress: TourProgress, action: Action, state: State): boolean {
  if (!isAskedFor(progress, state)) return false;
  const { node } = state.position;
  return action.type === 'select-cell'
    ? action.cell.node === node
    : action.type === 'go-to' && action.node === node;
}
