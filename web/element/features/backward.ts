import { backwardPass as module } from '../../figures/backward/index';
import equations from '../../generated/equations-backward.json';
import { addEquations } from '../../ui/equation/equation';

addEquations(equations);

/** What shows the backward pass, with its formulas. Fetched when somebody first goes back. */
export const backwardPass = module;
