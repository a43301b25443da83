import type { Page } from '@playwright/test';
import { type Snapshot, snapshot, snapshotsOfPictured } from '../lab';
import { readNumber } from '../text';
import { map, type Rows, type Sample } from './reference';

/** A sample with one number changed. */
export function withCell(sample: Sample, input: string, row: number, col: number, value: number): Sample {
  const rows = map(sample.inputs[input] ?? [], (old, i, j) => (i === row && j === col ? value : old));
  return withInput(sample, input, rows);
}

/** A sample with another matrix. */
export function withInput(sample: Sample, input: string, rows: Rows): Sample {
  return { ...sample, inputs: { ...sample.inputs, [input]: rows } };
}

/** A sample with other options. */
export function withOptions(sample: Sample, options: Sample['options']): Sample {
  return { ...sample, options: { ...sample.options, ...options } };
}

/** The input matrices of a step, also those that are pictures, for numbers that are printed in full. */
export async function shownInputs(page: Page): Promise<Readonly<Record<string, Rows>>> {
  const shown = await snapshot(page);
  const cells = [shown, ...(await snapshotsOfPictured(page, [shown]))].flatMap((each) => each.cells);
  const ids = [...new Set(cells.map(({ node }) => node))];
  return Object.fromEntries(ids.map((id) => [id, shownRows(cells.filter(({ node }) => node === id))]));
}

function shownRows(cells: Snapshot['cells']): Rows {
  const rows = [...new Set(cells.map(({ row }) => row))];
  return rows.map((row) =>
    cells.filter((cell) => cell.row === row).map(({ text }) => readNumber(text)?.value ?? Number.NaN),
  );
}
