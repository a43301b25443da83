import type { CellRef } from '../../engine/types';
import { motionText } from '../../i18n/en/motion';
import type { Locale } from '../../i18n/i18n';
import { message } from '../../i18n/message';
import type { Action } from '../../store/actions/actions';
import { progressOf } from '../../store/actions/walk';
import { sameCell } from '../../store/document/cell';
import type { Position, State } from '../../store/document/state';
import type { TourProgress } from '../../store/ui/ui-state';
import type { Model } from '../../ui/model';
import { type MarkupContext, parseMarkup } from '../../ui/prose/markup';
import type { UiIntent } from '../../ui/ui-intent';
import { cellNamed } from '../questions/cells';
import { submit } from './answering';
import { type Asked, askedIn, nodeIn } from './asked';

/** The node whose numbers are hidden while a question is open. */
interface Hidden {
  readonly asked: Asked;
  readonly node: string;
  /** The number that is asked for; empty if all of the node are. */
  readonly cell: string;
}

/**
 * The numbers that the open question of a stop asks for; null if there are none, or if the stop is about another matrix: then the
 * author has chosen to show them. A cell to select is among numbers that are shown, unless it is to be predicted.
 */
function hiddenIn(progress: TourProgress, locale: Locale): Hidden | null {
  const asked = askedIn(progress, locale);
  if (asked === null || asked.done || asked.answer.isRevealed === true) return null;
  const { node } = asked.step.focus;
  if (asked.isPrediction) return { asked, node, cell: '' };
  const { answer } = asked.question;
  if (answer.kind === 'cell' || answer.kind === 'choice' || nodeIn(answer) !== node) return null;
  return { asked, node, cell: answer.kind === 'number' || answer.kind === 'bar' ? answer.cell : '' };
}

/** By position, so that equal models have equal positions. */
const concealed = new WeakMap<Position, Position>();

const noTrail: State['trail'] = [];

/** The model with the numbers hidden that the reader is asked for, and without their explanation. */
export function conceal(model: Model): Model {
  const hidden = model.tour && hiddenIn(model.tour, model.locale);
  if (hidden === null) return model;
  const { position, trail } = model.state;
  const explained = trail.filter(({ node }) => node === hidden.node);
  const cell = cellNamed(hidden.cell, model.trace);
  // The author may have chosen to explain another number of it.
  if (hidden.cell !== '' && explained.some((each) => !sameCell(each, cell))) return model;
  const shown = hidden.node === position.node ? hiddenAt(position) : position;
  const state = { ...model.state, position: shown };
  if (explained.length === 0) return shown === position ? model : { ...model, state };
  return { ...model, state: { ...state, trail: noTrail }, focus: null, explanation: null, gradient: null };
}

function hiddenAt(position: Position): Position {
  const hidden = concealed.get(position) ?? { ...position, isHidden: true };
  concealed.set(position, hidden);
  return hidden;
}

/** Whether an action is an answer, or would show the numbers that are asked for: in their matrix, or in one that is computed from it. */
export function takes(action: Action, intent: UiIntent): boolean {
  const to = nodeOf(action);
  if (to === undefined) return false;
  const model = intent.current();
  const { state, trace, tour, locale } = model;
  const { asked, node } = (tour && hiddenIn(tour, locale)) ?? {};
  if (node === undefined || asked === undefined) return false;
  const isOpen = state.position.node === node && !state.position.isHidden;
  if (isOpen || (to !== node && progressOf(trace, { ...state.position, node }, to) !== 'coming'))
    return false;
  const predicted = predictedBy(action, asked);
  if (predicted === null) intent.showMessage(message(motionText('common.answer_first')));
  else submit(asked, `${predicted.row},${predicted.col}`, model, intent);
  return true;
}

/** The cell that is selected where a cell is to be predicted. */
function predictedBy(action: Action, { isPrediction, question: { answer } }: Asked): CellRef | null {
  if (action.type !== 'select-cell' || !isPrediction || answer.kind !== 'cell') return null;
  return action.cell.node === nodeIn(answer) ? action.cell : null;
}

/** The node whose numbers an action shows. */
function nodeOf(action: Action): string | undefined {
  switch (action.type) {
    case 'select-cell':
    case 'open-term':
      return action.cell.node;
    case 'go-to':
      return action.node;
    case 'move':
      return action.position.node;
    default:
      return undefined;
  }
}

/** A text without references to the numbers that are asked for: a question mark stands in their place. */
export function withoutAnswer(
  progress: TourProgress,
  text: string,
  context: MarkupContext,
  locale: Locale,
): string {
  const hidden = hiddenIn(progress, locale);
  if (hidden === null) return text;
  const cell = cellNamed(hidden.cell, context.trace);
  return text.replace(/\[\[.+?\]\]/g, (reference) => {
    const isAnswer = parseMarkup(reference, context).some(
      (piece) =>
        piece.kind === 'number' &&
        (hidden.cell === '' ? piece.cell.node === hidden.node : sameCell(piece.cell, cell)),
    );
    return isAnswer ? '?' : reference;
  });
}

/**
 * Rules for what reveals hidden numbers by other means: colours of tiles, ends of colour scales, figures of the lesson. Empty if
 * nothing is hidden.
 */
export function concealRules(progress: TourProgress, locale: Locale): string {
  const hidden = hiddenIn(progress, locale);
  if (hidden === null) return '';
  const matrix = `.matrix[data-matrix="${CSS.escape(hidden.node)}"]`;
  return `
    .lab .frame:is(.current, .coming) .tile, .lab .legend-heat, .lab ${matrix} .scale,
    .lab :is(.why > .empty, .motion-bar) { visibility: hidden; }
    .lab .article ~ :not(.controls) { display: none; }`;
}
