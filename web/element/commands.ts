import { positionAt, stepBack, stepForward, walkSteps } from '../state/walk';
import type { Desk } from './desk';
import type { KeyCommands } from './keyboard';

/** Moves through the walk; whoever moves by hand stops the playing. */
export function step(desk: Desk, direction: Parameters<KeyCommands['step']>[0]): void {
  const { trace, state } = desk.session;
  const { position } = state;
  const ends = { first: 0, last: walkSteps(trace, position.grain) - 1 } as const;
  desk.play(false);
  if (direction === 'next') desk.dispatch({ type: 'move', position: stepForward(trace, position) });
  else if (direction === 'back') desk.dispatch({ type: 'move', position: stepBack(trace, position) });
  else desk.dispatch({ type: 'move', position: positionAt(trace, position.grain, ends[direction]) });
}

/** Goes to a node, `head_0/scores`, or to a cell of it, `head_0/scores:0,1`. False when there is none. */
export function goTo(desk: Desk, place: string): boolean {
  const [, id = '', rowText, colText] = /^(.*?)(?::(\d{1,3}),(\d{1,3}))?$/su.exec(place) ?? [];
  const node = desk.session.trace.node(id);
  const [row, col] = [Number(rowText ?? 0), Number(colText ?? 0)];
  if (node === undefined || row >= node.rows || col >= node.cols) return false;
  desk.play(false);
  desk.dispatch({ type: 'go-to', node: id, row, col });
  if (rowText !== undefined) desk.dispatch({ type: 'select-cell', cell: { node: id, row, col } });
  return true;
}

/** Closes the innermost thing that is open and does not close by itself. */
function close(desk: Desk, keys: HTMLElement | null): boolean {
  if (keys?.matches(':popover-open')) return false;
  if (desk.current().editing !== null) desk.giveUp();
  else if (desk.session.state.trail.length > 0) desk.dispatch({ type: 'close-selection' });
  else if (desk.chrome.lessonsOpen) desk.showLessons(false);
  else return false;
  return true;
}

/** What the keys do at a desk. */
export function commandsOf(desk: Desk, root: ParentNode): KeyCommands {
  const keys = root.querySelector<HTMLElement>('#keys');
  return {
    step: (direction) => step(desk, direction),
    play: () => desk.play(!desk.current().playing),
    grain: (grain) => desk.dispatch({ type: 'set-grain', grain }),
    why: () =>
      desk.dispatch({ type: 'set-why', why: desk.session.state.why === 'value' ? 'gradient' : 'value' }),
    undo: () => desk.dispatch({ type: 'undo' }),
    redo: () => desk.dispatch({ type: 'redo' }),
    close: () => close(desk, keys),
    keys: () => keys?.togglePopover(),
  };
}
