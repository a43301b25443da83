import type { CellRef } from '../engine/types';
import { type Area, type Arrangement, areaOf } from './arrange';

/** What the view goes back through: the cell, its row, its matrix, the frames around it, and the whole picture. */
export function stopsOf(arrangement: Arrangement, cell: CellRef): readonly Area[] {
  const { width, height, matrices, boxes } = arrangement;
  const whole = { x: 0, y: 0, width, height };
  const own = areaOf(arrangement, cell);
  const matrix = matrices.find(({ node }) => node.id === cell.node);
  if (own === null || matrix === undefined) return [whole];
  const row = { x: matrix.x, y: own.y, width: matrix.width, height: own.height };
  const frames = boxes.filter(({ box }) => box.nodes.includes(matrix.node)).reverse();
  return [own, row, matrix, ...frames, whole].map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** Slow at both ends. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/** What the view shows at a part of the way, from 0, the cell, to 1, the whole. Sizes change by equal factors in equal times. */
export function viewAt(stops: readonly Area[], part: number): Area {
  const at = eased(Math.min(1, Math.max(0, part))) * (stops.length - 1);
  const from = stops[Math.floor(at)] ?? { x: 0, y: 0, width: 1, height: 1 };
  const to = stops[Math.ceil(at)] ?? from;
  const share = at - Math.floor(at);
  const size = (a: number, b: number): number => a * (b / a) ** share;
  const [width, height] = [size(from.width, to.width), size(from.height, to.height)];
  const middle = (a: Area, b: Area, side: 'x' | 'y', length: 'width' | 'height'): number =>
    (a[side] + a[length] / 2) * (1 - share) + (b[side] + b[length] / 2) * share;
  return {
    x: middle(from, to, 'x', 'width') - width / 2,
    y: middle(from, to, 'y', 'height') - height / 2,
    ...{ width, height },
  };
}

/** Scale and offset that show an area in the middle of a screen, with a margin. */
export function fit(
  area: Area,
  screen: { readonly width: number; readonly height: number },
): { readonly scale: number; readonly x: number; readonly y: number } {
  const scale = Math.min(maxScale, (0.94 * screen.width) / area.width, (0.94 * screen.height) / area.height);
  return {
    scale,
    x: screen.width / 2 - (area.x + area.width / 2) * scale,
    y: screen.height / 2 - (area.y + area.height / 2) * scale,
  };
}

/** A cell at the start is this many times as large as in the whole picture, at most. */
const maxScale = 12;
