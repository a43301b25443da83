import type { Granularity } from '../../store/document/state';
import { granularities } from '../stage/granularity';

/** The commands of the keyboard shortcuts. */
export interface KeyCommands {
  step(direction: 'next' | 'back' | 'first' | 'last'): void;
  play(): void;
  granularity(granularity: Granularity): void;
  why(): void;
  /** Shows all that the selected or focused number comes from. */
  origins(): void;
  undo(): void;
  redo(): void;
  /** Closes the innermost open part. Returns false if nothing is open. */
  close(): boolean;
  keys(): void;
  search(): void;
}

/** Elements that handle keys themselves: all of them, the arrow keys, or the space bar. */
const textFields =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], dialog';
const arrowKeyWidgets = '[role="grid"], [role="tablist"], [type="radio"], [type="range"]';
const spaceKeyWidgets = 'button, a, summary, input';

/** The target inside the shadow root. */
function targetOf(event: KeyboardEvent): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
}

function within(target: Element | null, selector: string): boolean {
  return target !== null && target.closest(selector) !== null;
}

/** Undo and redo. In a text field they belong to the field. */
function handleCtrlKey(event: KeyboardEvent, target: Element | null, commands: KeyCommands): boolean {
  if (within(target, textFields)) return false;
  const key = event.key.toLowerCase();
  if (key === 'z' && event.shiftKey) commands.redo();
  else if (key === 'z') commands.undo();
  else if (key === 'y') commands.redo();
  else return false;
  return true;
}

/** Keys without Ctrl. Arrow keys are left to grids, radio groups and sliders that have the focus. */
function handlePlainKey(event: KeyboardEvent, target: Element | null, commands: KeyCommands): boolean {
  const isInWidget = within(target, arrowKeyWidgets);
  const at = ['1', '2', '3', '4'].indexOf(event.key);
  const granularity = granularities[at];
  const moves: Readonly<Record<string, Parameters<KeyCommands['step']>[0]>> = {
    ArrowRight: 'next',
    ArrowLeft: 'back',
    Home: 'first',
    End: 'last',
  };
  const move = moves[event.key];
  if (move !== undefined && !isInWidget) commands.step(move);
  else if (event.key === ' ' && !within(target, spaceKeyWidgets)) commands.play();
  else if (granularity !== undefined && !within(target, '[role="grid"]')) commands.granularity(granularity);
  else if (event.key.toLowerCase() === 'g') commands.why();
  else if (event.key.toLowerCase() === 'w') commands.origins();
  else if (event.key === '?') commands.keys();
  else if (event.key === '/') commands.search();
  else return false;
  return true;
}

/** Runs the command of a key, unless another listener or the focused element handles the key. */
export function onKey(event: KeyboardEvent, commands: KeyCommands): void {
  const target = targetOf(event);
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  if (event.ctrlKey || event.metaKey) {
    if (handleCtrlKey(event, target, commands)) event.preventDefault();
    return;
  }
  if (within(target, 'dialog')) return;
  if (event.key === 'Escape') {
    if (commands.close()) event.preventDefault();
    return;
  }
  if (within(target, textFields)) return;
  if (handlePlainKey(event, target, commands)) event.preventDefault();
}
