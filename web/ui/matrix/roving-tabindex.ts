/** The index that a key leads to among `count` items; -1 for other keys. */
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

/** Makes one button the only tab stop. */
function setTabStop(
  buttons: readonly HTMLButtonElement[],
  stop: (button: HTMLButtonElement) => boolean,
): void {
  for (const button of buttons) button.tabIndex = stop(button) ? 0 : -1;
}

/** On keydown: moves the focus along a toolbar that is a single tab stop. */
export function moveFocus(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const buttons = buttonsIn(event.currentTarget);
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = at < 0 ? -1 : destination(event.key, at, buttons.length);
  if (to < 0) return;
  buttons[to]?.focus();
  event.preventDefault();
}

/** On focusin: makes the focused button the tab stop. */
export function trackFocus({ currentTarget, target }: FocusEvent): void {
  setTabStop(buttonsIn(currentTarget), (button) => button === target);
}

/** On focusout: when the focus has left the toolbar, makes the current button the tab stop. */
export function resetTabStop({ currentTarget, relatedTarget }: FocusEvent): void {
  if (currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    return;
  setTabStop(buttonsIn(currentTarget), (button) => button.hasAttribute('aria-current'));
}
