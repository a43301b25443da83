import { type Arithmetic, beside, columns, type Matrix, transpose } from './arithmetic';
import type { Builder } from './run';

/** What happens between the scores and the weights. */
export interface Core {
  readonly scale: number;
  readonly softcap: number;
  readonly keeps: (row: number, col: number) => boolean;
}

export interface Attended {
  readonly products: Matrix;
  readonly scaled: Matrix;
  readonly masked: Matrix;
  readonly weights: Matrix;
  readonly context: Matrix;
}

export function attend(
  arithmetic: Arithmetic,
  [q, k, v]: readonly [Matrix, Matrix, Matrix],
  core: Core,
): Attended {
  const products = arithmetic.product(q, transpose(k));
  const scaled = arithmetic.map(products, (value) => value * core.scale);
  const capped =
    core.softcap > 0
      ? arithmetic.map(scaled, (value) => core.softcap * Math.tanh(value / core.softcap))
      : scaled;
  const masked = arithmetic.map(capped, (value, row, col) => (core.keeps(row, col) ? value : -Infinity));
  const weights = arithmetic.softmax(masked);
  return { products, scaled, masked, weights, context: arithmetic.product(weights, v) };
}

export const plainCore = (d_k: number): Core => ({
  scale: 1 / Math.sqrt(d_k),
  softcap: 0,
  keeps: () => true,
});

/** A mask, as an option of the check or as an array of the file. */
export interface ChosenMask {
  readonly keeps: Core['keeps'];
  /** How the program stores it; null if the check is told by an option. */
  readonly stored: ((keeps: boolean) => number) | null;
}

const storedMasks: readonly ChosenMask['stored'][] = [
  ...[null, null, null],
  (keeps) => (keeps ? 0 : -Infinity),
  (keeps) => (keeps ? 0 : -1e9),
];

/** A mask that leaves a key to every row. */
export function chooseMask({ random, options }: Builder, rows: number, cols: number): ChosenMask {
  const kind = random.pick(['none', 'none', 'causal', 'causal_bottom_right', 'padding', 'window'] as const);
  if (kind === 'none' || (cols < rows && /right|window/.test(kind)))
    return { keeps: () => true, stored: null };
  const stored = random.pick(storedMasks);
  const tell = (values: Readonly<Record<string, string | number>>): void => {
    if (stored === null) Object.assign(options, values);
  };
  const chosen = (keeps: Core['keeps']): ChosenMask => ({ keeps, stored });
  tell({ mask: kind });
  if (kind === 'causal') return chosen((row, col) => col <= row);
  if (kind === 'causal_bottom_right') return chosen((row, col) => col <= row + cols - rows);
  const [left, right] = [random.whole(0, 3), random.whole(0, 3)];
  if (kind === 'window') {
    tell({ window_left: left, window_right: right });
    return chosen((row, col) => row - col <= left && col - row <= right);
  }
  const valid = random.whole(1, cols);
  tell({ valid_len: valid });
  return chosen((_, col) => col < valid);
}

/** Keeps the array of a mask that the file holds. */
export function keepMask(build: Builder, { keeps, stored }: ChosenMask, rows: number, cols: number): void {
  if (stored === null) return;
  const { round } = build.arithmetic;
  const mask = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_value, col) => round(stored(keeps(row, col)))),
  );
  build.keepMatrix('mask', mask, true);
}

/** Columns of each head. */
export function splitHeads(matrix: Matrix, heads: number): readonly Matrix[] {
  const width = (matrix[0]?.length ?? 0) / heads;
  return Array.from({ length: heads }, (_, head) => columns(matrix, head * width, (head + 1) * width));
}

/** Several heads side by side, and their joined contexts. */
export function attendHeads(
  arithmetic: Arithmetic,
  [q, k, v]: readonly [Matrix, Matrix, Matrix],
  { heads, groups = heads }: { readonly heads: number; readonly groups?: number },
  core: Core,
): { readonly heads: readonly Attended[]; readonly joined: Matrix } {
  const [queries, keys, values] = [splitHeads(q, heads), splitHeads(k, groups), splitHeads(v, groups)];
  const attended = queries.map((query, head) => {
    const group = Math.floor((head * groups) / heads);
    return attend(arithmetic, [query, keys[group] ?? [], values[group] ?? []], core);
  });
  return { heads: attended, joined: beside(attended.map(({ context }) => context)) };
}
