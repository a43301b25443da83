import type { Model } from '../../ui/model';

/** Between a cell and the message about it, in pixels. */
const gap = 4;

/** Whether all of an element is seen: not scrolled away, not covered by a bar or by the keyboard of a phone. */
function isInView(element: Element): boolean {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return false;
  const { left, top, bottom } = element.getBoundingClientRect();
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const isSeenAt = (y: number): boolean => element.contains(root.elementFromPoint(left + 1, y));
  return bottom <= offsetTop + height && isSeenAt(top + 1) && isSeenAt(bottom - 1);
}

/** Whether a message is to be above its cell: where more rows are below it, or no room is. */
function isAbove(message: DOMRect, cell: DOMRect, rows: DOMRect, frame: DOMRect): boolean {
  const hasRoom = cell.top - gap - message.height >= frame.top;
  const isInUpperHalf = cell.top + cell.bottom < rows.top + rows.bottom;
  return hasRoom && (isInUpperHalf || message.bottom > frame.bottom);
}

/** Moves a message that the edge of the matrices would cut off. */
function place(element: HTMLElement): void {
  const [cell, rows, frame] = ['td', 'tbody', '.matrices'].map((each) =>
    element.closest(each)?.getBoundingClientRect(),
  );
  if (cell === undefined || rows === undefined || frame === undefined) return;
  element.style.translate = '';
  const message = element.getBoundingClientRect();
  const right = Math.max(frame.left - message.left, Math.min(0, frame.right - message.right));
  const up = isAbove(message, cell, rows, frame) ? message.bottom - cell.top + gap : 0;
  element.style.translate = `calc(-50% + ${right}px) ${-up}px`;
}

/**
 * To be called after each render: shows why a typed number was refused. On a phone the message would cover other numbers, and the
 * explanation of the cell shows the same one: where that is in view, it is enough.
 */
export function placeEntryError(root: ParentNode, { editing, isNarrow }: Model): void {
  if (editing == null || editing.error === null) return;
  const message = root.querySelector<HTMLElement>('.entry-error');
  if (message === null) return;
  const copy = root.querySelector('.why .refused');
  message.hidden = isNarrow && copy !== null && isInView(copy);
  if (!message.hidden) place(message);
}
