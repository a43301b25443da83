import type { Action } from '../../store/actions/actions';
import { indexOf } from '../../store/actions/walk';
import type { Position } from '../../store/document/state';
import type { AppliedEdits, GuideProgress } from '../../store/ui/guide-progress';
import type { Direction } from '../../ui/mode';
import type { Model } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-intent';
import { currentStop, type Stop, stopsOf } from './stops';

/** Where the reader is among the stops; `isBetween` if the current step is none, and stands before the stop of that index. */
export interface Place {
  readonly stops: readonly Stop[];
  readonly index: number;
  readonly isBetween: boolean;
}

export function placeOf(model: Model): Place {
  const stops = stopsOf(model);
  const here = currentStop(model);
  if (here !== undefined) return { stops, index: stops.indexOf(here), isBetween: false };
  const { trace, state } = model;
  const rank = (node: string): number => indexOf(trace, { ...state.position, node, granularity: 'equation' });
  const after = stops.findIndex(({ kind, node }) =>
    node === undefined ? kind === 'end' : kind !== 'step' || rank(node.id) > rank(state.position.node),
  );
  return { stops, index: after, isBetween: true };
}

const withProgress = (progress: GuideProgress): Action => ({ type: 'set-guide-progress', progress });

/** Takes the change of a card back when it is left, unless the reader has changed something since. */
function takeBack(intent: UiIntent, progress: GuideProgress, { before, after }: AppliedEdits): void {
  const { document, past } = intent.current().state;
  intent.dispatch(withProgress({ ...progress, applied: null }));
  if (document !== after) return;
  intent.dispatch(
    past.at(-1)?.document === before ? { type: 'undo' } : { type: 'load-document', document: before },
  );
}

/** Goes to a stop. */
export function goTo(stop: Stop, model: Model, intent: UiIntent): void {
  intent.play(false);
  if (model.guideProgress?.applied) takeBack(intent, model.guideProgress, model.guideProgress.applied);
  if (stop.kind === 'step' && stop.node !== undefined) {
    const granularity = model.state.position.granularity === 'short' ? 'short' : 'key';
    const position: Position = { node: stop.node.id, row: 0, col: 0, granularity };
    intent.moveTo(position);
    if (model.hasOneColumn) intent.dispatch({ type: 'close-selection' });
  } else if (stop.kind !== 'step')
    intent.dispatch({ type: 'show-screen', screen: stop.screen, node: stop.node?.id });
}

/** The stop in a direction; undefined if there is none. */
export function stopToward({ stops, index, isBetween }: Place, direction: Direction): Stop | undefined {
  if (direction === 'first') return stops[0];
  if (direction === 'last') return stops.at(-1);
  return stops[direction === 'back' ? index - 1 : isBetween ? index : index + 1];
}
