import type { OptionValue, Trace, TraceNode } from '../../../../web/engine/types';
import type { Rows } from '../../../../web/lessons/lesson';
import { matrixOfRows } from '../../../../web/store/document/preset';
import { lessons, wholeEngine } from '../../all';

const engine = await wholeEngine();

/** The relative error of one rounding. */
export const rounding = 2 ** -53;

interface Change {
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly inputs?: Readonly<Record<string, Rows>>;
}

/** Runs a lesson, with other options or other numbers. */
export function runOf(id: string, { options, inputs }: Change = {}): Trace {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const { preset, variant } = lesson;
  const matrices = Object.entries({ ...preset.inputs, ...inputs }).map(
    ([name, rows]) => [name, matrixOfRows(rows)] as const,
  );
  return engine.run({
    variant,
    inputs: Object.fromEntries(matrices),
    options: { ...preset.options, ...options },
  });
}

function nodeOf(trace: Trace, id: string): TraceNode {
  const node = trace.node(id);
  if (node === undefined) throw new Error(`no node ${id}`);
  return node;
}

/** The rows of a node. */
export function rowsOf(trace: Trace, id: string): number[][] {
  const { data, rows, cols } = nodeOf(trace, id);
  return Array.from({ length: rows }, (_, row) => Array.from(data.slice(row * cols, (row + 1) * cols)));
}

/** All numbers of a node. */
export const numbersOf = (trace: Trace, id: string): readonly number[] => Array.from(nodeOf(trace, id).data);

/** The largest difference of two rows of numbers. */
export const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((number, at) => Math.abs(number - (other[at] ?? Number.NaN))));

/** The largest magnitude. */
export const largest = (numbers: readonly number[]): number => Math.max(...numbers.map(Math.abs));

/** Rows of numbers between −2 and 2, always the same. */
export function someRows(rows: number, cols: number, seed: number): Rows {
  let state = seed;
  const next = (): number => {
    state = (state * 16_807) % 2_147_483_647;
    return (4 * state) / 2_147_483_647 - 2;
  };
  return Array.from({ length: rows }, () => Array.from({ length: cols }, next));
}
