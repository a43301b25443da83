import type { OpParameters } from '../../../engine/analysis/op-parameters';
import type { TraceNode } from '../../../engine/types';

/** A node as an expression is written from it. */
export interface OpNode<Parameters> {
  readonly node: TraceNode;
  readonly operands: readonly TraceNode[];
  readonly parameters: Parameters;
}

/** The right-hand side of a step: `names` are the variables of the operands. */
export type Expression<Parameters = unknown> = (names: readonly string[], of: OpNode<Parameters>) => string;

/** Parameters by op. Sums of lines are ops of derivatives, too, and need only the shape of their node. */
export interface CodeParameters extends OpParameters {
  readonly sum_to: Readonly<Record<never, never>>;
}

export type CodeOp = keyof CodeParameters;

/** How a language writes each op. */
export type Expressions = { readonly [Op in CodeOp]: Expression<CodeParameters[Op]> };
