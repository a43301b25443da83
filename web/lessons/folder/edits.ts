import * as v from 'valibot';
import type { Edit } from '../guide';
import { type EditEntry, editSchema } from './schema';

/** The edits of cells that a filled rectangle stands for. */
export function editsOf(edit: EditEntry): readonly Edit[] {
  if (!('fill' in edit)) return [edit];
  const [firstRow, lastRow] = edit.rows;
  const [firstCol, lastCol] = edit.cols;
  const width = lastCol - firstCol + 1;
  return Array.from({ length: (lastRow - firstRow + 1) * width }, (_, at) => ({
    set: `${edit.fill}:${firstRow + Math.floor(at / width)},${firstCol + (at % width)}`,
    to: edit.to,
  }));
}

/** At most so many cells and options make one change, so that a small file cannot become a large one. */
const mostEdits = 256;

const editsSchema = v.pipe(
  v.array(editSchema),
  v.check((edits) => edits.reduce((count, edit) => count + countOf(edit), 0) <= mostEdits),
);

function countOf(edit: EditEntry): number {
  if (!('fill' in edit)) return 1;
  const [rows, cols] = [edit.rows, edit.cols].map(([first, last]) => Math.max(0, last - first + 1));
  return (rows ?? 0) * (cols ?? 0);
}

/** Reads the edits of untrusted data; null if they are none. */
export function readEdits(data: unknown): readonly Edit[] | null {
  const read = v.safeParse(editsSchema, data);
  return read.success ? read.output.flatMap(editsOf) : null;
}
