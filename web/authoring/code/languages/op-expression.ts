import type { OpName, OpParameters } from '../../../engine/analysis/op-parameters';
import type { TraceNode } from '../../../engine/types';

/** A node as an expression is written from it. */
export interface OpNode<Parameters> {
  readonly node: TraceNode;
  readonly operands: readonly TraceNode[];
  readonly parameters: Parameters;
}

/** The right-hand side of a step: `names` are the variables of the operands. */
export type Expression<Parameters = unknown> = (names: readonly string[], of: OpNode<Parameters>) => string;

/** How a language writes each op. */
export type Expressions = { readonly [Op in OpName]: Expression<OpParameters[Op]> };
