import equations from '../../generated/equations-backward.json';
import { addEquations } from '../../ui/equation/equation';
import { backwardPass as module } from './index';

addEquations(equations);

/** The views of the backward pass with their equations, loaded on demand. */
export const backwardPass = module;
