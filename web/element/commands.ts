import { positionAt, stepBack, stepForward, walkSteps } from '../state/walk';
import type { Desk } from './desk';
import type { KeyCommands } from './keyboard';

/** Moves through the walk by the keyboard; whoever moves by hand stops the playing. */
function step(desk: Desk, direction: Parameters<KeyCommands['step']>[0]): void {
  const { trace, state } = desk.session;
  const { position } = state;
  const ends = { first: 0, last: walkSteps(trace, position.grain) - 1 } as const;
  desk.play(false);
  if (direction === 'next') desk.dispatch({ type: 'move', position: stepForward(trace, position) });
  else if (direction === 'back') desk.dispatch({ type: 'move', position: stepBack(trace, position) });
  else desk.dispatch({ type: 'move', position: positionAt(trace, position.grain, ends[direction]) });
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
