import type { TraceNode } from '../engine/types';
import { boundsOf } from './path';
import type { Geometry } from './scene';
import type { Rect } from './timeline';

/** What the motion finds on the stage. */
export interface MeasuredStage extends Geometry {
  /** The background of the workbench: a tray lies over other parts of the page, a cover where it is mostly empty. */
  readonly background: 'cover' | 'tray';
  /** Whether the workbench has room of its own, below the bar of the motion. What stands there at the end may stay. */
  readonly hasRoom: boolean;
  /** The area of the background: without the column names of the left operand, which are at the edge of the corner. */
  readonly backgroundArea: Rect;
}

/** Space around the workbench, in CSS pixels. */
const gap = 10;

/** The width that the lines of a sum can use, in sizes of type. */
const widest = 22;

/** The width that they need. */
const narrowest = 14;

/** The height of a workbench below the matrices, in lines of type. */
const trayLines = 11;

/** Its least height: lower ones go on below the viewport. */
const fewestTrayLines = 5;

/** On a narrower stage it is as wide as the stage, in CSS pixels. */
const phoneWidth = 480;

/** The part of the viewport above the bar at the bottom. */
const aboveFoot = 0.93;

/** The rectangle of an element inside its border, from the origin. */
function innerRect(element: HTMLElement, origin: Rect): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { clientLeft: left, clientTop: top } = element;
  return { x: x - origin.x + left, y: y - origin.y + top, width: width - 2 * left, height: height - 2 * top };
}

/** Rectangles by cell. */
type Cells = ReadonlyMap<string, Rect>;

const keyOf = (node: string, row: number | string, col: number | string): string => `${node}:${row},${col}`;

/** The displayed cells. Those that are scrolled out of sight are left out. */
function cellsOf(stage: Element, origin: Rect): Cells {
  const cells = new Map<string, Rect>();
  const frame = stage.querySelector('.matrices')?.getBoundingClientRect() ?? stage.getBoundingClientRect();
  const [left, right] = [frame.left - origin.x, frame.right - origin.x];
  for (const cell of stage.querySelectorAll<HTMLElement>('td[data-node]')) {
    const { node = '', row = '', col = '' } = cell.dataset;
    const rect = innerRect(cell, origin);
    const middle = rect.x + rect.width / 2;
    if (rect.width > 0 && middle > left && middle < right) cells.set(keyOf(node, row, col), rect);
  }
  return cells;
}

/** The first displayed cell of a node. */
function firstOf(node: TraceNode, cells: Cells): Rect | undefined {
  return [...cells].find(([key]) => key.startsWith(`${node.id}:`))?.[1];
}

function tableOf(stage: Element, node: TraceNode | undefined, origin: Rect): Rect | null {
  if (node === undefined) return null;
  const table = stage.querySelector<HTMLElement>(`[data-matrix="${CSS.escape(node.id)}"] table`);
  return table === null ? null : innerRect(table, origin);
}

/** The empty corner between the operands of a product that are laid out as a cross; null for other layouts. */
function corner(
  stage: Element,
  operands: readonly TraceNode[],
  { cells, origin, fontSize }: { readonly cells: Cells; readonly origin: Rect; readonly fontSize: number },
): Rect | null {
  const [left, above] = operands.map((node) => cells.get(keyOf(node.id, 0, 0)) ?? firstOf(node, cells));
  const table = tableOf(stage, operands[1], origin);
  const beside = tableOf(stage, operands[0], origin);
  if (!left || !above || table === null || beside === null) return null;
  // On a phone the row names of the upper operand are above the left one; the arithmetic of their rows may cover them.
  const right = Math.max(table.x, beside.x + beside.width) - gap;
  // Above the row names of the left operand there is space as well.
  const x = Math.max(
    stage.getBoundingClientRect().x - origin.x + gap,
    Math.min(left.x, right - widest * fontSize),
  );
  const [width, height] = [right - x, left.y - 2 - above.y];
  const isCross = table.y + table.height <= left.y + left.height;
  return isCross && width > 120 && height > 40 ? { x, y: above.y, width, height } : null;
}

/** The part of a rectangle's height that is in the viewport. */
function visiblePart({ y, height }: Rect, origin: Rect): number {
  const [top, bottom] = [Math.max(0, origin.y + y), Math.min(innerHeight * aboveFoot, origin.y + y + height)];
  return Math.max(0, bottom - top) / height;
}

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** As wide as the stage on a phone, else as wide as the lines of a sum can use. */
const trayWidth = (room: number, fontSize: number): number =>
  room < phoneWidth ? room : Math.min(room, fontSize * 30);

