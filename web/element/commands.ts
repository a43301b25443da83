import { positionAt, stepBack, stepForward, walkSteps } from '../store/actions/walk';
import type { Position } from '../store/document/state';
import type { KeyCommands } from './effects/keyboard';
import type { Desk } from './lab-store';

type Direction = Parameters<KeyCommands['step']>[0];

/** Moves through the walk, or through the tour that is on. Returns whether there was a way. */
export function step(desk: Desk, direction: Direction): boolean {
  const { position } = desk.session.state;
  // Whoever moves by hand stops the playing.
  desk.play(false);
  if (desk.guide !== null) return desk.guide.step(direction, desk);
  desk.dispatch({ type: 'move', position: stepped(desk, direction) });
  return desk.session.state.position !== position;
}

function stepped({ session }: Desk, direction: Direction): Position {
  const { trace, state } = session;
  const { position } = state;
  if (direction === 'next') return stepForward(trace, position);
  if (direction === 'back') return stepBack(trace, position);
  return positionAt(trace, position.grain, direction === 'first' ? 0 : walkSteps(trace, position.grain) - 1);
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
    play: () => desk.play(desk.guide === null && !desk.current().playing),
    grain: (grain) => desk.dispatch({ type: 'set-grain', grain }),
    why: () =>
      desk.dispatch({ type: 'set-why', why: desk.session.state.why === 'value' ? 'gradient' : 'value' }),
    undo: () => desk.dispatch({ type: 'undo' }),
    redo: () => desk.dispatch({ type: 'redo' }),
    close: () => close(desk, keys),
    keys: () => keys?.togglePopover(),
  };
}
