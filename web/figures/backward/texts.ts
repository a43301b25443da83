import tables from '../../generated/lessons/backward-en.json' with { type: 'json' };

/**
 * The explanation of a node in the backward pass, from `content/backward`. It depends on the op that is differentiated, not on the
 * lesson. References are those of lessons, with these names for nodes:
 * - `[[it]]` the node itself, `[[arg0]]`, `[[arg1]]` its operands;
 * - `[[of]]` the forward node whose gradient it is;
 * - `[[by]]` the forward node that reads `of`, and `[[back]]` the gradient of that node;
 * - `[[with]]` the other operand of `by`.
 */
export interface BackwardStep {
  readonly prose: string;
  readonly aside?: string;
}

type Steps = Readonly<Record<string, BackwardStep>>;

/** By kind of loss; by name of an auxiliary node; by op, with the index of the operand after a colon if it matters. */
export const stepTables: Readonly<Record<'loss' | 'auxiliary' | 'gradient', Steps>> = tables;
