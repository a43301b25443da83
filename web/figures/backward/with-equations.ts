import equations from '../../generated/equations-backward.json';
import { addEquations } from '../../ui/equation/equation';
import { backwardPass as module } from './index';

addEquations(equations);

/** What shows the backward pass, with its formulas. Fetched when somebody first goes back. */
export const backwardPass = module;
