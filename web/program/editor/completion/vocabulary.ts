import type { ProgramWalk } from '../../../engine/programs';
import type { Trace, VariantSchema } from '../../../engine/types';
import type { FunctionInfo } from '../../help/functions';

/** A name of the program, and what the last run knows of it: the shape of a matrix, the number of a size or an option. */
export interface NameInfo {
  readonly name: string;
  /** `m × n = 3 × 4`, or `n = 4`. */
  readonly detail: string;
  /** The role of a matrix; empty for others. */
  readonly role: string;
}

/** All words that completion and tooltips know. */
export interface Vocabulary {
  /** What a list of them is called. */
  readonly label: string;
  readonly functions: ReadonlyMap<string, FunctionInfo>;
  readonly names: ReadonlyMap<string, NameInfo>;
}

/** The names of a run: matrices with their shapes, sizes and options with their numbers. A name that is used again has its last shape. */
export function namesOf(
  walk: ProgramWalk | null,
  trace: Trace | null,
  schema: VariantSchema | null,
): Vocabulary['names'] {
  const names = new Map<string, NameInfo>();
  for (const { name, default: initial } of schema?.options ?? [])
    names.set(name, { name, detail: String(initial), role: '' });
  for (const [name, size] of Object.entries(trace?.dimensions ?? {}))
    names.set(name, { name, detail: `${name} = ${size}`, role: '' });
  for (const { node, isKey, name } of walk?.steps ?? []) {
    const found = trace?.nodes[node];
    if (!isKey || found === undefined) continue;
    const { rows, cols, row_dim, col_dim, role } = found;
    const sizes = `${rows} × ${cols}`;
    const dims = `${row_dim || rows} × ${col_dim || cols}`;
    names.set(name, { name, detail: dims === sizes ? sizes : `${dims} = ${sizes}`, role });
  }
  return names;
}