/** The room that the styles leave for a tray below the bar of the motion; null if they leave none. */
function roomBelowBar(stage: HTMLElement, origin: Rect, fontSize: number): Rect | null {
  const bar = stage.querySelector<HTMLElement>('.motion-bar');
  if (bar === null || bar.offsetHeight === 0) return null;
  const height = Number.parseFloat(getComputedStyle(bar).marginBlockEnd) - 2 * gap;
  if (!(height > 0)) return null;
  const { x, width: whole } = stage.getBoundingClientRect();
  const width = trayWidth(whole - 2 * gap, fontSize);
  const y = bar.getBoundingClientRect().bottom - origin.y + gap;
  return { x: x - origin.x + (whole - width) / 2, y, width, height };
}

/** Below the matrices, or beside the last one, wherever more of it is in the viewport. */
function tray(stage: Element, origin: Rect, fontSize: number): Rect {
  const { x, y, width } = stage.getBoundingClientRect();
  const tables = [...stage.querySelectorAll<HTMLElement>('[data-matrix] table')].map((table) =>
    innerRect(table, origin),
  );
  const bounds = boundsOf(tables) ?? { x: 0, y: y - origin.y, width, height: 0 };
  const last = tables.at(-1) ?? bounds;
  const [left, right] = [x - origin.x + gap, x - origin.x + width - gap];
  const room = right - left;
  const size = {
    width: trayWidth(room, fontSize),
    height: fontSize * trayLines,
  };
  const bar = stage.querySelector<HTMLElement>('.motion-bar');
  const barEnd = bar === null ? 0 : bar.getBoundingClientRect().bottom - origin.y;
  const centre = Math.min(
    Math.max(bounds.x + bounds.width / 2, left + size.width / 2),
    right - size.width / 2,
  );
  const top = Math.max(bounds.y + bounds.height, barEnd) + 2 * gap;
  const free = innerHeight * aboveFoot - origin.y - top - gap;
  const height = Math.min(size.height, Math.max(fontSize * fewestTrayLines, free));
  const below = { width: size.width, height, x: centre - size.width / 2, y: top };
  const middle = last.y + last.height / 2 - size.height / 2;
  const start = last.x + last.width + 2 * gap;
  const end = last.x - 2 * gap;
  const beside = [
    { ...size, x: start, y: middle, width: Math.min(size.width, right - start) },
    { ...size, x: Math.max(left, end - size.width), y: middle, width: Math.min(size.width, end - left) },
  ].filter((rect) => rect.width >= fontSize * narrowest && !tables.some((table) => overlaps(rect, table)));
  return beside.reduce(
    (best, rect) => (visiblePart(rect, origin) > visiblePart(best, origin) + 0.1 ? rect : best),
    below,
  );
}

/** Measures the stage. Rectangles are relative to `overlay`, which is placed at its own origin. */
export function measure(
  stage: HTMLElement,
  overlay: HTMLElement,
  operands: readonly TraceNode[],
): MeasuredStage {
  const { x, y } = overlay.getBoundingClientRect();
  const origin = { x, y, width: 0, height: 0 };
  const cells = cellsOf(stage, origin);
  const sample = stage.querySelector('td[data-node] .number') ?? stage;
  const fontSize = Number.parseFloat(getComputedStyle(sample).fontSize);
  const marked = stage.querySelector<HTMLElement>('.workbench');
  const free = operands.length === 2 ? corner(stage, operands, { cells, origin, fontSize }) : null;
  const isMarked = marked !== null && marked.clientWidth > 0 && marked.clientHeight > 0;
  const room = isMarked || free ? null : roomBelowBar(stage, origin, fontSize);
  const workbench = isMarked ? innerRect(marked, origin) : (free ?? room ?? tray(stage, origin, fontSize));
  // The line of the sum stands below the rows that the others are level with.
  const whole = isMarked ? { ...workbench, height: marked.scrollHeight } : workbench;
  const names = free && !isMarked ? tableOf(stage, operands[0], origin) : null;
  return {
    cell: (node, row, col) => cells.get(keyOf(node, row, col)) ?? null,
    workbench,
    backgroundArea: names === null ? whole : { ...workbench, height: names.y - workbench.y },
    background: isMarked || free ? 'cover' : 'tray',
    hasRoom: room !== null,
    fontSize,
  };
}
