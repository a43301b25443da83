import { svg } from 'lit';
import type { Box, BoxKind, Diagram } from './diagram';

/** Layout constants in pixels. */
export const gutter = 76;
export const columnWidth = 64;
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

const bottomOf = (kind: BoxKind) => topOf(kind) + boxHeight;

interface Arrow {
  readonly from: BoxKind;
  readonly to: BoxKind;
  /** Index of the token at the start and at the end. */
  readonly start: number;
  readonly end: number;
  readonly role: string;
}

/** All arrows of the figure. A box is computed from the boxes whose arrows end in it. */
function arrowsOf({ queryIndex: asking, tokens }: Diagram): readonly Arrow[] {
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

/** Routes arrows around other boxes: keys pass the query on the left, values pass everything on the right. */
function pathOf({ from, to, start, end }: Arrow, asking: number): string {
  const [x, y, x2, y2] = [xOf(start), topOf(from), xOf(end), bottomOf(to)];
  const half = boxWidth / 2;
  if (to === 'v' && from === 'a') {
    const side = x + half + 3;
    const into = topOf('v') + boxHeight / 2;
    return `M${x + half - 6} ${y} L${side} ${y - 8} V${into + 8} L${x + half} ${into}`;
  }
  if (to === 'k' && start === asking) {
    const side = x - half - 3;
    return `M${x - half + 6} ${y} L${side} ${y - 8} V${y2 + 8} L${x - half + 6} ${y2}`;
  }
  if (to === 'score' && from === 'q' && start !== end) {
    // Between the keys, not across them.
    const laneX = x2 + (end < start ? half + 1 : -half - 1);
    return `M${x} ${y} L${laneX} ${topOf('k') + boxHeight + 6} V${topOf('k') - 4} L${x2} ${y2}`;
  }
  if (to === 'score' && from === 'q')
    return `M${x + half - 8} ${y} L${x + half + 1} ${y - 10} V${topOf('k') - 4} L${x2 + 8} ${y2}`;
  return `M${x} ${y} L${x2} ${y2}`;
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
