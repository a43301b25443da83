import { readFileSync } from 'node:fs';
import type { CellRef, Explanation, OptionValue, Trace, TraceNode } from '../../../../web/engine/types';
import { resultAgain, termAgain } from '../../engine/support/arithmetic';

interface Fixture {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly nodes: readonly {
    readonly id: string;
    readonly tolerance: number;
    readonly data: readonly (readonly (number | string)[])[];
  }[];
}

/** What a number must be, and how far a correct program may be from it. */
export interface Due {
  readonly value: number;
  readonly tolerance: number;
}

/** The numbers of a lesson about a program that NumPy gave, whose program is text alone. */
export interface Oracle {
  readonly options: Fixture['options'];
  readonly inputs: Fixture['inputs'];
  /** The matrices that the program names. */
  readonly named: ReadonlySet<string>;
  /** What a cell of any step must be: as NumPy has it, or, between two names, what its arithmetic makes of such numbers. */
  due(cell: CellRef): Due;
  /** What the arithmetic of a cell makes of the numbers that it reads. */
  again(cell: CellRef): Due;
}

/** How far off results of a few roundings may be, in parts of the largest number that is read. */
const roundings = 1e-13;

const sizeOf = (value: number): number => (Number.isFinite(value) ? Math.abs(value) : 0);

export function oracleOf(lesson: string, trace: Trace): Oracle {
  const fixture: Fixture = JSON.parse(readFileSync(`tests/fixtures/program_lessons/${lesson}.json`, 'utf8'));
  const nodes = new Map(fixture.nodes.map((node) => [node.id, node]));
  const known = new Map<string, Due>();
  const due = (cell: CellRef): Due => {
    const node = nodes.get(cell.node);
    if (node !== undefined)
      return { value: Number(node.data[cell.row]?.[cell.col] ?? 'none'), tolerance: node.tolerance };
    const key = `${cell.node} ${cell.row} ${cell.col}`;
    const found = known.get(key) ?? again(cell);
    known.set(key, found);
    return found;
  };
  const again = (cell: CellRef): Due => {
    const { terms, ...explanation } = trace.explain(cell);
    let [size, tolerance] = [1, 0];
    const computed = terms.map(({ factors }) => {
      const read = factors.map((factor) => {
        const given = factor.cell === null ? { value: factor.value, tolerance: 0 } : due(factor.cell);
        size = Math.max(size, sizeOf(given.value));
        tolerance = Math.max(tolerance, given.tolerance);
        return { cell: factor.cell, value: given.value };
      });
      const term = { factors: read, value: Number.NaN };
      const { value } = termAgain({ ...explanation, terms }, term);
      size = Math.max(size, sizeOf(value));
      return { ...term, value };
    });
    const value = resultAgain({ ...explanation, terms: computed });
    return { value, tolerance: tolerance * Math.max(2, size * terms.length) + roundings * size };
  };
  return { options: fixture.options, inputs: fixture.inputs, named: new Set(nodes.keys()), due, again };
}

/** Whether a number is what it must be; infinities and NaN are the same. */
export const isAsDue = (value: number, { value: expected, tolerance }: Due): boolean =>
  Object.is(value + 0, expected + 0) || Math.abs(value - expected) <= tolerance;

export const cellsOf = ({ id, rows, cols }: TraceNode): readonly CellRef[] =>
  Array.from({ length: rows * cols }, (_, at) => ({ node: id, row: Math.floor(at / cols), col: at % cols }));

export const isGivenCell = ({ reduction }: Explanation): boolean => reduction === 'given';
