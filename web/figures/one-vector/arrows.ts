import { svg } from 'lit';
import type { Box, BoxKind, Diagram } from './diagram';

/** Layout constants in pixels. */
export const gutter = 76;
export const columnWidth = 68;
export const rowHeight = 68;
export const boxWidth = 54;
export const boxHeight = 46;

const heights: Readonly<Record<BoxKind, number>> = { b: 0, v: 1, weight: 2, score: 3, k: 4, q: 5, a: 6 };

/** Center of a column. */
export function xOf(index: number): number {
  return gutter + (index + 0.5) * columnWidth;
}

/** Top of a row of boxes. */
export function topOf(kind: BoxKind): number {
  return heights[kind] * rowHeight + 8;
}

export const bottomOf = (kind: BoxKind): number => topOf(kind) + boxHeight;

export interface Arrow {
  readonly from: BoxKind;
  readonly to: BoxKind;
  /** Index of the token at the start and at the end. */
  readonly start: number;
  readonly end: number;
  readonly role: string;
}

/** All arrows of the figure. A box is computed from the boxes whose arrows end in it. */
export function arrowsOf({
  queryIndex: asking,
  tokens,
}: Pick<Diagram, 'queryIndex' | 'tokens'>): readonly Arrow[] {
  const each = Array.from({ length: tokens }, (_, j): readonly Arrow[] => [
    { from: 'a', to: 'k', start: j, end: j, role: 'key' },
    { from: 'a', to: 'v', start: j, end: j, role: 'value' },
    { from: 'q', to: 'score', start: asking, end: j, role: 'query' },
    { from: 'k', to: 'score', start: j, end: j, role: 'key' },
    { from: 'score', to: 'weight', start: j, end: j, role: 'weights' },
    { from: 'weight', to: 'v', start: j, end: j, role: 'weights' },
    { from: 'v', to: 'b', start: j, end: asking, role: 'context' },
  ]).flat();
  return [{ from: 'a', to: 'q', start: asking, end: asking, role: 'query' }, ...each];
}

/** Lanes beside a column, in pixels from its centre: keys pass the query on the left, and values everything on the right. */
const nearLane = boxWidth / 2 + 3;
const farLane = boxWidth / 2 + 7;
/** Where an arrow that turns into a lane leaves its box, in pixels from the centre. */
const besideCentre = boxWidth / 2 - 6;

/** A curve between two rows of boxes, which begins and ends upright. */
function bend(y: number, x2: number, y2: number, x: number): string {
  const middle = (y + y2) / 2;
  return `C${x} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}

/** A way through a lane beside a row of boxes: a curve into the lane, up along the row, and a curve to the end. */
function throughLane(
  [x, y]: readonly [number, number],
  lane: number,
  beside: BoxKind,
  [x2, y2]: readonly [number, number],
): string {
  const [top, bottom] = [topOf(beside), bottomOf(beside)];
  return `M${x} ${y} ${bend(y, lane, bottom, x)} V${top} ${bend(top, x2, y2, lane)}`;
}

/** Routes arrows around other boxes. `asking` is the token of the query. */
export function pathOf({ from, to, start, end }: Arrow, asking: number): string {
  const [x, y, x2, y2] = [xOf(start), topOf(from), xOf(end), bottomOf(to)];
  if (to === 'v' && from === 'a') {
    const [lane, into] = [x + nearLane, topOf('v') + boxHeight / 2];
    const out = bend(y, lane, bottomOf('q'), x + besideCentre);
    return `M${x + besideCentre} ${y} ${out} V${into + 8} C${lane} ${into + 3} ${lane} ${into} ${x + boxWidth / 2} ${into}`;
  }
  if (to === 'k' && start === asking)
    return throughLane([x - besideCentre, y], x - nearLane, 'q', [x - besideCentre, y2]);
  if (to === 'score' && from === 'q')
    return throughLane([x, y], end > start ? x2 - nearLane : x2 + farLane, 'k', [x2, y2]);
  return `M${x} ${y} ${bend(y, x2, y2, x)}`;
}

/** The state of an arrow is that of the box at its end. A product also needs its other operand. */
function boxState(boxes: readonly Box[], { to, end }: Arrow): Box['state'] {
  return boxes.find((box) => box.kind === to && box.index === end)?.state ?? 'coming';
}

/** The arrows from weights to values belong to the result b, because weighted values have no boxes. */
function arrowState(boxes: readonly Box[], arrow: Arrow): Box['state'] {
  const head = boxState(boxes, arrow);
  if (arrow.from !== 'weight') return head;
  return boxes.find(({ kind }) => kind === 'b')?.state ?? 'coming';
}

export function arrows(diagram: Diagram): unknown {
  return arrowsOf(diagram).map((arrow) => {
    const state = arrowState(diagram.boxes, arrow);
    return svg`<path class=${`arrow ${state} role-${arrow.role}`} d=${pathOf(arrow, diagram.queryIndex)}></path>`;
  });
}
