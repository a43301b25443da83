import type { MainModule } from '../generated/engine';
import { mistake } from './errors';
import type {
  CellRef,
  Explanation,
  Factor,
  GradientTarget,
  LineageEntry,
  MatrixData,
  Perturbation,
  Term,
  Trace,
  TraceNode,
} from './types';
import { whole } from './whole';

/** The number by which an instance knows a run, until it is released. */
export type TraceHandle = ReturnType<MainModule['run']>;

/**
 * Calls `use` with the handle of this trace, and the instance that it lives in; the engine replays the run first if it was
 * released.
 */
export type WithHandle = <Result>(use: (handle: TraceHandle, module: MainModule) => Result) => Result;

/** What follows from the variant, the options and the shapes, whatever the numbers are. */
export type Structure = ReturnType<MainModule['structure']>;

/** A structure, and the nodes of the last run that had it. */
export interface KnownStructure {
  readonly structure: Structure;
  last: readonly TraceNode[];
}

type PackedExplanation = ReturnType<MainModule['explain']>;

/** A finished run as plain data, with questions answered by the engine. */
export class EngineTrace implements Trace {
  readonly variant: string;
  readonly nodes: readonly TraceNode[];
  readonly sections: Trace['sections'];
  readonly outputs: Trace['outputs'];
  readonly notes: Trace['notes'];
  readonly dimensions: Trace['dimensions'];
  readonly #byId: ReadonlyMap<string, TraceNode>;
  readonly #withHandle: WithHandle;
  #last: { readonly key: string; readonly gradients: Float64Array } | null = null;

  constructor(
    variant: string,
    known: KnownStructure,
    { data, notes }: { readonly data: Float64Array; readonly notes: Trace['notes'] },
    withHandle: WithHandle,
  ) {
    const { structure } = known;
    this.variant = variant;
    this.nodes = unpackNodes(known, data);
    known.last = this.nodes;
    this.sections = structure.sections;
    this.outputs = structure.outputs;
    this.dimensions = structure.dimensions;
    this.notes = notes;
    this.#byId = new Map(this.nodes.map((node) => [node.id, node]));
    this.#withHandle = withHandle;
    Object.freeze(this);
  }

  node(id: string): TraceNode | undefined {
    return this.#byId.get(id);
  }

  explain(cell: CellRef): Explanation {
    const index = this.#known(cell.node).index;
    const packed = this.#withHandle((handle, module) => module.explain(handle, index, cell.row, cell.col));
    return this.#unpack(cell, packed);
  }

  lineage(cell: CellRef, depth: number): readonly LineageEntry[] {
    const index = this.#known(cell.node).index;
    const entries = this.#withHandle((handle, module) =>
      module.lineage(handle, index, cell.row, cell.col, depth),
    );
    return entries.map((entry) => ({
      ...this.#unpack({ node: this.#idOf(entry.node), row: entry.row, col: entry.col }, entry.explanation),
      depth: entry.depth,
    }));
  }

  gradient(of: GradientTarget, wrt: string): MatrixData {
    const { index, rows, cols } = this.#known(wrt);
    const gradients = this.#gradients(of);
    const start = this.nodes.slice(0, index).reduce((sum, node) => sum + node.rows * node.cols, 0);
    return { rows, cols, data: gradients.slice(start, start + rows * cols) };
  }

  perturbed(of: CellRef, { at, number, reader, slot = -1 }: Perturbation): number {
    if (typeof number !== 'number') throw mistake('perturbed', 'error.perturbation_not_a_number');
    const by = reader === undefined ? null : this.#known(reader).index;
    const change = { at: this.#indexed(at), number, reader: by, slot };
    const cell = this.#indexed(of);
    return this.#withHandle((handle, module) => whole(module, 'perturbed').perturbed(handle, cell, change));
  }

  #indexed({ node, row, col }: CellRef): { node: number; row: number; col: number } {
    return { node: this.#known(node).index, row, col };
  }

  /** One backward pass gives the gradient of every node, and a reader asks for many of them. */
  #gradients(of: GradientTarget): Float64Array {
    const key = JSON.stringify(of);
    if (this.#last?.key !== key) {
      this.#last = { key, gradients: this.#backward(of) };
    }
    return this.#last.gradients;
  }

  #backward(of: GradientTarget): Float64Array {
    const index = this.#known(of.node).index;
    return this.#withHandle((handle, module) => {
      if (!('loss' in of)) return module.gradientOfCell(handle, index, of.row, of.col);
      return of.loss === 'sum'
        ? module.gradientOfSum(handle, index)
        : module.gradientOfSquares(handle, index);
    });
  }

  #known(id: string): TraceNode {
    const node = this.#byId.get(id);
    if (!node) throw mistake(this.variant, 'error.no_node_in_run', { id });
    return node;
  }

  #idOf(index: number): string {
    return this.nodes[index]?.id ?? '';
  }

  #unpack(cell: CellRef, packed: PackedExplanation): Explanation {
    const { reduction, function: applied, sentence, numbers } = packed;
    const read = reader(numbers);
    const result = read();
    const total = read();
    const chosen = read();
    const terms = times(read(), () => this.#readTerm(read));
    return {
      cell,
      reduction,
      function: applied,
      terms,
      total,
      chosen,
      result,
      sentence,
    };
  }

  #readTerm(read: () => number): Term {
    const value = read();
    return { value, factors: times(read(), () => this.#readFactor(read)) };
  }

  #readFactor(read: () => number): Factor {
    const node = read();
    const cell = { node: this.#idOf(node), row: read(), col: read() };
    return { cell: node < 0 ? null : cell, value: read() };
  }
}

/**
 * Each node with its own part of the numbers, which the engine hands over in one piece. A node that an edit has not
 * reached is the same object as in the last run: whoever drew that one has drawn this one.
 */
function unpackNodes({ structure, last }: KnownStructure, data: Float64Array): readonly TraceNode[] {
  let start = 0;
  return structure.nodes.map((node, index) => {
    const end = start + node.rows * node.cols;
    const own = data.subarray(start, end);
    start = end;
    const same = last[index];
    // A copy of its own: a node that lives on must not keep the numbers of a whole run.
    return same !== undefined && sameNumbers(same.data, own) ? same : { ...node, data: own.slice() };
  });
}

function sameNumbers(some: Float64Array, others: Float64Array): boolean {
  return some.every((value, at) => Object.is(value, others[at]));
}

function reader(numbers: Float64Array): () => number {
  let next = 0;
  return () => numbers[next++] ?? Number.NaN;
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}
