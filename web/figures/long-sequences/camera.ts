import type { LongView } from '../../workers/long-sequences/messages';

/** The visible part of the n × n weights: a square of `size` cells from (row, column), in fractions of cells. */
export interface Camera {
  readonly row: number;
  readonly column: number;
  readonly size: number;
}

/** The smallest number of cells side by side. */
export const minCells = 12;

/** Maximum width of a rendered picture; when zoomed out, one number stands for a block of weights. */
const maxPictureSize = 512;

const clamp = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

export const fullView = (n: number): Camera => ({ row: 0, column: 0, size: n });

function clampCamera({ row, column, size }: Camera, n: number): Camera {
  const clamped = clamp(Math.min(minCells, n), size, n);
  return { row: clamp(0, row, n - clamped), column: clamp(0, column, n - clamped), size: clamped };
}

export function pan(camera: Camera, rows: number, columns: number, n: number): Camera {
  return clampCamera({ ...camera, row: camera.row + rows, column: camera.column + columns }, n);
}

/** Zooms by a factor around the fixed point (x, y), given as fractions of the side. */
export function zoom({ row, column, size }: Camera, factor: number, x: number, y: number, n: number): Camera {
  const next = clamp(Math.min(minCells, n), size / factor, n);
  return clampCamera({ row: row + (size - next) * y, column: column + (size - next) * x, size: next }, n);
}

/** Moves the camera just enough to show a cell. */
export function reveal(camera: Camera, row: number, column: number, n: number): Camera {
  const near = (start: number, at: number): number => clamp(at + 1 - camera.size, start, at);
  return clampCamera({ ...camera, row: near(camera.row, row), column: near(camera.column, column) }, n);
}

/** The range of weights to compute for a camera. */
export function viewOf({ row, column, size }: Camera, n: number): LongView {
  const step = [1, 2, 4].find((each) => size / each <= maxPictureSize) ?? 8;
  const down = (at: number): number => Math.floor(at / step) * step;
  const up = (at: number): number => Math.min(n, Math.ceil(at / step) * step);
  return {
    firstRow: down(row),
    lastRow: up(row + size),
    firstColumn: down(column),
    lastColumn: up(column + size),
    step,
  };
}

export const sameView = (one: LongView, other: LongView): boolean =>
  one.step === other.step &&
  one.firstRow === other.firstRow &&
  one.lastRow === other.lastRow &&
  one.firstColumn === other.firstColumn &&
  one.lastColumn === other.lastColumn;
