import type { MainModule } from '../generated/engine';
import { requireFullBuild } from './builds/full-build';
import { engineError } from './errors';
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

/** The number that identifies a run in an instance until it is released. */
export type TraceHandle = ReturnType<MainModule['run']>;

/**
 * Calls a function with the handle of this trace and the module instance. If the run was released, the engine
 * recomputes it first.
 */
export type WithHandle = <Result>(use: (handle: TraceHandle, module: MainModule) => Result) => Result;

/** The part of a trace that depends on the variant, the options and the shapes, but not on the numbers. */
export type Structure = ReturnType<MainModule['structure']>;

/** A structure, and the nodes of the last run that has it. */
export interface CachedStructure {
  readonly structure: Structure;
  lastNodes: readonly TraceNode[];
}

type PackedExplanation = ReturnType<MainModule['explain']>;

/** A finished run as plain data. Explanations and gradients are computed by the engine on demand. */
export class EngineTrace implements Trace {
  readonly variant: string;
  readonly nodes: readonly TraceNode[];
  readonly sections: Trace['sections'];
  readonly outputs: Trace['outputs'];
  readonly notes: Trace['notes'];
  readonly dimensions: Trace['dimensions'];
  readonly #byId: ReadonlyMap<string, TraceNode>;
  readonly #withHandle: WithHandle;
  #lastGradients: { readonly key: string; readonly gradients: Float64Array } | null = null;

  constructor(
    variant: string,
    cached: CachedStructure,
    { data, notes }: { readonly data: Float64Array; readonly notes: Trace['notes'] },
    withHandle: WithHandle,
  ) {
    const { structure } = cached;
    this.variant = variant;
    this.nodes = unpackNodes(cached, data);
    cached.lastNodes = this.nodes;
    this.sections = structure.sections;
    this.outputs = structure.outputs;
    this.dimensions = structure.dimensions;
    this.notes = notes;
    this.#byId = new Map(this.nodes.map((node) => [node.id, node]));
    this.#withHandle = withHandle;
    Object.freeze(this);
  }

  /** For other files of the engine; not part of `Trace`. */
  static useHandle<Result>(
    trace: EngineTrace,
    use: (handle: TraceHandle, module: MainModule) => Result,
  ): Result {
    return trace.#withHandle(use);
  }

  node(id: string): TraceNode | undefined {
    return this.#byId.get(id);
  }

  explain(cell: CellRef): Explanation {
    const index = this.#requireNode(cell.node).index;
    const packed = this.#withHandle((handle, module) => module.explain(handle, index, cell.row, cell.col));
    return this.#unpack(cell, packed);
  }

  lineage(cell: CellRef, depth: number): readonly LineageEntry[] {
    const index = this.#requireNode(cell.node).index;
    const entries = this.#withHandle((handle, module) =>
      module.lineage(handle, index, cell.row, cell.col, depth),
    );
    return entries.map((entry) => ({
      ...this.#unpack({ node: this.#idOf(entry.node), row: entry.row, col: entry.col }, entry.explanation),
      depth: entry.depth,
    }));
  }

  gradient(of: GradientTarget, wrt: string): MatrixData {
    const { index, rows, cols } = this.#requireNode(wrt);
    const gradients = this.#gradients(of);
    const start = this.nodes.slice(0, index).reduce((sum, node) => sum + node.rows * node.cols, 0);
    return { rows, cols, data: gradients.slice(start, start + rows * cols) };
  }

  perturbed(of: CellRef, { at, number, reader, slot = -1 }: Perturbation): number {
    if (typeof number !== 'number') throw engineError('perturbed', 'error.perturbation_not_a_number');
    const by = reader === undefined ? null : this.#requireNode(reader).index;
    const change = { at: this.#indexed(at), number, reader: by, slot };
    const cell = this.#indexed(of);
    return this.#withHandle((handle, module) =>
      requireFullBuild(module, 'perturbed').perturbed(handle, cell, change),
    );
  }

  #indexed({ node, row, col }: CellRef): { node: number; row: number; col: number } {
    return { node: this.#requireNode(node).index, row, col };
  }

  /** The gradients of all nodes from one backward pass. The last result is cached. */
  #gradients(of: GradientTarget): Float64Array {
    const key = JSON.stringify(of);
    if (this.#lastGradients?.key !== key) {
      this.#lastGradients = { key, gradients: this.#backward(of) };
    }
    return this.#lastGradients.gradients;
  }

  #backward(of: GradientTarget): Float64Array {
    const index = this.#requireNode(of.node).index;
    return this.#withHandle((handle, module) => {
      if (!('loss' in of)) return module.gradientOfCell(handle, index, of.row, of.col);
      return of.loss === 'sum'
        ? module.gradientOfSum(handle, index)
        : module.gradientOfSquares(handle, index);
    });
  }

  #requireNode(id: string): TraceNode {
    const node = this.#byId.get(id);
    if (!node) throw engineError(this.variant, 'error.no_node_in_run', { id });
    return node;
  }

  #idOf(index: number): string {
    return this.nodes[index]?.id ?? '';
  }

  #unpack(cell: CellRef, packed: PackedExplanation): Explanation {
    const { reduction, function: functionName, namesCell, sentence, numbers } = packed;
    const read = reader(numbers);
    const result = read();
    const total = read();
    const chosen = read();
    const terms = repeat(read(), () => this.#readTerm(read));
    return {
      cell,
      reduction,
      function: functionName,
      terms,
      total,
      chosen,
      result,
      namesCell,
      sentence,
    };
  }

  #readTerm(read: () => number): Term {
    const value = read();
    return { value, factors: repeat(read(), () => this.#readFactor(read)) };
  }

  #readFactor(read: () => number): Factor {
    const node = read();
    const cell = { node: this.#idOf(node), row: read(), col: read() };
    return { cell: node < 0 ? null : cell, value: read() };
  }
}

/**
 * Splits the numbers of a run by node. A node whose numbers have not changed is the same object as in the last run, so that
 * views can skip it.
 */
function unpackNodes({ structure, lastNodes }: CachedStructure, data: Float64Array): readonly TraceNode[] {
  let start = 0;
  return structure.nodes.map((node, index) => {
    const end = start + node.rows * node.cols;
    const own = data.subarray(start, end);
    start = end;
    const previous = lastNodes[index];
    // A copy, since a subarray would keep the numbers of the complete run in memory.
    return previous !== undefined && sameNumbers(previous.data, own)
      ? previous
      : { ...node, data: own.slice() };
  });
}

/** A loop, since `every` takes several times as long. */
function sameNumbers(some: Float64Array, others: Float64Array): boolean {
  for (let at = 0; at < some.length; at++) if (!Object.is(some[at], others[at])) return false;
  return true;
}

function reader(numbers: Float64Array): () => number {
  let next = 0;
  return () => numbers[next++] ?? Number.NaN;
}

function repeat<Item>(count: number, make: () => Item): Item[] {
  const items: Item[] = [];
  for (let k = 0; k < count; k++) items.push(make());
  return items;
}
