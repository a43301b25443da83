import type { Edit, Question } from '../lessons/guide';
import type { Position } from '../store/document/state';
import type { GuideAnswer } from '../store/ui/guide-progress';
import type { Model } from '../ui/model';
import { currentStop, type Stop } from './stops';

/** The question of a stop, with the edits that it is about. */
export interface Asked {
  /** By lesson: `masks/check-0`. */
  readonly id: string;
  readonly stop: Stop;
  readonly question: Question;
  readonly edits: readonly Edit[];
  readonly answer: GuideAnswer;
}

const noAnswer: GuideAnswer = { given: '', tries: 0, verdict: null };

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
export function askedAt(stop: Stop | undefined, { guide, lesson }: Model): Asked | null {
  if (stop === undefined || guide === null) return null;
  const { question, edits } = questionOf(stop);
  if (question === undefined) return null;
  const id = `${lesson.id}/${stop.id}`;
  return { id, stop, question, edits, answer: guide.answers[id] ?? noAnswer };
}

/** A prediction is done after one answer, a check after the right one, a card never: its change can be made again. */
export function isDone({ stop, answer: { verdict, isRevealed } }: Asked): boolean {
  if (stop.kind === 'try') return false;
  return isRevealed === true || (stop.kind === 'check' ? verdict === 'right' : verdict !== null);
}

/** Whether the numbers of the node on the stage are hidden: a prediction or a check about them is open. */
function hidesNode(model: Model): boolean {
  const stop = currentStop(model);
  const asked = askedAt(stop, model);
  if (asked === null || (stop?.kind !== 'step' && stop?.kind !== 'check')) return false;
  const isSelected = model.state.trail.some(({ node }) => node === model.state.position.node);
  return !isDone(asked) && !model.playing && !isSelected;
}

const hidden = new WeakMap<Position, Position>();

/** The model with the results hidden that the reader is asked for. */
export function conceal(model: Model): Model {
  if (!hidesNode(model)) return model;
  const { position } = model.state;
  const concealed = hidden.get(position) ?? { ...position, isHidden: true };
  hidden.set(position, concealed);
  return { ...model, state: { ...model.state, position: concealed } };
}
