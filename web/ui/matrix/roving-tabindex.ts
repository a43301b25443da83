/** Where a key leads among so many things in a row; -1 for keys that lead nowhere. */
function destination(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

function buttonsIn(row: EventTarget | null): readonly HTMLButtonElement[] {
  return row instanceof Element ? [...row.querySelectorAll('button')] : [];
}

/** Makes one button the place where Tab stops. */
function setTabStop(
  buttons: readonly HTMLButtonElement[],
  stop: (button: HTMLButtonElement) => boolean,
): void {
  for (const button of buttons) button.tabIndex = stop(button) ? 0 : -1;
}

/** Moves the keyboard along a row of buttons that is one stop of the Tab key. */
export function moveFocus(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const buttons = buttonsIn(event.currentTarget);
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = at < 0 ? -1 : destination(event.key, at, buttons.length);
  if (to < 0) return;
  buttons[to]?.focus();
  event.preventDefault();
}

/** While the keyboard is in the row, Tab leads out of it from wherever it is. */
export function trackFocus({ currentTarget, target }: FocusEvent): void {
  setTabStop(buttonsIn(currentTarget), (button) => button === target);
}

/** When it has left, Tab comes back to the current one. */
export function resetTabStop({ currentTarget, relatedTarget }: FocusEvent): void {
  if (currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    return;
  setTabStop(buttonsIn(currentTarget), (button) => button.hasAttribute('aria-current'));
}
