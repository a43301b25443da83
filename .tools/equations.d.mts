import type { MathTree } from '../web/ui/equation/mathml';

/** The tree of one LaTeX string; throws when Temml cannot read it. */
export function toTree(latex: string): MathTree;
