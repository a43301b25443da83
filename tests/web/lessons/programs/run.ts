import type { OptionValue, Trace } from '../../../../web/engine/types';
import type { Rows } from '../../../../web/lessons/lesson';
import { matrixOfRows } from '../../../../web/store/document/preset';
import { seededNumber } from '../../../../web/store/document/random';
import { lessons, wholeEngine } from '../../all';

const engine = await wholeEngine();

/** What a run has in place of the options and numbers of the lesson. */
interface Changes {
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly inputs?: Readonly<Record<string, Rows>>;
}

/** The run of a lesson about a program, with some changes. */
export function runOf(id: string, { options = {}, inputs = {} }: Changes = {}): Trace {
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const { variant, preset } = lesson;
  const matrices = Object.entries({ ...preset.inputs, ...inputs }).map(([name, rows]) => [
    name,
    matrixOfRows(rows),
  ]);
  return engine.run({
    variant,
    options: { ...preset.options, ...options },
    inputs: Object.fromEntries(matrices),
  });
}

/** The inputs of a lesson by name, as rows. */
export function inputsOf(id: string): Readonly<Record<string, Rows>> {
  return lessons.find((each) => each.id === id)?.preset.inputs ?? {};
}

/** Rows like those of a lesson's input, with other numbers. */
export const otherRows = (name: string, rows: Rows): Rows =>
  rows.map((row, at) => row.map((_, col) => seededNumber(`other ${name}`, at, col)));

/** A matrix of a run, as rows. Throws if there is none. */
export function rowsOf(trace: Trace, id: string): readonly (readonly number[])[] {
  const node = trace.node(id);
  if (node === undefined) throw new Error(`no ${id}`);
  const { rows, cols, data } = node;
  return Array.from({ length: rows }, (_, row) => Array.from(data.slice(row * cols, (row + 1) * cols)));
}

/** The largest magnitude in a matrix of a run. */
export const largestIn = (trace: Trace, id: string): number =>
  Math.max(...rowsOf(trace, id).flat().map(Math.abs));

/** Half the distance of 1 to the next double: the relative error of one operation. */
export const roundoff = 2 ** -53;
