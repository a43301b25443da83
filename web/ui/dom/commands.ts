import { nodeNamed, positionAt, stepBack, stepForward, walkSteps } from '../../store/actions/walk';
import { placeText } from '../../store/document/cell';
import type { Position } from '../../store/document/state';
import { activeTour } from '../../store/lab-state';
import type { LabStore } from '../../store/store';
import { hasOrigins } from '../explanation/hold';
import type { Loaded } from '../lazy';
import { type Direction, modeOf } from '../mode';
import type { UiIntent } from '../ui-intent';
import type { KeyCommands } from './keyboard';

/** An intent whose store can be read. */
interface Target extends UiIntent {
  readonly store: LabStore;
  readonly loaded: Loaded;
}

/** Moves to another step of the lesson, or stop of its guide or its tour. Returns whether there was one. */
export function step(intent: Target, direction: Direction): boolean {
  const { store } = intent;
  const { position } = store.state;
  // Navigating by hand stops playback.
  intent.play(false);
  const hasMoved = modeOf(store.state, intent.loaded)?.step(intent.current(), intent, direction);
  if (hasMoved !== undefined) return hasMoved;
  intent.moveTo(positionAfter(store, direction));
  return store.state.position !== position;
}

function positionAfter({ trace, state }: LabStore, direction: Direction): Position {
  const { position } = state;
  if (direction === 'next') return stepForward(trace, position);
  if (direction === 'back') return stepBack(trace, position);
  return positionAt(
    trace,
    position.granularity,
    direction === 'first' ? 0 : walkSteps(trace, position.granularity) - 1,
  );
}

/** Goes to a node, `head_0/scores`, or selects a cell of it, `head_0/scores:0,1`. Returns whether it exists. */
export function goTo(intent: Target, place: string): boolean {
  const [, id = '', rowText, colText] = /^(.*?)(?::(\d{1,3}),(\d{1,3}))?$/su.exec(place) ?? [];
  const node = nodeNamed(intent.store.trace.nodes, id);
  const [row, col] = [Number(rowText ?? 0), Number(colText ?? 0)];
  if (node === undefined || row >= node.rows || col >= node.cols) return false;
  intent.play(false);
  intent.dispatch({ type: 'go-to', node: node.id, row, col });
  if (rowText !== undefined) intent.dispatch({ type: 'select-cell', cell: { node: node.id, row, col } });
  return true;
}

/** Closes the innermost open part. The popover is not among them: the browser closes it. */
function close(intent: Target, keys: HTMLElement | null): boolean {
  if (keys?.matches(':popover-open')) return false;
  const { state } = intent.store;
  if (intent.current().editing !== null) intent.cancelEdit();
  else if (state.trail.length > 0) intent.dispatch({ type: 'close-selection' });
  else if (state.ui.lessonsOpen) intent.showLessons(false);
  else return false;
  return true;
}

/** What the number under the focus, else the selected one, comes from. */
function showOrigins(intent: Target): void {
  const { focus } = intent.current();
  if (focus !== null && hasOrigins(focus, intent.current()))
    void intent.showDialog('origins', placeText(focus));
}

/** The commands of the keyboard shortcuts. */
export function keyCommands(intent: Target, root: ParentNode & Node): KeyCommands {
  const { store } = intent;
  const keys = root.querySelector<HTMLElement>('#keys');
  // The keys of the walk do not leave a tab of a model.
  const isWalk = (): boolean => store.state.tab === undefined;
  return {
    step: (direction) => isWalk() && step(intent, direction),
    play: () => isWalk() && intent.play(activeTour(store.state) === null && !store.state.ui.playing),
    granularity: (granularity) => isWalk() && intent.dispatch({ type: 'set-granularity', granularity }),
    why: () => intent.dispatch({ type: 'set-why', why: store.state.why === 'value' ? 'gradient' : 'value' }),
    origins: () => showOrigins(intent),
    undo: () => intent.dispatch({ type: 'undo' }),
    redo: () => intent.dispatch({ type: 'redo' }),
    close: () => close(intent, keys),
    keys: () => keys?.togglePopover(),
    search: () => intent.openSearch(root),
  };
}
