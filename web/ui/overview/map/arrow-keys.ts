/** The edges of a box, in pixels. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/** Turns a box so that the direction of the key is down. */
function turned({ top, right, bottom, left }: Box, key: string): Box | null {
  switch (key) {
    case 'ArrowDown':
      return { top, right, bottom, left };
    case 'ArrowUp':
      return { top: -bottom, right, bottom: -top, left };
    case 'ArrowRight':
      return { top: left, right: bottom, bottom: right, left: top };
    case 'ArrowLeft':
      return { top: -right, right: bottom, bottom: -left, left: top };
    default:
      return null;
  }
}

/** Boxes that are not in line with the current one count as this many times farther away. */
const aside = 3;
/** Of boxes at the same distance, the one whose middle is nearest to that of the current one is chosen. */
const offCentre = 0.01;

function distance(from: Box, to: Box): number {
  const gap = Math.max(0, to.left - from.right, from.left - to.right);
  const shift = Math.abs(to.left + to.right - from.left - from.right) / 2;
  return to.top - from.bottom + aside * gap + offCentre * shift;
}

/** The index of the box that an arrow key leads to; -1 for other keys, and if there is none in that direction. */
export function boxInDirection(boxes: readonly Box[], at: number, key: string): number {
  const places = boxes.map((box) => turned(box, key));
  const from = places[at];
  if (from == null) return -1;
  const distances = places.map((to) =>
    to !== null && to.top >= from.bottom - 1 ? distance(from, to) : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : -1;
}

/** On keydown in the map: moves the focus to the box in the direction of an arrow key. */
export function moveBetweenBoxes(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof Element) || !(target instanceof HTMLElement)) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-box]')];
  const boxes = buttons.map((each) => each.getBoundingClientRect());
  const next = buttons[boxInDirection(boxes, buttons.indexOf(target), key)];
  if (next === undefined) return;
  next.focus();
  event.preventDefault();
}
