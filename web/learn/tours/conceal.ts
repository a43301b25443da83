import '../../i18n/en/motion';
import { message } from '../../i18n/message';
import type { Action } from '../../store/actions/actions';
import { progressOf } from '../../store/actions/walk';
import { sameCell } from '../../store/document/cell';
import type { Position, State } from '../../store/document/state';
import { answerOf } from '../../store/ui/tour-progress';
import type { TourProgress } from '../../store/ui/ui-state';
import type { Target } from '../../store/untrusted/tour';
import type { Model } from '../../ui/model';
import { type MarkupContext, parseMarkup } from '../../ui/prose/markup';
import type { UiIntent } from '../../ui/ui-intent';
import { cellOf } from './checkpoint';

/**
 * The number that the open question of a stop asks for; null if there is none, or if the stop is about another matrix: then the
 * author has chosen to show it.
 */
function askedIn(progress: TourProgress): Target | null {
  const step = progress.tour.steps[progress.at];
  const expected = step?.checkpoint?.expect;
  const { verdict, isRevealed } = answerOf(progress);
  if (expected?.kind !== 'number' || verdict === 'right' || isRevealed === true) return null;
  return expected.target.node === step?.focus.node ? expected.target : null;
}

/** By position, so that equal models have equal positions. */
const concealed = new WeakMap<Position, Position>();

const noTrail: State['trail'] = [];

/** The model with the numbers hidden that the reader is asked for, and without their explanation. */
export function conceal(model: Model): Model {
  const asked = model.tour && askedIn(model.tour);
  if (asked === null) return model;
  const cell = cellOf(asked, model.trace);
  const { position, trail } = model.state;
  const explained = trail.filter(({ node }) => node === asked.node);
  // The author may have chosen to explain another number of it.
  if (explained.some((each) => !sameCell(each, cell))) return model;
  const shown = asked.node === position.node ? hiddenAt(position) : position;
  const state = { ...model.state, position: shown };
  if (explained.length === 0) return shown === position ? model : { ...model, state };
  return { ...model, state: { ...state, trail: noTrail }, focus: null, explanation: null, gradient: null };
}

function hiddenAt(position: Position): Position {
  const hidden = concealed.get(position) ?? { ...position, isHidden: true };
  concealed.set(position, hidden);
  return hidden;
}

/** Whether an action would show the number that is asked for: in its matrix, or in one that is computed from it. */
export function refuses(action: Action, intent: UiIntent): boolean {
  const to = nodeOf(action);
  if (to === undefined) return false;
  const { state, trace, tour } = intent.current();
  const node = tour === null ? undefined : askedIn(tour)?.node;
  if (node === undefined) return false;
  const isOpen = state.position.node === node && !state.position.isHidden;
  const asked = { ...state.position, node };
  if (isOpen || (to !== node && progressOf(trace, asked, to) !== 'coming')) return false;
  intent.showMessage(message('common.answer_first'));
  return true;
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

/** A text without references to the number that is asked for: a question mark stands in their place. */
export function withoutAnswer(progress: TourProgress, text: string, context: MarkupContext): string {
  const asked = askedIn(progress);
  const cell = asked === null ? null : cellOf(asked, context.trace);
  if (cell === null) return text;
  return text.replace(/\[\[.+?\]\]/g, (reference) => {
    const isAnswer = parseMarkup(reference, context).some(
      (piece) => piece.kind === 'number' && sameCell(piece.cell, cell),
    );
    return isAnswer ? '?' : reference;
  });
}

/**
 * Rules for what reveals hidden numbers by other means: colours of tiles, ends of colour scales, figures of the lesson. Empty if
 * nothing is hidden.
 */
export function concealRules(progress: TourProgress): string {
  const asked = askedIn(progress);
  if (asked === null) return '';
  const matrix = `.matrix[data-matrix="${CSS.escape(asked.node)}"]`;
  return `
    .lab .frame:is(.current, .coming) .tile, .lab .legend-heat, .lab ${matrix} .scale,
    .lab :is(.why > .empty, .motion-bar) { visibility: hidden; }
    .lab .article ~ :not(.controls) { display: none; }`;
}
