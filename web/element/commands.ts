import { positionAt, stepBack, stepForward, walkSteps } from '../store/actions/walk';
import type { Position } from '../store/document/state';
import type { KeyCommands } from './effects/keyboard';
import type { LabStore } from './lab-store';

type Direction = Parameters<KeyCommands['step']>[0];

/** Moves through the walk, or through the tour that is on. Returns whether there was a way. */
export function step(store: LabStore, direction: Direction): boolean {
  const { position } = store.session.state;
  // Whoever moves by hand stops the playing.
  store.play(false);
  if (store.guide !== null) return store.guide.step(direction, store);
  store.dispatch({ type: 'move', position: stepped(store, direction) });
  return store.session.state.position !== position;
}

function stepped({ session }: LabStore, direction: Direction): Position {
  const { trace, state } = session;
  const { position } = state;
  if (direction === 'next') return stepForward(trace, position);
  if (direction === 'back') return stepBack(trace, position);
  return positionAt(trace, position.grain, direction === 'first' ? 0 : walkSteps(trace, position.grain) - 1);
}

/** Goes to a node, `head_0/scores`, or to a cell of it, `head_0/scores:0,1`. False when there is none. */
export function goTo(store: LabStore, place: string): boolean {
  const [, id = '', rowText, colText] = /^(.*?)(?::(\d{1,3}),(\d{1,3}))?$/su.exec(place) ?? [];
  const node = store.session.trace.node(id);
  const [row, col] = [Number(rowText ?? 0), Number(colText ?? 0)];
  if (node === undefined || row >= node.rows || col >= node.cols) return false;
  store.play(false);
  store.dispatch({ type: 'go-to', node: id, row, col });
  if (rowText !== undefined) store.dispatch({ type: 'select-cell', cell: { node: id, row, col } });
  return true;
}

/** Closes the innermost thing that is open and does not close by itself. */
function close(store: LabStore, keys: HTMLElement | null): boolean {
  if (keys?.matches(':popover-open')) return false;
  if (store.current().editing !== null) store.giveUp();
  else if (store.session.state.trail.length > 0) store.dispatch({ type: 'close-selection' });
  else if (store.uiState.lessonsOpen) store.showLessons(false);
  else return false;
  return true;
}

/** What the keys do. */
export function commandsOf(store: LabStore, root: ParentNode): KeyCommands {
  const keys = root.querySelector<HTMLElement>('#keys');
  return {
    step: (direction) => step(store, direction),
    play: () => store.play(store.guide === null && !store.current().playing),
    granularity: (grain) => store.dispatch({ type: 'set-granularity', grain }),
    why: () =>
      store.dispatch({ type: 'set-why', why: store.session.state.why === 'value' ? 'gradient' : 'value' }),
    undo: () => store.dispatch({ type: 'undo' }),
    redo: () => store.dispatch({ type: 'redo' }),
    close: () => close(store, keys),
    keys: () => keys?.togglePopover(),
  };
}
