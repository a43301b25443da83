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

/** At most so many edits make one change. */
const editsSchema = v.pipe(v.array(editSchema), v.maxLength(50));

/** Reads the edits of untrusted data; null if they are none. */
export function readEdits(data: unknown): readonly Edit[] | null {
  const read = v.safeParse(editsSchema, data);
  return read.success ? read.output.flatMap(editsOf) : null;
}
