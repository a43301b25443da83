import type { Trace, TraceNode } from '../../../engine/types';

/** Whether a node is a step without a name in a line of a program, such as `scores.matmul`: equations contain it. */
export const isSubStep = ({ kind, name }: TraceNode): boolean => kind === 'computed' && name.includes('.');

/** The sub-steps between a node and the matrices that it is computed from, in the order in which they are computed. */
export function subStepsOf(node: TraceNode, trace: Trace): readonly TraceNode[] {
  const found = new Set<TraceNode>();
  const visit = (each: TraceNode): void => {
    for (const operand of operandsOf(each, trace)) {
      if (!isSubStep(operand) || found.has(operand)) continue;
      found.add(operand);
      visit(operand);
    }
  };
  visit(node);
  return [...found].sort((a, b) => a.index - b.index);
}

/** What a node is computed from, as its equation names it: what sub-steps are computed from stands in their place. */
export function givenOf(node: TraceNode, trace: Trace): readonly TraceNode[] {
  const parts = subStepsOf(node, trace);
  if (parts.length === 0) return operandsOf(node, trace);
  const all = [...parts, node].flatMap((each) => operandsOf(each, trace));
  const given = new Set(all.filter((each) => !isSubStep(each)));
  return [...given].sort((a, b) => a.index - b.index);
}

const operandsOf = ({ operands }: TraceNode, { nodes }: Trace): readonly TraceNode[] =>
  operands.flatMap((index) => nodes[index] ?? []);
