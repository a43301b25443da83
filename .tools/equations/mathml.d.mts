import type { MathTree } from '../../web/ui/equation/mathml';

/** The tree of a LaTeX string. Throws if Temml cannot parse it. */
export function toTree(latex: string): MathTree;
