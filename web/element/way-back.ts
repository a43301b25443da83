import { wayBack as module } from '../exhibits/way-back/index';
import equations from '../generated/equations-backward.json';
import { addEquations } from '../views/equation';

addEquations(equations);

/** What shows the way back, with its formulas. Fetched when somebody first goes back. */
export const wayBack = module;
