import type { Message } from '../../i18n/message';
import type { CellRef, MatrixData, NodeKind, Role } from './basics';
import type { Explanation, LineageEntry } from './explanation';
import type { GradientTarget } from './request';

/** A group of nodes: `{ kind: 'self', number: null }`, or the second encoder layer, `{ kind: 'encoder', number: 2 }`. */
export interface Group {
  readonly kind: string;
  /** From 1; null if the groups of this kind are not numbered. */
  readonly number: number | null;
}

/** A matrix of a run. If its numbers are unchanged, consecutive runs share the same object. */
export interface TraceNode {
  /** Unique in the trace: `scores`, `head_0/scores` inside a head, `encoder_0/self/w_q` inside groups. */
  readonly id: string;
  /** The last part of the id: `scores`. */
  readonly name: string;
  readonly index: number;
  /** The operation that computed it: `input`, `matmul`, `softmax` … */
  readonly op: string;
  /** LaTeX without the subscript, for example `K^{\top}`. */
  readonly symbol: string;
  /** For a part of a gradient: the symbol of the node that it comes through, in LaTeX. Empty for other nodes. */
  readonly superscript: string;
  /** The subscript of the symbol, `1` for the first head; empty outside heads. */
  readonly subscript: string;
  /** The defining equation in LaTeX; `\arg{0}` stands for the symbol of the first operand. */
  readonly equation: string;
  /** Two to five words: "attention weights". */
  readonly title: Message;
  /** Indices of the operands. */
  readonly operands: readonly number[];
  readonly rows: number;
  readonly cols: number;
  /** The dimensions of the axes, as in `InputSchema.rows`. */
  readonly row_dim: string;
  readonly col_dim: string;
  /** How many products each cell adds up: k for the product of m × k and k × n. 0 for other ops. */
  readonly inner: number;
  readonly kind: NodeKind;
  /** Whether it is a parameter that training changes. */
  readonly learned: boolean;
  readonly role: Role;
  readonly section: string;
  /** Whether it belongs to the forward pass, the loss, or the backward pass. */
  readonly pass: 'forward' | 'loss' | 'backward';
  /** Number of its head, from 1; null outside heads. */
  readonly head: number | null;
  /** Number of its layer, from 1; null outside layers. */
  readonly layer: number | null;
  /** Its groups, outermost first. A step of a recurrence is the last one: `{ kind: 'step', number: 1 }`. */
  readonly group: readonly Group[];
  /** Id of the node whose gradient, or part of a gradient, this is; null for other nodes. */
  readonly gradient_of: string | null;
  /**
   * For a partial gradient: the node that it comes from, and the index of the operand. Null for sums of several. For an auxiliary
   * node of a derivative, which has a `part`: the node that it is named after, `weights` for `weights_jacobian`.
   */
  readonly via: string | null;
  readonly slot: number | null;
  /** The kind of an auxiliary node of a derivative, such as `jacobian`; `partial` for a part of a gradient; else empty. */
  readonly part: string;
  readonly data: Float64Array;
}

/** A section of the walk. Its id is `inputs`, `scores`, `head_0`, or `encoder_0/self/scores` inside groups. */
export interface TraceSection {
  readonly id: string;
  /** Its title, without the titles of its groups. */
  readonly name: Message;
  /** Indices of its nodes. */
  readonly nodes: readonly number[];
  /** Its groups, outermost first: one for each part of the id except the last. */
  readonly groups: readonly Group[];
}

/** A remark about a node of this run, for example that all keys of a row are masked. */
export interface TraceNote {
  readonly node: string;
  /** -1 if the note is about the complete node. */
  readonly row: number;
  readonly text: Message;
}

/** The replacement of one number of a run, input or computed. */
export interface Perturbation {
  readonly at: CellRef;
  /** The new number; may be −∞. */
  readonly number: number;
  /** Id of the only node that reads the new number. Default: all nodes. */
  readonly reader?: string | undefined;
  /** Index of the only operand of `reader` that has the new number. Default: all operands that are the changed node. */
  readonly slot?: number | undefined;
}

/** A finished run. Immutable, and valid after the engine restarts. */
export interface Trace {
  readonly variant: string;
  readonly nodes: readonly TraceNode[];
  readonly sections: readonly TraceSection[];
  readonly outputs: readonly string[];
  readonly notes: readonly TraceNote[];
  /** The sizes of the dimensions of the schema. */
  readonly dimensions: Readonly<Record<string, number>>;
  node(id: string): TraceNode | undefined;
  explain(cell: CellRef): Explanation;
  lineage(cell: CellRef, depth: number): readonly LineageEntry[];
  /** d(of)/d(wrt), in the shape of `wrt`. */
  gradient(of: GradientTarget, wrt: string): MatrixData;
  /**
   * The value that cell `of` would have after a change of one number. The run itself is not modified. For finite differences:
   * (perturbed(a + h) − perturbed(a − h)) / 2h. Throws `EngineError` if a node or cell does not exist, if `change.reader` does
   * not read the changed node, or if the build is not the full one.
   */
  perturbed(of: CellRef, change: Perturbation): number;
}
